/** Stands in the address that the signing device returns the frame to. */
const mark = '#returned';

/** Address of the frame's page without its origin, with the mark. */
export const markedReturnPath = ({ pathname, search }: Location): string =>
  `${pathname}${search}${mark}`;

/**
 * Whether the frame has just come back from the signing device; says so once, so that a reload is
 * none. By the address, because storage is denied to frames where third-party cookies are blocked.
 */
export function takeReturnMark(): boolean {
  const { pathname, search, hash } = window.location;
  if (hash !== mark) return false;
  history.replaceState(null, '', `${pathname}${search}`);
  return true;
}
