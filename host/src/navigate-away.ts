/** Leaves the page. Alone in a module, because a test cannot navigate. */
export function navigateAway(url: string): void {
  window.location.assign(url);
}

/**
 * Leaves the page although a form is dirty: the session is over and drafts keep what was typed, so
 * a question would only hold up the sign-out.
 */
export function navigateAwayAtOnce(url: string): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  navigateAway(url);
}

/** Loads the page anew. */
export function reloadPage(): void {
  window.location.reload();
}
