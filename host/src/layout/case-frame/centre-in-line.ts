/**
 * Brings what is current into the middle of its line, which scrolls where it is too long. A `ref` of the
 * current item: called when another one becomes it.
 */
export function centreInLine(item: HTMLElement | null): void {
  const line = item?.parentElement;
  if (line) line.scrollLeft = item.offsetLeft - (line.clientWidth - item.offsetWidth) / 2;
}
