import type { ScheduleRow } from '@advisor/contracts/offer/loan-offer';
import { formatDate, formatNumber } from '@advisor/i18n/format';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { VirtualList } from '@advisor/ui/components/VirtualList';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

const amount = (value: number) => formatNumber(value, { decimals: 2 });
const rowHeight = 32;
const columns = ['payment', 'principal', 'interest', 'charges', 'balance'] as const;
const orderOf = ({ order }: ScheduleRow) => order;

/** Instalment by instalment; only the rows in sight are rendered. */
export function MonthList({ rows }: { rows: readonly ScheduleRow[] | undefined }) {
  const { t } = useTranslation('modelation');
  // The tab asks for them; until they come, the years are there.
  if (!rows) return <Skeleton rows={8} shape="list" />;
  return (
    <div className="modelation-months">
      <div className="modelation-months__row modelation-months__head" aria-hidden>
        <span>{t('schedule.order')}</span>
        <span>{t('schedule.date')}</span>
        {columns.map((column) => (
          <span key={column}>{t(`schedule.${column}`)}</span>
        ))}
      </div>
      <VirtualList
        label={t('schedule.byMonthsLabel')}
        items={rows}
        getKey={orderOf}
        estimateHeight={rowHeight}
        renderItem={(row) => <MonthRow row={row} />}
      />
    </div>
  );
}

const MonthRow = memo(function MonthRow({ row }: { row: ScheduleRow }) {
  const { t } = useTranslation('modelation');
  return (
    <div className="modelation-months__row">
      <span>{row.order}.</span>
      <span>{formatDate(row.paidOn)}</span>
      {columns.map((column) => (
        <span key={column}>
          <VisuallyHidden>{t(`schedule.${column}`)} </VisuallyHidden>
          {amount(row[column])}
        </span>
      ))}
    </div>
  );
});
