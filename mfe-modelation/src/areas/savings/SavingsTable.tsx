import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import { formatMoney } from '@advisor/i18n/format';
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
      <table className="modelation-table" aria-label={t('savings.byYears')}>
        <thead>
          <tr>
            <th scope="col">{t('savings.table.year')}</th>
            {savingsColumns.map((column) => (
              <th key={column} scope="col">
                {t(`savings.table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.years.map((each) => (
            <tr key={each.year}>
              <th scope="row">{each.year}</th>
              {savingsColumns.map((column) => (
                <td key={column}>{formatMoney(each[column], { decimals: 0 })}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('savings.table.total')}</th>
            {savingsColumns.map((column) => (
              <td key={column}>{formatMoney(totals[column], { decimals: 0 })}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {later > 0 && (
        <p className="adv-muted modelation-table__note">
          {t('savings.table.supportLater', { amount: formatMoney(later) })}
        </p>
      )}
    </>
  );
}
