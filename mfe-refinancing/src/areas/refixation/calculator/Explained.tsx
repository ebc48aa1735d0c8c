import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import {
  type ComparedLives,
  type InstalmentStep,
  instalmentStep,
  interestStep,
  type LifeUntil,
  lifeUntil,
  savingStep,
  sumStep,
} from '@advisor/lending/loan-life';
import { runningSchedule } from '@advisor/lending/repayment-on-day';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { CompareTable } from '../../../calculator/CompareTable';
import { type Fact, FactList } from '../../../calculator/FactList';
import { signedMoney } from '../../../calculator/signed';
import type { CalculatedFrom } from './calculator.schema';
import { livesToShow } from './Comparison';
import '../../../calculator/calculator.css';

interface ExplainedProps {
  from: CalculatedFrom;
  lives: ComparedLives;
  /** Percentage points. */
  discount: number;
}

/** How each number of the calculator came about. */
export function Explained({ from, lives, discount }: ExplainedProps) {
  const { t } = useTranslation('refinancing-refixation');
  const { offered, listed, balance, fixedUntil } = lives;
  return (
    <Section title={t('explained.title')}>
      <div className="calculator-explained">
        <Section level="inner" title={t('explained.owed')}>
          <FactList facts={useOwedFacts(from)} />
        </Section>
        <Section level="inner" title={t('explained.rate')}>
          <FactList
            facts={[
              { label: t('explained.listRate'), value: formatPercent(listed.ratePercent) },
              {
                label: t('explained.discount'),
                value: t('explained.points', {
                  points: discount === 0 ? '0' : `−${formatNumber(discount, { decimals: 2 })}`,
                }),
              },
              {
                label: t('result.rate'),
                value: formatPercent(
                  sumStep({ list: listed.ratePercent, discount: -discount }).result,
                ),
                isTotal: true,
              },
            ]}
          />
        </Section>
        <Section level="inner" title={t('explained.instalment')}>
          {offered.ratePercent === from.loan.interestRate ? (
            <p>{t('explained.sameRate')}</p>
          ) : (
            <InstalmentFacts
              step={instalmentStep(balance, offered.ratePercent, offered.rows.length)}
            />
          )}
        </Section>
        <InterestTable
          title={t('explained.interestInFixation', { date: formatDate(fixedUntil) })}
          lives={lives}
          until="untilFixationEnd"
        />
        <InterestTable title={t('explained.interest')} lives={lives} until="untilMaturity" />
      </div>
    </Section>
  );
}

function useOwedFacts({ loan, fixedRateValidTo }: CalculatedFrom): Fact[] {
  const { t } = useTranslation('refinancing-refixation');
  const { rows } = runningSchedule(repaidLoanOf(loan));
  const { instalments, paid, interest } = lifeUntil(rows, loan.principal, fixedRateValidTo);
  const { parts, result } = sumStep({ now: loan.principal, paid: -paid, interest });
  return [
    { label: t('explained.owedNow'), value: formatMoney(parts.now) },
    {
      label: t('explained.paid', { count: instalments }),
      value: signedMoney(parts.paid),
    },
    { label: t('explained.interestOfPaid'), value: signedMoney(parts.interest) },
    {
      label: t('explained.owedThen', { date: formatDate(fixedRateValidTo) }),
      value: formatMoney(result),
      isTotal: true,
    },
  ];
}

function InstalmentFacts({ step }: { step: InstalmentStep }) {
  const { t } = useTranslation('refinancing-refixation');
  const { amount, ratePercent, months, exact, result } = step;
  const monthly = formatPercent(ratePercent / 12, { decimals: 4 });
  return (
    <>
      <p>{t(ratePercent === 0 ? 'explained.formulaOfNoRate' : 'explained.formula')}</p>
      <FactList
        facts={[
          { label: t('explained.amount'), value: formatMoney(amount) },
          {
            label: t('explained.monthlyRate'),
            value: t('explained.twelfth', { rate: formatPercent(ratePercent), monthly }),
          },
          { label: t('explained.months'), value: formatNumber(months) },
          { label: t('explained.exact'), value: formatMoney(exact, { decimals: 2 }) },
          { label: t('explained.result'), value: formatMoney(result), isTotal: true },
        ]}
      />
    </>
  );
}

interface InterestTableProps {
  title: string;
  lives: ComparedLives;
  until: 'untilFixationEnd' | 'untilMaturity';
}

/** Interest is what is paid less what it repays. */
function InterestTable({ title, lives, until }: InterestTableProps) {
  const { t } = useTranslation('refinancing-refixation');
  const shown = livesToShow(lives);
  const { alone, balance } = lives;
  const of = (value: (life: LifeUntil) => string) => shown.map(({ life }) => value(life[until]));
  const steps = (life: LifeUntil) => interestStep(balance, life);
  return (
    <Section level="inner" title={title}>
      <CompareTable
        label={title}
        of={t('comparison.of')}
        columns={shown.map(({ key }) => t(`comparison.${key}`))}
        lines={[
          {
            label: t('explained.paid', { count: alone[until].instalments }),
            values: of((life) => formatMoney(steps(life).parts.paid)),
          },
          {
            label: t('explained.repaid'),
            values: of((life) => signedMoney(steps(life).parts.repaid)),
          },
          {
            label: t('explained.equalsInterest'),
            values: of((life) => formatMoney(steps(life).result)),
          },
          {
            label: t('explained.saved'),
            values: of((life) => signedMoney(-savingStep(alone[until], life).result)),
          },
        ]}
      />
    </Section>
  );
}
