/** Scrolls a row that is wider than its place, and nothing else, so that one of it is in the middle. */
export function showInRow(row: HTMLElement | null, index: number): void {
  const part = row?.children[index];
  if (!row || !(part instanceof HTMLElement)) return;
  const before = part.offsetLeft - row.offsetLeft;
  row.scrollLeft = before - (row.clientWidth - part.offsetWidth) / 2;
}
