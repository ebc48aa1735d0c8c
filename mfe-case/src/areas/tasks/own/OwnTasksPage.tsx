import { Loaded } from '@advisor/case/components/Loaded';
import { useLiveQueries } from '@advisor/shell/live';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { CheckOutlined, SearchOutlined } from '@advisor/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readOwnTasksView } from './own-tasks-view';
import { ownTasksQuery, ownTasksReaders } from './own-tasks.queries';
import { OwnTasks } from './OwnTasks';
import { OwnTasksTools, type ViewChange } from './OwnTasksTools';
import '../tasks.css';
import '../texts';

/** What the user is asked for over all cases, what they have asked others for, and what their team deals with. */
export default function OwnTasksPage() {
  const { t } = useTranslation('case-tasks');
  const listId = useId();
  const [search, setSearch] = useSearchParams();
  const view = readOwnTasksView(search);
  const query = useQuery({ ...ownTasksQuery(view), placeholderData: keepPreviousData });
  useLiveQueries('notifications', ownTasksReaders);
  useLiveQueries('tasks', ownTasksReaders);
  const change = (to: ViewChange) => {
    const next = new URLSearchParams(search);
    // Another choice begins at its first page.
    for (const [name, value] of Object.entries({ page: undefined, ...to })) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { preventScrollReset: true });
  };
  const isNarrowed = view.taskTypeId !== undefined || view.isOverdue || view.isFree;
  return (
    <Page title={t('own.title')} description={t('own.description')}>
      <Section>
        <OwnTasksTools
          view={view}
          controls={listId}
          isInTeam={query.data?.isInTeam === true || view.list === 'ofTeam'}
          onChange={change}
        />
        <div id={listId}>
          <Loaded query={query} skeleton={<Skeleton rows={8} />} failure={t('own.failed')}>
            {({ rows, pagination }) => (
              <>
                {rows.length === 0 ? (
                  <EmptyState
                    icon={isNarrowed ? <SearchOutlined /> : <CheckOutlined />}
                    title={t(isNarrowed ? 'noneOfType' : `own.none.${view.list}`)}
                    action={
                      isNarrowed && (
                        <Button
                          onClick={() =>
                            change({ type: undefined, overdue: undefined, free: undefined })
                          }
                        >
                          {t('own.showAll')}
                        </Button>
                      )
                    }
                  />
                ) : (
                  <OwnTasks key={`${view.list} ${view.page}`} tasks={rows} />
                )}
                {(view.page > 1 || pagination.hasNext) && (
                  <nav className="adv-actions tasks-pages" aria-label={t('own.pages')}>
                    <Button
                      disabled={view.page === 1}
                      onClick={() => change({ page: pageIn(view.page - 1) })}
                    >
                      {t('own.previous')}
                    </Button>
                    <span>{t('own.page', { page: view.page })}</span>
                    <Button
                      disabled={!pagination.hasNext}
                      onClick={() => change({ page: pageIn(view.page + 1) })}
                    >
                      {t('own.next')}
                    </Button>
                  </nav>
                )}
              </>
            )}
          </Loaded>
        </div>
      </Section>
    </Page>
  );
}

/** The first page is the address without a number. */
const pageIn = (page: number) => (page === 1 ? undefined : String(page));
