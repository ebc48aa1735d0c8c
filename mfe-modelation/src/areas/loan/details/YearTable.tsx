import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { formatMoney } from '@advisor/i18n/format';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { useTranslation } from 'react-i18next';

const columns = ['principal', 'interest', 'charges', 'balance'] as const;

/** The schedule summed up by calendar years. Charges have a column where there are any. */
export function YearTable({ years }: Pick<LoanResult, 'years'>) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const hasCharges = years.some(({ charges }) => charges > 0);
  return (
    <PlainTable
      label={t('schedule.byYearsLabel')}
      rows={years}
      rowKey={({ year }) => year}
      columns={[
        { title: t('modelation:schedule.year'), render: ({ year }) => year },
        ...columns
          .filter((column) => hasCharges || column !== 'charges')
          .map((column) => ({
            title: t(`schedule.${column}`),
            render: (year: LoanResult['years'][number]) =>
              formatMoney(year[column], { decimals: 0 }),
          })),
      ]}
    />
  );
}
