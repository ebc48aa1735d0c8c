import { useRef, useState } from 'react';

/**
 * A dialog about something. It stays until it has closed, so that it gives the focus back; where what
 * had the focus in it has gone meanwhile, the focus returns to what has opened it all the same.
 */
export function useDialog<Subject>() {
  const [dialog, setDialog] = useState<{ subject: Subject; isOpen: boolean }>();
  const opener = useRef<Element>(null);
  return {
    /** Undefined while there is no dialog. */
    subject: dialog?.subject,
    open: (subject: Subject) => {
      opener.current = document.activeElement;
      setDialog({ subject, isOpen: true });
    },
    /** Of the dialog. */
    props: {
      isOpen: dialog?.isOpen ?? false,
      onClose: () => setDialog((open) => open && { ...open, isOpen: false }),
      afterClose: () => {
        setDialog(undefined);
        const isLost = document.activeElement === document.body;
        if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
      },
    },
  };
}
