/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A grid takes the elements of a table their meaning. */
import type { CaseSortField } from '@advisor/contracts/case/dashboard-options';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { DownOutlined, UpOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { DashboardView } from '../dashboard-view';

type Sort = DashboardView['sort'];

interface CaseListHeadProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

type Column =
  | { name: string; heading: 'product' | 'state' | 'next' | 'owner' | 'hub'; isHidden?: true }
  | { name: string; sorts: readonly CaseSortField[] };

/** Columns of a case row from left to right. */
const columns: readonly Column[] = [
  { name: 'client', sorts: ['client', 'caseId'] },
  { name: 'product', heading: 'product' },
  { name: 'amount', sorts: ['amount'] },
  { name: 'state', heading: 'state' },
  { name: 'next', heading: 'next' },
  { name: 'owner', heading: 'owner' },
  { name: 'changed', sorts: ['lastChange'] },
  { name: 'hub', heading: 'hub', isHidden: true },
];

/** Names rise from A, the rest starts with the largest and the latest. */
const startsDescending = (field: CaseSortField) => field !== 'client';

function sortOf(column: Column, { field, descending }: Sort) {
  if ('heading' in column || !column.sorts.includes(field)) return undefined;
  return descending ? 'descending' : 'ascending';
}

/** Head of the case list: names of the columns, and the sorting of those that sort. */
export function CaseListHead({ sort, onSort }: CaseListHeadProps) {
  const { t } = useTranslation('case-overview');
  const heading = ({ heading: key, isHidden }: Extract<Column, { heading: string }>) => {
    const text = t(`dashboard.column.${key}`);
    return isHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text;
  };
  return (
    <div role="row" className="case-head" aria-label={t('dashboard.sort.label')}>
      {columns.map((column) => (
        <span
          key={column.name}
          role="columnheader"
          className={`case-head__${column.name}`}
          aria-sort={sortOf(column, sort)}
        >
          {'heading' in column
            ? heading(column)
            : column.sorts.map((field) => (
                <SortButton key={field} field={field} sort={sort} onSort={onSort} />
              ))}
        </span>
      ))}
    </div>
  );
}

function SortButton({ field, sort, onSort }: CaseListHeadProps & { field: CaseSortField }) {
  const { t } = useTranslation('case-overview');
  const isActive = field === sort.field;
  const descending = isActive ? !sort.descending : startsDescending(field);
  const Arrow = sort.descending ? DownOutlined : UpOutlined;
  return (
    <button
      type="button"
      className="case-head__sort"
      aria-pressed={isActive}
      title={t(descending ? 'dashboard.sort.descending' : 'dashboard.sort.ascending')}
      onClick={() => onSort({ field, descending })}
    >
      {t(`dashboard.sort.${field}`)}
      <span className="case-head__arrow">{isActive && <Arrow aria-hidden />}</span>
      {isActive && (
        <VisuallyHidden>
          {t(sort.descending ? 'dashboard.sort.isDescending' : 'dashboard.sort.isAscending')}
        </VisuallyHidden>
      )}
    </button>
  );
}
