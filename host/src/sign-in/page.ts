/** Element of the page's own document. */
export function element<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The document has no ${selector}`);
  return found;
}

interface Details {
  /** Instead of the message's own words. */
  title?: string | undefined;
  traceId?: string | undefined;
}

/** Shows one of the document's messages and hides the others. */
export function showMessage(name: string | undefined, { title, traceId }: Details = {}): void {
  for (const bar of document.querySelectorAll<HTMLElement>('.adv-bar')) {
    bar.hidden = bar.dataset['message'] !== name;
  }
  if (name === undefined) return;
  const bar = `.adv-bar[data-message="${name}"]`;
  if (title !== undefined) element(`${bar} [data-title]`).textContent = title;
  element(`${bar} .adv-trace`).hidden = traceId === undefined;
  element(`${bar} code`).textContent = traceId ?? '';
}
