/**
 * Whether a path is the prefix itself or lies under it; `/dash` is no prefix of `/dashboard`. A
 * segment that ends with `*` stands for any that begins so: `/cid-*` for `/cid-7`.
 */
export function isUnder(path: string, prefix: string): boolean {
  const segments = path.split('/');
  return prefix.split('/').every((wanted, index) => {
    const segment = segments[index] ?? '';
    return wanted.endsWith('*')
      ? segment.startsWith(wanted.slice(0, -1)) && segment.length >= wanted.length
      : segments.length > index && segment === wanted;
  });
}

/** The longest of the prefixes that the path lies under: it decides whose path it is. */
export function longestPrefix(prefixes: Iterable<string>, path: string): string | undefined {
  let longest: string | undefined;
  for (const prefix of prefixes) {
    if (isUnder(path, prefix) && prefix.length > (longest?.length ?? 0)) longest = prefix;
  }
  return longest;
}
