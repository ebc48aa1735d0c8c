import type { LeaveGuard } from '@advisor/shell/use-leave-guard';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { useTranslation } from 'react-i18next';
import './texts';

/** Asks before a calculator with something typed is left. */
export function LeaveTyped({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation('refinancing-process');
  return (
    <LeaveQuestion guard={guard} title={t('leave.title')}>
      {t('leave.text')}
    </LeaveQuestion>
  );
}
