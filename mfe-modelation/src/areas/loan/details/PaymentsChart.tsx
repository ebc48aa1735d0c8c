import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { YearChart } from '@advisor/ui/components/YearChart';
import { useTranslation } from 'react-i18next';

/** What goes to the principal and what to the interest, year by year. */
export default function PaymentsChart({ result }: { result: LoanResult }) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  return (
    <YearChart
      label={t('chart.loan')}
      yearLabel={t('modelation:schedule.year')}
      series={[
        { key: 'principal', label: t('schedule.principal'), tone: 'main' },
        { key: 'interest', label: t('schedule.interest'), tone: 'quiet' },
      ]}
      years={result.years.map(({ year, principal, interest }) => ({
        year,
        values: [principal, interest],
      }))}
    />
  );
}
