import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { useLiveQueries } from '@advisor/shell/live';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assessment } from '../assessment.queries';

/** How far the assessment is, and that one may leave it. */
export function RunningAssessment({
  assessment: { progress = 0, secondsLeft },
}: {
  assessment: Assessment;
}) {
  const { t } = useTranslation('case-application');
  const id = useId();
  useLiveQueries('jobs', [salesArrangementCalls.assessment.id]);
  return (
    <div className="scoring-running">
      <p id={id}>{t('scoring.running')}</p>
      <progress aria-labelledby={id} max={1} value={progress} />
      <p className="adv-muted">
        {secondsLeft === undefined
          ? t('scoring.aboutMinute')
          : t('scoring.secondsLeft', { count: Math.max(1, Math.round(secondsLeft)) })}{' '}
        {t('scoring.mayLeave')}
      </p>
    </div>
  );
}
