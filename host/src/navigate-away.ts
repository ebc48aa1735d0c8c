/** Leaves the page. Alone in a module, because a test cannot navigate. */
export function navigateAway(url: string): void {
  window.location.assign(url);
}

/** Leaves the page, to which no way back leads. */
export function replacePage(url: string): void {
  window.location.replace(url);
}

/** Loads the page anew. */
export function reloadPage(): void {
  window.location.reload();
}
