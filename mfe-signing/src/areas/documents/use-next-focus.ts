import { useEffect } from 'react';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, [tabindex="0"]';

interface Left {
  control: Element;
  home: Element;
  page: Element | null;
}

/** The first control inside of the home or after it, else the title. */
function nextOf({ home, page }: Left): HTMLElement | null | undefined {
  const controls = [...(page?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const next = controls.find(
    (control) => home.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return (home.isConnected && next) || page?.querySelector('h1');
}

/**
 * An action that takes its own button away leaves the focus on what comes next: inside of the nearest
 * `data-home` around the button or after it, else on the page's title.
 */
export function useNextFocus(): void {
  useEffect(() => {
    let left: Left | undefined;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const home = target.closest('[data-home]');
      if (home) left = { control: target, home, page: home.closest('.adv-page') };
      // A question about it is asked elsewhere, and goes away after it.
      else if (!target.closest('[role="dialog"]')) left = undefined;
    };
    const move = () => {
      if (!left || left.control.isConnected || document.activeElement !== document.body) return;
      nextOf(left)?.focus();
      left = undefined;
    };
    const observer = new MutationObserver(move);
    document.addEventListener('focusin', note);
    // A dialog that closes is hidden by its style.
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['style', 'class'],
    });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
