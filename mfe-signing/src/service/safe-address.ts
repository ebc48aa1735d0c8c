const webProtocols = new Set(['https:', 'http:']);

/**
 * An address of the service that a browser may be sent to: http or https, absolute or of our own.
 * @returns undefined for anything else, such as `javascript:`
 */
export function safeAddress(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address, window.location.href)) return undefined;
  const url = new URL(address, window.location.href);
  return webProtocols.has(url.protocol) ? url.href : undefined;
}
