import { caseAddresses } from '@advisor/addresses/case';
import { defaultPageSize, maxPageSize } from '@advisor/contracts/case/dashboard-options';
import { useSession } from '@advisor/shell/session';
import { Button } from '@advisor/ui/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CaseTable } from '../../CaseTable';
import { byCase } from '../../next-steps.queries';
import { todayQuery } from '../dashboard.queries';

/** The others are a click away, so that the list below stays in sight. */
const shownAtOnce = 3;

/**
 * The cases that need the user today, own ones and those to be decided, above all the others. What comes after the first
 * drawing is not put above rows that somebody reads already.
 * @param startAt the case whose row has the focus when the group appears; the list's own row comes first
 */
export function TodaysCases({ startAt }: { startAt: number | undefined }) {
  const { t } = useTranslation('case-overview');
  const headingId = useId();
  const queryClient = useQueryClient();
  const [isInTime] = useState(() => queryClient.getQueryData(todayQuery().queryKey) !== undefined);
  const [isOpen, setOpen] = useState(false);
  const { userId } = useSession();
  const [pageSize, setPageSize] = useState(defaultPageSize);
  const { data, isFetching } = useQuery({
    ...todayQuery(pageSize),
    placeholderData: keepPreviousData,
  });
  if (!isInTime || data === undefined || data.total === 0) return null;
  const { rows, total } = data;
  const count = rows.length - shownAtOnce;
  return (
    <section className="todays-cases" aria-labelledby={headingId}>
      <h2 id={headingId} className="todays-cases__title">
        {t('dashboard.today.title')} <span className="todays-cases__count">{total}</span>
      </h2>
      <div
        className="case-grid dashboard__cases"
        data-owners={rows.every(({ owner }) => owner.userId === userId) ? 'one' : 'many'}
      >
        <CaseTable
          label={t('dashboard.today.title')}
          items={isOpen ? rows : rows.slice(0, shownAtOnce)}
          steps={byCase(rows)}
          startAt={startAt}
        />
        <div className="todays-cases__more">
          {count > 0 && (
            <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('dashboard.today.less') : t('dashboard.today.more', { count })}
            </Button>
          )}
          {isOpen && total > rows.length && (
            <>
              <span className="adv-muted">
                {t('dashboard.today.first', { count: rows.length })}
              </span>
              {pageSize < maxPageSize && (
                <Button
                  type="link"
                  loading={isFetching}
                  onClick={() => setPageSize(pageSize + defaultPageSize)}
                >
                  {t('dashboard.today.next')}
                </Button>
              )}
            </>
          )}
          <Link className="todays-cases__tasks" to={caseAddresses.ownTasks.to()}>
            {t('dashboard.today.allTasks')}
          </Link>
        </div>
      </div>
    </section>
  );
}
