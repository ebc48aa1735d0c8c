import { useFailureOutlet } from '@advisor/ui/failure-outlet';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface ModalDialogProps {
  label: string;
  className: string;
  /** Esc or a click beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog: it holds the focus and gives it back. Open while mounted. */
export function ModalDialog({ label, className, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const outlet = useFailureOutlet(true);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-label={label} closedby="any" onClose={onClose}>
      {outlet}
      {children}
    </dialog>
  );
}
