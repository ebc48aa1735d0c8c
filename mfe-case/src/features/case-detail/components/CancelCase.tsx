import { Button } from '@advisor/ui/core';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { StopOutlined } from '@advisor/ui/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelCase } from '../case-detail.mutations';

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
        {t('detail.cancel.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('detail.cancel.question')}
        confirmLabel={t('detail.cancel.action')}
        cancelLabel={t('detail.cancel.keep')}
        danger
        loading={isPending}
        // The page tells of a failure; the question is answered either way.
        onConfirm={() => cancelCase(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      >
        {t('detail.cancel.consequence')}
      </ConfirmDialog>
    </>
  );
}
