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
  | { name: string; heading: 'product' | 'state' | 'owner' }
  | { name: string; sorts: readonly CaseSortField[] };

/** Columns of a case row from left to right. */
const columns: readonly Column[] = [
  { name: 'client', sorts: ['client', 'caseId'] },
  { name: 'product', heading: 'product' },
  { name: 'amount', sorts: ['amount'] },
  { name: 'state', heading: 'state' },
  { name: 'owner', heading: 'owner' },
  { name: 'changed', sorts: ['lastChange'] },
];

/** Names rise from A, the rest starts with the largest and the latest. */
const startsDescending = (field: CaseSortField) => field !== 'client';

/** Head of the case list: names of the columns, and the sorting of those that sort. */
export function CaseListHead({ sort, onSort }: CaseListHeadProps) {
  const { t } = useTranslation('case-overview');
  return (
    <fieldset className="case-head" aria-label={t('dashboard.sort.label')}>
      {columns.map((column) => (
        <span key={column.name} className={`case-head__${column.name}`}>
          {'heading' in column
            ? t(`dashboard.column.${column.heading}`)
            : column.sorts.map((field) => (
                <SortButton key={field} field={field} sort={sort} onSort={onSort} />
              ))}
        </span>
      ))}
    </fieldset>
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
