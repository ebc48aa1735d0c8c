import type { RepaymentQuote } from '@advisor/lending/repayment-quote';
import type { ScheduleRow } from '@advisor/lending/schedule';
import { Section } from '@advisor/ui/components/Section';
import { YearChart } from '@advisor/ui/components/YearChart';
import { useTranslation } from 'react-i18next';

const yearOf = (date: string) => Number(date.slice(0, 4));

const interestOf = (rows: readonly ScheduleRow[], year: number): number =>
  rows.reduce((sum, { date, interest }) => (yearOf(date) === year ? sum + interest : sum), 0);

/** Interest of both lives of the loan, year by year: what is paid, and what is not. */
export function InterestChart({ quote, date }: { quote: RepaymentQuote; date: string }) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { rowsAlone, rows, accruedInterest } = quote;
  const from = yearOf(date);
  const to = yearOf(rowsAlone.at(-1)?.date ?? date);
  const years = Array.from({ length: to - from + 1 }, (_, index) => {
    const year = from + index;
    const paid = interestOf(rows, year) + (year === from ? accruedInterest : 0);
    return { year, values: [paid, Math.max(0, interestOf(rowsAlone, year) - paid)] };
  });
  return (
    <Section title={t('chart.title')}>
      <YearChart
        label={t('chart.title')}
        yearLabel={t('chart.year')}
        series={[
          { key: 'paid', label: t('chart.paid'), tone: 'main' },
          { key: 'saved', label: t('chart.saved'), tone: 'plus' },
        ]}
        years={years}
      />
    </Section>
  );
}
