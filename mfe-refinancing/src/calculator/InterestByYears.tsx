import type { ScheduleRow } from '@advisor/lending/schedule';
import { YearChart } from '@advisor/ui/components/YearChart';

interface InterestByYearsProps {
  label: string;
  yearLabel: string;
  names: {
    /** Interest of the loan as it is, and what the change adds, when the change is dearer. */
    today: string;
    more: string;
    /** Interest after the change, and what is saved, when it is cheaper. */
    offered: string;
    saved: string;
  };
  /** Instalments of the loan as it is, and after the change. */
  alone: readonly ScheduleRow[];
  offered: readonly ScheduleRow[];
}

function interestByYear(rows: readonly ScheduleRow[]): Map<number, number> {
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
export function InterestByYears({ label, yearLabel, names, alone, offered }: InterestByYearsProps) {
  const [ofAlone, ofOffered] = [interestByYear(alone), interestByYear(offered)];
  const isDearer = total(ofOffered) > total(ofAlone);
  const [lower, higher] = isDearer ? [ofAlone, ofOffered] : [ofOffered, ofAlone];
  const years = [...higher].map(([year, interest]) => {
    // In its last years the dearer life may cost less than the other: nothing comes on top then.
    const ofLower = lower.get(year) ?? 0;
    return { year, values: [ofLower, Math.max(0, interest - ofLower)] };
  });
  return (
    <YearChart
      label={label}
      yearLabel={yearLabel}
      series={
        isDearer
          ? [
              { key: 'lower', label: names.today, tone: 'main' },
              { key: 'higher', label: names.more, tone: 'quiet' },
            ]
          : [
              { key: 'lower', label: names.offered, tone: 'main' },
              { key: 'higher', label: names.saved, tone: 'plus' },
            ]
      }
      years={years}
    />
  );
}
