import type { LeaveGuard } from '@advisor/shell/use-leave-guard';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { useTranslation } from 'react-i18next';

/** Asks before a form that was not saved is left. */
export function LeaveQuestion({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation('case');
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
