import { Button } from '@advisor/ui/core';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { StopOutlined } from '@advisor/ui/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useCancelCase } from './cancel-case';

/** The button goes away with what it cancelled; who used the keyboard goes on from the heading. */
function focusHeading() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
}

interface CancelCaseProps {
  cancel: ReturnType<typeof useCancelCase>;
}

/** Cancels the case after a question, which stays while it may be tried again. */
export function CancelCase({ cancel }: CancelCaseProps) {
  const { t } = useTranslation('case');
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  useEffect(() => focusHeading, []);
  return (
    <>
      <Button danger icon={<StopOutlined aria-hidden />} onClick={() => setIsAsking(true)}>
        {t('cancel.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('cancel.question')}
        confirmLabel={t('cancel.action')}
        cancelLabel={t('cancel.keep')}
        danger
        loading={cancel.isRunning}
        onConfirm={() => cancel.run(undefined, { onDone: close, onRefused: close })}
        onCancel={close}
      >
        {t('cancel.consequence')}
      </ConfirmDialog>
    </>
  );
}
