import type { ScheduleRow } from '@advisor/lending/loan/schedule';
import { Section } from '@advisor/ui/components/Section';
import { YearChart } from '@advisor/ui/components/YearChart';
import { useTranslation } from 'react-i18next';
import '../process/texts';

type Due = Pick<ScheduleRow, 'date' | 'interest'>;

interface InterestChartProps {
  title?: string;
  /** Instalments of the loan as it is, and after the change. */
  alone: readonly Due[];
  offered: readonly Due[];
}

function interestByYear(rows: readonly Due[]): Map<number, number> {
  const years = new Map<number, number>();
  for (const { date, interest } of rows) {
    const year = Number(date.slice(0, 4));
    years.set(year, (years.get(year) ?? 0) + interest);
  }
  return years;
}

const total = (years: Map<number, number>) =>
  [...years.values()].reduce((sum, interest) => sum + interest, 0);

/** Interest of two lives of a loan, year by year: of the cheaper one, and what comes on top in the other. */
export function InterestChart({ title, alone, offered }: InterestChartProps) {
  const { t } = useTranslation('refinancing-process');
  const label = title ?? t('chart.title');
  const [ofAlone, ofOffered] = [interestByYear(alone), interestByYear(offered)];
  const isDearer = total(ofOffered) > total(ofAlone);
  const [lower, higher] = isDearer ? [ofAlone, ofOffered] : [ofOffered, ofAlone];
  const years = [...higher].map(([year, interest]) => {
    // In its last years the dearer life may cost less than the other: nothing comes on top then.
    const ofLower = lower.get(year) ?? 0;
    return { year, values: [ofLower, Math.max(0, interest - ofLower)] };
  });
  return (
    <Section title={label}>
      <YearChart
        label={label}
        yearLabel={t('chart.year')}
        series={[
          { key: 'lower', label: t(isDearer ? 'chart.today' : 'chart.offered'), tone: 'main' },
          {
            key: 'higher',
            label: t(isDearer ? 'chart.more' : 'chart.saved'),
            tone: isDearer ? 'quiet' : 'plus',
          },
        ]}
        years={years}
      />
    </Section>
  );
}
