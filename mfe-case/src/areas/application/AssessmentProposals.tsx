import { formatMoney } from '@advisor/i18n/format';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import type { Assessment } from './assessment.queries';

const yearMonths = 12;

/** What would pass by the same rules; nothing where no change of the loan helps. */
export function AssessmentProposals({
  proposals,
}: {
  proposals: NonNullable<Assessment['proposals']>;
}) {
  const { t } = useTranslation('case-application');
  if (proposals.length === 0) return null;
  return (
    <Section title={t('scoring.proposals')}>
      <ul className="scoring-list">
        {proposals.map(({ kind, loanAmount, months, monthlyPayment, consolidated }) => (
          <li key={kind}>
            {t(`scoring.proposal.${kind}`, {
              loan: formatMoney(loanAmount),
              payment: formatMoney(monthlyPayment),
              years: t('scoring.years', { count: Math.round(months / yearMonths) }),
              debt: formatMoney(consolidated?.amount ?? 0),
              instalment: formatMoney(consolidated?.instalment ?? 0),
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}
