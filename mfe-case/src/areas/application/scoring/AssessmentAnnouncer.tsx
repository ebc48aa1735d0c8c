import { codeName } from '@advisor/contracts/code-name';
import { scoringResult } from '@advisor/contracts/codebooks/sales-arrangement';
import { formatPercent } from '@advisor/i18n/format';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assessment } from '../assessment.queries';

const quarter = 25;
const percent = 100;

/** Each second would be too much to listen to. */
const quartersOf = (progress: number) => Math.floor((progress * percent) / quarter) * quarter;

/** Says how far an assessment is, and how it ended, to who does not see it. */
export function AssessmentAnnouncer({
  assessment: { isRunning, progress = 0, result, hasFailed },
}: {
  assessment: Assessment;
}) {
  const { t } = useTranslation('case-application');
  const [hasRun, setHasRun] = useState(isRunning);
  if (isRunning && !hasRun) setHasRun(true);
  const done = formatPercent(quartersOf(progress), { decimals: 0 });
  const ended =
    result === undefined || hasFailed === true
      ? t('scoring.failed')
      : t('scoring.finished', { result: codeName(scoringResult, result) });
  return (
    <LiveRegion>
      {isRunning ? t('scoring.announced', { done }) : hasRun ? ended : undefined}
    </LiveRegion>
  );
}
