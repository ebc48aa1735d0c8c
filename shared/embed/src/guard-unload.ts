import type { EmbeddedSigning } from './options';

/**
 * Lets the browser ask before the page is left while something would be lost in the frame.
 * @returns takes the guard away
 */
export function guardUnload(signing: Pick<EmbeddedSigning, 'closeState'>, page = window) {
  const ask = (event: BeforeUnloadEvent) => {
    const { dirty, signing: isSigning } = signing.closeState;
    if (dirty || isSigning) event.preventDefault();
  };
  page.addEventListener('beforeunload', ask);
  return (): void => page.removeEventListener('beforeunload', ask);
}
