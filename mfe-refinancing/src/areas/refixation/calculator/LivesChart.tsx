import type { ComparedLives } from '@advisor/lending/loan-life';
import type { ScheduleRow } from '@advisor/lending/schedule';
import { Section } from '@advisor/ui/components/Section';
import { YearChart } from '@advisor/ui/components/YearChart';
import { useTranslation } from 'react-i18next';

const yearOf = (date: string | undefined) => Number(date?.slice(0, 4));

const interestByYear = (rows: readonly ScheduleRow[]) => {
  const years = new Map<number, number>();
  for (const { date, interest } of rows) {
    const year = yearOf(date);
    years.set(year, (years.get(year) ?? 0) + interest);
  }
  return years;
};

/** Interest of both lives of the loan, year by year: what both pay, and by how much one pays more. */
export function LivesChart({ lives: { alone, offered } }: { lives: ComparedLives }) {
  const { t } = useTranslation('refinancing-refixation');
  const [ofAlone, ofOffered] = [interestByYear(alone.rows), interestByYear(offered.rows)];
  const isDearer = offered.untilMaturity.interest > alone.untilMaturity.interest;
  const [lower, higher] = isDearer ? [ofAlone, ofOffered] : [ofOffered, ofAlone];
  const years = [...higher].map(([year, interest]) => {
    const both = Math.min(interest, lower.get(year) ?? 0);
    return { year, values: [both, interest - both] };
  });
  return (
    <Section title={t('chart.title')}>
      <YearChart
        label={t('chart.title')}
        yearLabel={t('chart.year')}
        series={
          isDearer
            ? [
                { key: 'lower', label: t('chart.today'), tone: 'main' },
                { key: 'higher', label: t('chart.more'), tone: 'quiet' },
              ]
            : [
                { key: 'lower', label: t('chart.offered'), tone: 'main' },
                { key: 'higher', label: t('chart.saved'), tone: 'plus' },
              ]
        }
        years={years}
      />
    </Section>
  );
}
