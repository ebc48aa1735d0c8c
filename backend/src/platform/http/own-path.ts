/** Any origin; only whether the address leaves it matters. */
const origin = 'http://own.invalid';

/**
 * A redirect's target when it stays on our own origin, otherwise the fallback: another site must
 * not be able to send a user anywhere through us.
 */
export function ownPath(target: string | undefined, fallback = '/'): string {
  // Browsers read a backslash as a slash and drop control characters, so neither may pass.
  if (target === undefined || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(target)) return fallback;
  const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined;
  if (url?.origin !== origin || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
