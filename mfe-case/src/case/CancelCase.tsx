import { Button } from '@advisor/ui/core';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { StopOutlined } from '@advisor/ui/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelCase } from './cancel-case';

/** The button goes away with what it cancelled; who used the keyboard goes on from the heading. */
function focusHeading() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  });
}

/** Cancels the case after a question. */
export function CancelCase({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case');
  const [isAsking, setIsAsking] = useState(false);
  const { cancelCase, isPending } = useCancelCase(caseId);
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
        loading={isPending}
        // The page tells of a failure; the question is answered either way.
        onConfirm={() => cancelCase(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      >
        {t('cancel.consequence')}
      </ConfirmDialog>
    </>
  );
}
