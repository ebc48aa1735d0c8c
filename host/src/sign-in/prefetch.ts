/** Not in the types of the language: not every browser has it. */
type ThriftyNavigator = Navigator & { connection?: { saveData?: boolean } };

/**
 * Fetches, at the lowest priority, what the first screen after sign-in will load: the server has
 * written down what that is. Not for who pays for each byte.
 */
export function prefetchFirstScreen(): void {
  if ((window.navigator as ThriftyNavigator).connection?.saveData) return;
  const links = document.querySelector<HTMLTemplateElement>('template[data-prefetch]');
  if (links) document.head.append(links.content);
}
