import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../unsaved-changes';

/** Asks before what was typed is left behind. */
export function UnsavedChangesDialog({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const blocker = useUnsavedChanges(isDirty);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
