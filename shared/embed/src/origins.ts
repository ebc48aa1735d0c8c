import { isSecure } from './allowed-navigation';
import { toUrl } from './to-url';

function isExact(origin: string): boolean {
  const url = origin.includes('*') ? undefined : toUrl(origin);
  return url !== undefined && url.origin === origin && isSecure(url);
}

/**
 * The origins as given.
 * @throws {TypeError} for an address that is no exact origin ('*', a pattern, a path, 'null') or
 *   that is not encrypted
 */
export function exactOrigins(origins: readonly string[]): readonly string[] {
  for (const origin of origins) {
    if (!isExact(origin)) {
      throw new TypeError(`'${origin}' is no exact https origin such as https://app.bank.example`);
    }
  }
  return origins;
}

type ParentOrigins = { origins: readonly string[] } | { refused: OriginRefusal };

export type OriginRefusal = 'notEmbedded' | 'noAllowedOrigin' | 'foreignParent';

/**
 * Which of the allowed origins the parent can have: the one that the browser names, else all.
 * A referrer of another origin decides nothing, for a reloaded frame may refer to itself.
 */
export function parentOrigins(own: Window, allowed: readonly string[]): ParentOrigins {
  if (own.parent === own) return { refused: 'notEmbedded' };
  if (allowed.length === 0) return { refused: 'noAllowedOrigin' };
  const named = own.location.ancestorOrigins?.[0];
  if (named !== undefined) {
    return allowed.includes(named) ? { origins: [named] } : { refused: 'foreignParent' };
  }
  const referring = toUrl(own.document.referrer)?.origin;
  return {
    origins: referring !== undefined && allowed.includes(referring) ? [referring] : allowed,
  };
}
