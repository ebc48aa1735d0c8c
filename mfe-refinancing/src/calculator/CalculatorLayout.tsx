import type { LeaveGuard } from '@advisor/shell/use-leave-guard';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../process/texts';
import './calculator.css';

interface CalculatorLayoutProps {
  guard: LeaveGuard;
  /** What is calculated from. */
  input: ReactNode;
  /** The region beside it, and under both the details. */
  children: ReactNode;
}

/** The form beside its result, and the details under them; asks before what was typed is left. */
export function CalculatorLayout({ guard, input, children }: CalculatorLayoutProps) {
  const { t } = useTranslation('refinancing-process');
  return (
    <div className="calculator">
      <div className="calculator__main">{input}</div>
      {children}
      <LeaveQuestion guard={guard} title={t('leave.title')}>
        {t('leave.text')}
      </LeaveQuestion>
    </div>
  );
}
