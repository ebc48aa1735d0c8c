/**
 * Where links in messages of the bank may lead, with everything below: the bank, its regulator, the
 * land register and the laws. A bank that has other addresses names them here.
 */
const knownHosts = ['kb.cz', 'modrapyramida.cz', 'cnb.cz', 'cuzk.gov.cz', 'e-sbirka.gov.cz'];

/** Whether an address may be a link: `https` to a known host, without a name or port in it. */
export function isKnownAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, port } = new URL(address);
  return (
    protocol === 'https:' &&
    [username, password, port].every((part) => part === '') &&
    knownHosts.some((known) => hostname === known || hostname.endsWith(`.${known}`))
  );
}
