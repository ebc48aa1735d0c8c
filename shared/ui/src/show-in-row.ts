/**
 * Scrolls a row that is wider than its place, and nothing else, so that one of it is in the middle.
 * With the next frame, which lays the page out anyway.
 * @returns takes it back
 */
export function showInRow(row: HTMLElement | null, index: number): () => void {
  const frame = requestAnimationFrame(() => {
    const part = row?.children[index];
    if (!row || !(part instanceof HTMLElement)) return;
    const before = part.offsetLeft - row.offsetLeft;
    row.scrollLeft = before - (row.clientWidth - part.offsetWidth) / 2;
  });
  return () => cancelAnimationFrame(frame);
}
