import { caseCalls } from '@advisor/contracts/case/calls';
import { dashboardFilters, defaultPageSize } from '@advisor/contracts/case/dashboard-options';
import { useDraft } from '@advisor/forms/use-draft';
import { Button } from '@advisor/ui/core';
import { FilterTabs } from '@advisor/ui/components/FilterTabs';
import { Page } from '@advisor/ui/components/Page';
import { SearchInput } from '@advisor/ui/components/SearchInput';
import { ReloadOutlined } from '@advisor/ui/icons';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CaseList } from './components/CaseList';
import { CaseListHead } from './components/CaseListHead';
import { EndingFixations } from './components/EndingFixations';
import { SystemBanners } from './components/SystemBanners';
import { TodaysCases } from './components/TodaysCases';
import {
  dashboardFiltersQuery,
  refreshDashboard,
  rememberedSearchTerm,
  rememberSearchTerm,
  showsToday,
  toSearchTerm,
} from './dashboard.queries';
import {
  readDashboardView,
  writeDashboardView,
  type DashboardScope,
  type DashboardView,
} from './dashboard-view';
import { leftCase, rememberListShown } from './left-case';
import './dashboard.css';
import '../texts';

/** The user's cases: six filters, search, sorting and ten more at a time. */
export default function DashboardPage() {
  const { t } = useTranslation('case-overview');
  const queryClient = useQueryClient();
  const listId = useId();
  const cases = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useSearchParams();
  const { rows, scope, sort, fixations } = readDashboardView(search);
  const [searchTerm, setSearchTerm] = useState(() => rememberedSearchTerm(queryClient));
  const { data: counts } = useQuery(dashboardFiltersQuery());
  const isSearching = useIsFetching({ queryKey: [caseCalls.search.id] }) > 0;

  const [startAt, setStartAt] = useState(leftCase);
  useEffect(rememberListShown, []);

  const show = (change: Partial<DashboardView>, replace = true) => {
    setStartAt(undefined);
    setSearch(writeDashboardView({ scope, sort, rows: defaultPageSize, fixations, ...change }), {
      replace,
      preventScrollReset: true,
    });
  };
  const keepSearchTerm = (term: string) => {
    rememberSearchTerm(queryClient, term);
    setSearchTerm(term);
  };
  const searchFor = (text: string) => {
    const term = toSearchTerm(text);
    if (term === searchTerm) return;
    setStartAt(undefined);
    keepSearchTerm(term);
    if (rows > defaultPageSize) show({});
  };
  useDraft('dashboard.search', {
    value: searchTerm,
    isEmpty: searchTerm === '',
    isValid: (draft) => typeof draft === 'string',
    onRestore: keepSearchTerm,
  });
  const countOf = (filter: DashboardScope) =>
    counts?.find((entry) => entry.filter === filter)?.count;
  const input = { scope, sort, searchTerm };

  return (
    <Page
      title={t('dashboard.title')}
      actions={
        <Button
          icon={<ReloadOutlined aria-hidden />}
          onClick={() => void refreshDashboard(queryClient, input)}
        >
          {t('dashboard.refresh')}
        </Button>
      }
    >
      <SystemBanners />
      <div className="dashboard__tools">
        <FilterTabs
          label={t('dashboard.filters')}
          controls={listId}
          activeKey={scope === 'all' ? undefined : scope}
          items={dashboardFilters.map((filter) => ({
            key: filter,
            label: t(`dashboard.filter.${filter}`),
            count: countOf(filter),
          }))}
          onChange={(key) => show({ scope: key as DashboardScope }, false)}
        />
        <SearchInput
          label={t('dashboard.search.label')}
          placeholder={t('dashboard.search.placeholder')}
          value={searchTerm}
          onSearch={searchFor}
          busy={isSearching}
        />
      </div>
      {scope === 'all' && <p className="dashboard__scope">{t('dashboard.everywhere.scope')}</p>}
      {showsToday(input) && (
        <>
          <TodaysCases startAt={startAt} />
          <EndingFixations
            sort={fixations}
            startAt={startAt}
            onSort={(next) => show({ rows, fixations: next })}
          />
        </>
      )}
      <div
        id={listId}
        ref={cases}
        tabIndex={-1}
        className="case-grid dashboard__cases"
        data-owners={scope === 'all' ? 'many' : 'one'}
      >
        <CaseList
          head={<CaseListHead sort={sort} onSort={(next) => show({ sort: next })} />}
          input={input}
          rows={rows}
          total={countOf(scope)}
          startAt={startAt}
          onRowsChange={(loaded) => show({ rows: loaded })}
          onSearchEverywhere={() => {
            // The button goes away with what offered it.
            cases.current?.focus();
            show({ scope: 'all' }, false);
          }}
        />
      </div>
    </Page>
  );
}
