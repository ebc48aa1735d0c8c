import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Question } from './Question';

interface LeaveQuestionProps {
  /** Of `useLeaveGuard`. */
  guard: { isAsking: boolean; leave: () => void; stay: () => void };
  /** 'Odejít bez uložení?' */
  title: string;
  /** What becomes of what was typed or chosen. */
  children: ReactNode;
}

/** Asks before what was typed or chosen is left behind. */
export function LeaveQuestion({ guard, title, children }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <Question
      open={guard.isAsking}
      title={title}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      {children}
    </Question>
  );
}
