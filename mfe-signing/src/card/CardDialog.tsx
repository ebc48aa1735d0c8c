import { useFailureOutlet } from '@advisor/ui/failure-outlet';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import './card-dialog.css';

interface CardDialogProps {
  open: boolean;
  title: string;
  /** An error interrupts a screen reader. */
  role?: 'dialog' | 'alertdialog';
  /** Esc closes, too. */
  onClose: () => void;
  actions: ReactNode;
  children?: ReactNode;
}

/** The browser's own modal dialog: it holds the focus, closes on Esc and gives the focus back. */
export function CardDialog({ open, title, role, onClose, actions, children }: CardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const actionBar = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const outlet = useFailureOutlet(open);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
    // What has happened is confirmed; what can be copied from the text comes after.
    if (open && role === 'alertdialog') actionBar.current?.querySelector('button')?.focus();
  }, [open, role]);
  return (
    <dialog
      ref={dialog}
      role={role}
      className="sig-dialog"
      aria-labelledby={titleId}
      onClose={() => {
        if (open) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {outlet}
      {children}
      <div ref={actionBar} className="sig-dialog__actions">
        {actions}
      </div>
    </dialog>
  );
}
