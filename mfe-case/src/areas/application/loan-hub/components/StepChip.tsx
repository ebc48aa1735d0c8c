import type { FlowStep } from '@advisor/case/case.queries';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { LockOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { stepState, stepTone } from '../steps';

/** A step's state as a word and an icon. */
export function StepChip({ step, isNext = false }: { step: FlowStep; isNext?: boolean }) {
  const { t } = useTranslation('case-application');
  const state = stepState(step, isNext);
  return state === 'locked' ? (
    <LockedChip />
  ) : (
    <StatusChip tone={stepTone[state]} label={t(`hub.state.${state}`)} />
  );
}

/** What may not be opened now. */
export function LockedChip() {
  const { t } = useTranslation('case-application');
  return (
    <StatusChip tone="neutral" label={t('hub.state.locked')} icon={<LockOutlined aria-hidden />} />
  );
}
