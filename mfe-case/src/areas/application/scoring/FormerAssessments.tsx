import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { codeName } from '@advisor/contracts/code-name';
import { scoringResult } from '@advisor/contracts/codebooks/sales-arrangement';
import { formatDateTime, formatMoney } from '@advisor/i18n/format';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';
import { assessmentsQuery } from '../assessment.queries';

/** Assessments before the last one. */
export function FormerAssessments({ salesArrangementId }: { salesArrangementId: number }) {
  const { t } = useTranslation('case-application');
  const [, ...former] = usePrefetchedQuery(assessmentsQuery(salesArrangementId)).data;
  if (former.length === 0) return null;
  return (
    <Section title={t('scoring.former')}>
      <ul className="scoring-former">
        {former.map(({ assessmentId, assessedOn, assessedBy, result, loanAmount }) => (
          <li key={assessmentId}>
            {result !== undefined && (
              <StatusChip
                tone={result === scoringResult.ok.code ? 'success' : 'error'}
                label={codeName(scoringResult, result)}
              />
            )}
            <span>{loanAmount !== undefined && formatMoney(loanAmount)}</span>
            <span className="adv-muted">
              {assessedOn && formatDateTime(assessedOn)}, {assessedBy}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
