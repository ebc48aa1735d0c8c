import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { Question } from '@advisor/ui/components/Question';
import { useTranslation } from 'react-i18next';

/** Asks before a modelation that was not kept is left. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('modelation');
  const guard = useLeaveGuard(isUnsaved);
  return (
    <Question
      open={guard.isAsking}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      {t('leave.text')}
    </Question>
  );
}
