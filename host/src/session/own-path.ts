const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007F');

/**
 * A redirect target that stays in the product: path, query and fragment. Undefined for anything
 * that a browser would take for another origin.
 */
export function ownPath(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/') || target.includes('\\') || hasControlCharacter(target))
    return undefined;
  const origin = 'https://own.invalid';
  if (!URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  // Dot segments may leave two slashes in front, which name another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
