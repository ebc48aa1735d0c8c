import { useEffect, useRef, useState } from 'react';

/**
 * A dialog about something. It stays until it has closed. The focus returns to what has opened it at
 * once: the dialog itself gives it back only where it has it still.
 */
export function useDialog<Subject>() {
  const [dialog, setDialog] = useState<{ subject: Subject; isOpen: boolean }>();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (dialog?.isOpen === false) opener.current?.focus();
  }, [dialog]);
  return {
    /** Undefined while there is no dialog. */
    subject: dialog?.subject,
    open: (subject: Subject) => {
      const focused = document.activeElement;
      opener.current = focused instanceof HTMLElement ? focused : null;
      setDialog({ subject, isOpen: true });
    },
    /** Of the dialog. */
    props: {
      isOpen: dialog?.isOpen ?? false,
      onClose: () => setDialog((open) => open && { ...open, isOpen: false }),
      afterClose: () => setDialog(undefined),
    },
  };
}
