import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import { formatMoney } from '@advisor/i18n/format';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { useTranslation } from 'react-i18next';
import { ExportButtons } from '@advisor/sheets/components/ExportButtons';
import { savingsColumns, savingsSheet, savingsTotals, supportAfterEnd } from './savings-years';

/** The projection year by year, and its export. */
export function SavingsTable({ result }: { result: BuildingSavingsResult }) {
  const { t } = useTranslation('modelation-savings');
  const totals = savingsTotals(result);
  const later = supportAfterEnd(result);
  return (
    <>
      <div className="modelation-details__head">
        <ExportButtons sheet={() => savingsSheet(result, (part) => t(`savings.table.${part}`))} />
      </div>
      <PlainTable
        label={t('savings.byYears')}
        rows={result.years}
        rowKey={({ year }) => year}
        columns={[
          {
            title: t('savings.table.year'),
            render: ({ year }) => year,
            total: t('savings.table.total'),
          },
          ...savingsColumns.map((column) => ({
            title: t(`savings.table.${column}`),
            render: (each: BuildingSavingsResult['years'][number]) =>
              formatMoney(each[column], { decimals: 0 }),
            total: formatMoney(totals[column], { decimals: 0 }),
          })),
        ]}
      />
      {later > 0 && (
        <p className="adv-muted modelation-details__note">
          {t('savings.table.supportLater', { amount: formatMoney(later) })}
        </p>
      )}
    </>
  );
}
