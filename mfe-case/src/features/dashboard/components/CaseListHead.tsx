import type { CaseSortField } from '@advisor/contracts/case/dashboard-options';
import { DownOutlined, UpOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { DashboardView } from '../dashboard-view';

type Sort = DashboardView['sort'];

interface CaseListHeadProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Columns of a case row from left to right; those without a field do not sort. */
const columns = [
  { name: 'client', fields: ['client', 'caseId'] },
  { name: 'product', fields: [] },
  { name: 'amount', fields: ['amount'] },
  { name: 'state', fields: [] },
  { name: 'owner', fields: [] },
  { name: 'changed', fields: ['lastChange'] },
] as const satisfies { name: string; fields: readonly CaseSortField[] }[];

/** Names rise from A, the rest starts with the largest and the latest. */
const startsDescending = (field: CaseSortField) => field !== 'client';

/** Head of the case list: names of the columns, and the sorting of those that sort. */
export function CaseListHead({ sort, onSort }: CaseListHeadProps) {
  const { t } = useTranslation('case');
  return (
    <fieldset className="case-head" aria-label={t('dashboard.sort.label')}>
      {columns.map(({ name, fields }) => (
        <span key={name} className={`case-head__${name}`}>
          {fields.length === 0 && t(`dashboard.column.${name}`)}
          {fields.map((field) => {
            const isActive = field === sort.field;
            const descending = isActive ? !sort.descending : startsDescending(field);
            const Arrow = sort.descending ? DownOutlined : UpOutlined;
            return (
              <button
                key={field}
                type="button"
                className="case-head__sort"
                aria-pressed={isActive}
                title={t(descending ? 'dashboard.sort.descending' : 'dashboard.sort.ascending')}
                onClick={() => onSort({ field, descending })}
              >
                {t(`dashboard.sort.${field}`)}
                <span className="case-head__arrow">{isActive && <Arrow aria-hidden />}</span>
                {isActive && (
                  <span className="adv-hidden">
                    {t(
                      sort.descending
                        ? 'dashboard.sort.isDescending'
                        : 'dashboard.sort.isAscending',
                    )}
                  </span>
                )}
              </button>
            );
          })}
        </span>
      ))}
    </fieldset>
  );
}
