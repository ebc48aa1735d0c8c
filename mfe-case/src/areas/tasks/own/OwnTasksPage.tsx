import { Loaded } from '@advisor/case/components/Loaded';
import { codeName } from '@advisor/contracts/code-name';
import { taskType } from '@advisor/contracts/codebooks/task';
import { ownTaskLists } from '@advisor/contracts/tasks/own-tasks';
import { useLiveQueries } from '@advisor/shell/live';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { FilterTabs } from '@advisor/ui/components/FilterTabs';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { Checkbox, Select } from '@advisor/ui/entry';
import { CheckOutlined, SearchOutlined } from '@advisor/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readOwnTasksView } from './own-tasks-view';
import { ownTasksQuery, ownTasksReaders } from './own-tasks.queries';
import { OwnTaskTable } from './OwnTaskTable';
import '../tasks.css';
import '../texts';

type Change = Partial<Record<'list' | 'type' | 'overdue' | 'page', string | undefined>>;

/** What the user is asked for over all cases, and what they have asked others for. */
export default function OwnTasksPage() {
  const { t } = useTranslation('case-tasks');
  const listId = useId();
  const [search, setSearch] = useSearchParams();
  const view = readOwnTasksView(search);
  const query = useQuery({ ...ownTasksQuery(view), placeholderData: keepPreviousData });
  useLiveQueries('notifications', ownTasksReaders);
  const change = (to: Change) => {
    const next = new URLSearchParams(search);
    // Another choice begins at its first page.
    for (const [name, value] of Object.entries({ page: undefined, ...to })) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { preventScrollReset: true });
  };
  const isNarrowed = view.taskTypeId !== undefined || view.isOverdue;
  return (
    <Page title={t('own.title')} description={t('own.description')}>
      <Section>
        <div className="tasks-tools">
          <FilterTabs
            label={t('show')}
            controls={listId}
            activeKey={view.list}
            items={ownTaskLists.map((key) => ({ key, label: t(`own.list.${key}`) }))}
            onChange={(key) => change({ list: key === 'waitingForMe' ? undefined : key })}
          />
          <Checkbox
            checked={view.isOverdue}
            onChange={({ target }) => change({ overdue: target.checked ? 'true' : undefined })}
          >
            {t('own.overdue')}
          </Checkbox>
          <Select
            aria-label={t('type')}
            className="tasks-tools__choice"
            value={view.taskTypeId ?? 0}
            options={[
              { value: 0, label: t('allTypes') },
              ...Object.values(taskType).map(({ code }) => ({
                value: Number(code),
                label: codeName(taskType, code),
              })),
            ]}
            onChange={(code) => change({ type: code === 0 ? undefined : String(code) })}
          />
        </div>
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
                        <Button onClick={() => change({ type: undefined, overdue: undefined })}>
                          {t('own.showAll')}
                        </Button>
                      )
                    }
                  />
                ) : (
                  <OwnTaskTable tasks={rows} />
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
