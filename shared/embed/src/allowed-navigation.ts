import { toUrl } from './to-url';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Encrypted on the way, or never leaving the machine. */
export const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && localHosts.has(hostname));

/** Browsers read a backslash as a slash and leave control characters out. */
const isPlainText = (address: string) =>
  [...address].every((character) => character > ' ' && character !== '\\' && character !== '\x7f');

interface NavigationRules {
  /** Origin of the signing page; relative paths stay on it. */
  signingOrigin: string;
  /** Other origins that signing may lead to, exactly. */
  origins: readonly string[];
}

/**
 * The absolute address that `navigate` leads to, or undefined when it must not be followed: another
 * origin than the rules list, an unencrypted one, a script, or an address with credentials in it.
 */
export function allowedNavigation(
  navigate: string,
  { signingOrigin, origins }: NavigationRules,
): string | undefined {
  const url = isPlainText(navigate) ? toUrl(navigate, signingOrigin) : undefined;
  if (!url || url.username || url.password || !isSecure(url)) return undefined;
  return [signingOrigin, ...origins].includes(url.origin) ? url.href : undefined;
}
