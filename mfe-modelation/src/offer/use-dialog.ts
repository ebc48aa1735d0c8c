import { useState } from 'react';

/** A dialog about something. It stays until it has closed, so that it gives the focus back. */
export function useDialog<Subject>() {
  const [dialog, setDialog] = useState<{ subject: Subject; isOpen: boolean }>();
  return {
    /** Undefined while there is no dialog. */
    subject: dialog?.subject,
    open: (subject: Subject) => setDialog({ subject, isOpen: true }),
    /** Of the dialog. */
    props: {
      isOpen: dialog?.isOpen ?? false,
      onClose: () => setDialog((open) => open && { ...open, isOpen: false }),
      afterClose: () => setDialog(undefined),
    },
  };
}
