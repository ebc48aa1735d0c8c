import type { ScheduleRow } from '@advisor/contracts/offer/loan-offer';
import { formatDate, formatNumber } from '@advisor/i18n/format';
import { ScrollList } from '@advisor/ui/components/ScrollList';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import './months.css';

const amount = (value: number) => formatNumber(value, { decimals: 2 });
const rowHeight = 32;
const columns = ['payment', 'principal', 'interest', 'charges', 'balance'] as const;
const columnsWithoutCharges = columns.filter((column) => column !== 'charges');
const orderOf = ({ order }: ScheduleRow) => order;

/** Instalment by instalment. Charges have a column where there are any. */
export function MonthList({ rows }: { rows: readonly ScheduleRow[] | undefined }) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const shown = useMemo(
    () => (rows?.some(({ charges }) => charges > 0) ? columns : columnsWithoutCharges),
    [rows],
  );
  // The tab asks for them; until they come, the years are there.
  if (!rows) return <Skeleton rows={8} shape="list" />;
  return (
    <div className="modelation-months" data-columns={shown.length}>
      <ScrollList
        label={t('schedule.byMonthsLabel')}
        items={rows}
        getKey={orderOf}
        rowHeight={rowHeight}
        head={
          <div className="modelation-months__row modelation-months__head" aria-hidden>
            <span>{t('schedule.order')}</span>
            <span>{t('schedule.date')}</span>
            {shown.map((column) => (
              <span key={column}>{t(`schedule.${column}`)}</span>
            ))}
          </div>
        }
        renderItem={(row) => <MonthRow row={row} shown={shown} />}
      />
    </div>
  );
}

interface MonthRowProps {
  row: ScheduleRow;
  shown: readonly (typeof columns)[number][];
}

const MonthRow = memo(function MonthRow({ row, shown }: MonthRowProps) {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  return (
    <div className="modelation-months__row">
      <span>{row.order}.</span>
      <span>{formatDate(row.paidOn)}</span>
      {shown.map((column) => (
        <span key={column}>
          <VisuallyHidden>{t(`schedule.${column}`)} </VisuallyHidden>
          {amount(row[column])}
        </span>
      ))}
    </div>
  );
});
