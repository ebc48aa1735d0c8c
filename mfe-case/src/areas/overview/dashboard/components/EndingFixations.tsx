import {
  defaultPageSize,
  maxPageSize,
  type EndingFixationSort,
} from '@advisor/contracts/case/dashboard-options';
import { formatMoney } from '@advisor/i18n/format';
import { Button } from '@advisor/ui/core';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { DownOutlined, RightOutlined } from '@advisor/ui/icons';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endingFixationsQuery } from '../dashboard.queries';
import { EndingFixationTable } from './EndingFixationTable';

interface EndingFixationsProps {
  /** Undefined while the group is folded. */
  sort: EndingFixationSort | undefined;
  startAt: number | undefined;
  onSort: (sort: EndingFixationSort | undefined) => void;
}

/**
 * How many fixations of the user's own cases end soon and what is at risk; the cases on demand. What
 * comes after the first drawing is not put above rows that somebody reads already.
 */
export function EndingFixations({ sort, startAt, onSort }: EndingFixationsProps) {
  const { t } = useTranslation('case-overview');
  const listId = useId();
  const headingId = useId();
  const queryClient = useQueryClient();
  const [pageSize, setPageSize] = useState(defaultPageSize);
  const [isInTime] = useState(
    () => queryClient.getQueryData(endingFixationsQuery(sort).queryKey) !== undefined,
  );
  const { data, isFetching, isPlaceholderData, isError, refetch } = useQuery({
    ...endingFixationsQuery(sort, pageSize),
    placeholderData: keepPreviousData,
  });
  // Nothing stands for the rows when they were refused; their numbers are known from before.
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  if (!isInTime || known === undefined || known.total === 0) return null;
  const { total, amountAtRisk } = known;
  const rows = isError ? [] : known.rows;
  const isOpen = sort !== undefined;
  const Arrow = isOpen ? DownOutlined : RightOutlined;
  return (
    <section className="todays-cases" aria-labelledby={headingId}>
      <div className="ending-fixations__head">
        <h2 className="todays-cases__title" id={headingId}>
          <button
            type="button"
            className="ending-fixations__fold"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => onSort(isOpen ? undefined : 'fixedRateValidTo')}
          >
            <Arrow aria-hidden /> {t('dashboard.fixations.title')}{' '}
            <span className="todays-cases__count">{total}</span>
          </button>
        </h2>
        <p className="adv-muted">
          {amountAtRisk === 0 ? (
            t('dashboard.fixations.agreed')
          ) : (
            <>
              {t('dashboard.fixations.atRisk')}{' '}
              <strong>{formatMoney(amountAtRisk, { decimals: 0 })}</strong>
            </>
          )}
        </p>
      </div>
      {isOpen && (
        <div id={listId} className="case-grid dashboard__cases" data-owners="one">
          <EndingFixationTable
            sort={sort}
            rows={rows}
            isBusy={isPlaceholderData}
            startAt={startAt}
            onSort={onSort}
          />
          {rows.length === 0 &&
            (isError ? (
              <ErrorState title={t('dashboard.fixations.failed')} onRetry={() => void refetch()} />
            ) : (
              <Skeleton shape="list" rows={Math.min(total, defaultPageSize)} />
            ))}
          {rows.length > 0 && rows.length < total && pageSize < maxPageSize && (
            <div className="todays-cases__more">
              <Button
                type="link"
                loading={isFetching}
                onClick={() => setPageSize(pageSize + defaultPageSize)}
              >
                {t('dashboard.fixations.next')}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
