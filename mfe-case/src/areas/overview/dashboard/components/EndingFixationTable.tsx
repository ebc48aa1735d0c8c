/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A grid takes the elements of a table their meaning. */
import type { EndingFixationSort } from '@advisor/contracts/case/dashboard-options';
import { VirtualList } from '@advisor/ui/components/VirtualList';
import { DownOutlined, UpOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { caseRowHeight } from '../../CaseRow';
import { EndingFixationRow, type EndingFixation } from './EndingFixationRow';

interface EndingFixationTableProps {
  sort: EndingFixationSort;
  rows: readonly EndingFixation[];
  /** The rows are still of another order. */
  isBusy: boolean;
  startAt: number | undefined;
  onSort: (sort: EndingFixationSort) => void;
}

/** Columns from left to right, each in the place of the list's own. */
const columns = [
  { place: 'client', name: 'client' },
  { place: 'ends', name: 'fixedRateValidTo' },
  { place: 'amount', name: 'principal' },
  { place: 'state', name: 'notice' },
  { place: 'next', name: 'state' },
  { place: 'changed', name: 'interestRate' },
] as const;

const ascending: EndingFixationSort = 'fixedRateValidTo';
const isSort = (name: (typeof columns)[number]['name']): name is EndingFixationSort =>
  name === ascending || name === 'principal' || name === 'interestRate';

/** Cases with their ending fixation; the soonest, the largest or the dearest on top. */
export function EndingFixationTable({
  sort,
  rows,
  isBusy,
  startAt,
  onSort,
}: EndingFixationTableProps) {
  const { t } = useTranslation('case-overview');
  const label = t('dashboard.fixations.list');
  const Arrow = sort === ascending ? UpOutlined : DownOutlined;
  return (
    <div
      role="table"
      className="case-list"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-busy={isBusy}
    >
      <div role="rowgroup">
        <div role="row" className="case-head" aria-label={t('dashboard.fixations.sort')}>
          {columns.map(({ place, name }) => {
            const text = t(`dashboard.fixations.column.${name}`);
            const isActive = name === sort;
            return (
              <span
                key={name}
                role="columnheader"
                className={`case-head__${place}`}
                aria-sort={isActive ? (sort === ascending ? 'ascending' : 'descending') : undefined}
              >
                {isSort(name) ? (
                  <button
                    type="button"
                    className="case-head__sort"
                    aria-pressed={isActive}
                    onClick={() => onSort(name)}
                  >
                    {text}
                    <span className="case-head__arrow">{isActive && <Arrow aria-hidden />}</span>
                  </button>
                ) : (
                  text
                )}
              </span>
            );
          })}
        </div>
      </div>
      {rows.length > 0 && (
        <VirtualList
          asRows
          startAt={startAt}
          label={label}
          items={rows}
          getKey={({ caseId }) => caseId}
          estimateHeight={caseRowHeight}
          renderItem={(item) => <EndingFixationRow item={item} />}
        />
      )}
    </div>
  );
}
