import { useLayoutEffect, useRef, type RefObject } from 'react';

const fields = [
  'input:not([type="hidden"], :disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
].join();

/** What the dialog itself gives the focus to is not chosen by anybody. */
const chosen = `:is(${fields}, button, a[href]):not(.ant-modal-close, .ant-drawer-close)`;

/** The keyboard goes on where it was; where that is gone, from the heading of the screen. */
function returnTo(opener: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
      opener.focus();
    }
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
}

/**
 * Focus of a dialog or drawer: its first field when it has opened, and what opened it once it is
 * closed, also when the address opens it and the dialog is taken away as a whole.
 * @returns a mark to stand within it, and what to call when it has opened
 */
export function useDialogFocus(isOpen: boolean): {
  mark: RefObject<HTMLSpanElement | null>;
  focusFirst: () => void;
} {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => returnTo(opener);
  }, [isOpen]);
  const focusFirst = () => {
    const dialog = mark.current?.closest('[role="dialog"]');
    const focused = document.activeElement;
    // Whoever was quicker knows better.
    if (!dialog || (focused?.matches(chosen) && dialog.contains(focused))) return;
    dialog.querySelector<HTMLElement>(fields)?.focus();
  };
  return { mark, focusFirst };
}
