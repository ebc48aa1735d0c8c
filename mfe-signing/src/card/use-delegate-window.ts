import { useEffect, useEffectEvent, useState } from 'react';

/** Size of the window of the delegated signing (part 1, section 9), px. */
const size = { width: 1_000, height: 1_200 } as const;
/** A window of another origin tells nothing but that it is closed. */
const watchMs = 500;

/** Opens the address in a window of its own. @returns null when the browser blocks it */
function openWindow(address: string): Window | null {
  const width = Math.min(size.width, window.screen.availWidth || size.width);
  const height = Math.min(size.height, window.screen.availHeight || size.height);
  // Not by `noopener`, which would hide whether the window was blocked; the opener goes by hand.
  const opened = window.open('about:blank', '_blank', `popup,width=${width},height=${height}`);
  if (!opened) return null;
  opened.opener = null;
  opened.location.replace(address);
  return opened;
}

interface DelegateWindowOptions {
  onBlocked: () => void;
  onOpened: () => void;
  /** It may have been signed, or not: read the state. */
  onClosed: () => void;
}

/** The window of the delegated signing. Open it in the click itself, or the browser blocks it. */
export function useDelegateWindow({ onBlocked, onOpened, onClosed }: DelegateWindowOptions) {
  const [opened, setOpened] = useState<Window | null>();
  const announceClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (!opened) return;
    const watch = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(watch);
      announceClosed();
    }, watchMs);
    return () => clearInterval(watch);
  }, [opened]);

  const open = (address: string) => {
    const next = openWindow(address);
    setOpened(next);
    if (next === null) onBlocked();
    else onOpened();
  };
  return { open, isBlocked: opened === null };
}
