const webProtocols = new Set(['https:', 'http:']);

/**
 * An address of the service that a browser may be sent to: of the page's own origin or one of the
 * listed, absolute or relative.
 * @returns undefined for anything else, such as another origin or `javascript:`
 */
export function safeAddress(
  address: string | null | undefined,
  origins: readonly string[],
): string | undefined {
  if (!address || !URL.canParse(address, window.location.href)) return undefined;
  const { protocol, origin, href, username, password } = new URL(address, window.location.href);
  if (!webProtocols.has(protocol) || username || password) return undefined;
  return origin === window.location.origin || origins.includes(origin) ? href : undefined;
}
