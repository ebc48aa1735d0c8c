import { defaultPageSize } from '@advisor/contracts/case/dashboard-options';
import { Button } from '@advisor/ui/core';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { LoadMore } from '@advisor/ui/components/LoadMore';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { SearchOutlined } from '@advisor/ui/icons';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CaseTable } from '../../CaseTable';
import { useNextSteps } from '../../next-steps.queries';
import {
  caseListQuery,
  distinctRows,
  isSearchable,
  type CaseListInput,
} from '../dashboard.queries';

interface CaseListProps {
  /** The row of the columns' names. */
  head: ReactNode;
  input: CaseListInput;
  /** Rows to begin with. */
  rows: number;
  /** How many cases the filter holds, where known. */
  total: number | undefined;
  /** The case whose row has the focus when the list appears. */
  startAt: number | undefined;
  onRowsChange: (rows: number) => void;
  onSearchEverywhere: () => void;
}

/** The cases of the chosen filter and search, ten more at a time. */
export function CaseList({
  head,
  input,
  rows,
  total,
  startAt,
  onRowsChange,
  onSearchEverywhere,
}: CaseListProps) {
  const { t } = useTranslation('case-overview');
  const list = useRef<HTMLDivElement>(null);
  const searchable = isSearchable(input);
  const query = useInfiniteQuery({
    ...caseListQuery(input, rows),
    enabled: searchable,
    placeholderData: keepPreviousData,
  });
  const { searchTerm, scope } = input;

  const items = distinctRows(searchable ? (query.data?.pages ?? []) : []);
  const steps = useNextSteps(items.map(({ caseId }) => caseId));
  const count = items.length;
  const isFound = searchTerm !== '' && query.isSuccess && !query.isPlaceholderData;
  const found = t(query.hasNextPage ? 'foundMore' : 'found', { count });
  const searchEverywhere = searchTerm !== '' && scope !== 'all' && (
    <Button type="link" onClick={onSearchEverywhere}>
      {t('dashboard.everywhere.action')}
    </Button>
  );
  const loadMore = async () => {
    const { data, isError } = await query.fetchNextPage();
    if (!data || isError) return;
    onRowsChange(distinctRows(data.pages).length);
    // The button goes away with the last rows; the focus stays in the list.
    if (!data.pages.at(-1)?.hasNext) list.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={list} tabIndex={-1} aria-busy={query.isPlaceholderData} className="case-list">
      <LiveRegion>{isFound && found}</LiveRegion>
      {isFound && count > 0 && <p className="case-list__found">{found}</p>}
      <CaseTable
        label={t('dashboard.list')}
        head={head}
        items={items}
        steps={steps}
        query={searchTerm}
        startAt={startAt}
      />
      {count === 0 ? (
        <NoCases input={input} query={query} searchable={searchable} action={searchEverywhere} />
      ) : (
        <>
          <LoadMore
            loaded={count}
            total={searchTerm === '' ? total : undefined}
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            onLoadMore={() => void loadMore()}
          />
          {!query.hasNextPage && searchEverywhere}
        </>
      )}
    </div>
  );
}

interface NoCasesProps {
  input: CaseListInput;
  searchable: boolean;
  query: { isPending: boolean; data: unknown; refetch: () => unknown };
  action: ReactNode;
}

/** Why there is no row: nothing asked for, on its way, failed, or nothing found. */
function NoCases({ input: { searchTerm }, searchable, query, action }: NoCasesProps) {
  const { t } = useTranslation('case-overview');
  if (!searchable) {
    return (
      <EmptyState
        icon={<SearchOutlined />}
        title={t('dashboard.everywhere.title')}
        description={t('dashboard.everywhere.hint')}
      />
    );
  }
  if (query.isPending) return <Skeleton shape="list" rows={defaultPageSize} />;
  if (!query.data) {
    // The message itself is in the banner.
    return <ErrorState title={t('dashboard.failed')} onRetry={() => void query.refetch()} />;
  }
  return searchTerm === '' ? (
    <EmptyState title={t('dashboard.empty.title')} description={t('dashboard.empty.hint')} />
  ) : (
    <EmptyState
      icon={<SearchOutlined />}
      title={t('dashboard.notFound.title')}
      description={t('dashboard.notFound.hint')}
      action={action}
    />
  );
}
