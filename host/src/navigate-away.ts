/** Leaves the page. Alone in a module, because a test cannot navigate. */
export function navigateAway(url: string): void {
  window.location.assign(url);
}

/** Loads the page anew. */
export function reloadPage(): void {
  window.location.reload();
}
