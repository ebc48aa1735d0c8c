import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../overlay';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What happens, and that it cannot be taken back if so. */
  children?: ReactNode;
  /** A verb: 'Stornovat případ'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action destroys something. */
  danger?: boolean;
  /** The action runs; the dialog stays and cannot be confirmed twice. */
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before an action. Focus stays inside, Esc cancels and the focus returns. The second half of a
 * double click, which comes while the question is going away, answers nothing.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  loading = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  // What goes away is not rendered again, so its handlers know of the closing by this only.
  const isAsking = useRef(open);
  useLayoutEffect(() => {
    isAsking.current = open;
  }, [open]);
  const whileAsking = (answer: () => void) => () => {
    if (isAsking.current) answer();
  };
  return (
    <Modal
      open={open}
      title={title}
      okText={confirmLabel}
      cancelText={cancelLabel ?? t('action.cancel')}
      okButtonProps={{ danger, loading }}
      cancelButtonProps={{ disabled: loading }}
      closable={!loading}
      mask={{ closable: !loading }}
      keyboard={!loading}
      width={480}
      onOk={whileAsking(onConfirm)}
      onCancel={whileAsking(onCancel)}
    >
      {children}
    </Modal>
  );
}
