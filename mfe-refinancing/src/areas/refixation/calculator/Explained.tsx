import { formatDate } from '@advisor/i18n/format';
import {
  type ComparedProjections,
  instalmentStep,
} from '@advisor/lending/repayment/loan-projection';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { InstalmentExplained } from '../../../calculator/explained/InstalmentExplained';
import { InterestTable } from '../../../calculator/explained/InterestTable';
import { OwedExplained } from '../../../calculator/explained/OwedExplained';
import { RateExplained } from '../../../calculator/explained/RateExplained';
import type { CalculatedFrom } from './calculator.schema';
import { projectionsToShow } from './Comparison';

interface ExplainedProps {
  from: CalculatedFrom;
  projections: ComparedProjections;
  /** Percentage points. */
  discount: number;
}

/** How each number of the calculator came about. */
export function Explained({ from, projections, discount }: ExplainedProps) {
  const { t } = useTranslation('refinancing-refixation');
  const { loan, fixedRateValidTo } = from;
  const { offered, listed, balance, fixedUntil } = projections;
  const interest = (title: string, until: 'untilFixationEnd' | 'untilMaturity') => (
    <InterestTable
      title={title}
      balance={balance}
      projections={projectionsToShow(projections).map(({ key, projection }) => ({
        name: t(`comparison.${key}`),
        projection: projection[until],
      }))}
    />
  );
  return (
    <Section title={t('explained.title')}>
      <div className="calculator-explained">
        <OwedExplained
          title={t('explained.owed')}
          totalLabel={t('explained.owedThen', { date: formatDate(fixedRateValidTo) })}
          loan={loan}
          day={fixedRateValidTo}
        />
        <RateExplained
          title={t('explained.rate')}
          listRate={listed.ratePercent}
          discount={discount}
        />
        <InstalmentExplained
          title={t('explained.instalment')}
          step={
            offered.ratePercent === loan.interestRate
              ? undefined
              : instalmentStep(balance, offered.ratePercent, offered.rows.length)
          }
        />
        {interest(
          t('explained.interestInFixation', { date: formatDate(fixedUntil) }),
          'untilFixationEnd',
        )}
        {interest(t('explained.interest'), 'untilMaturity')}
      </div>
    </Section>
  );
}
