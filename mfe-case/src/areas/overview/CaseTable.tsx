/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A grid takes the elements of a table their meaning. */
import type { CaseListItem } from '@advisor/contracts/case/dashboard';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { VirtualList } from '@advisor/ui/components/VirtualList';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CaseRow, caseRowHeight } from './CaseRow';
import type { AwaitedStep } from './next-steps.queries';

interface CaseTableProps {
  label: string;
  /** The row of the columns' names; absent: they are read out only. */
  head?: ReactNode;
  items: readonly CaseListItem[];
  steps?: ReadonlyMap<number, AwaitedStep> | undefined;
  /** Searched words to mark. */
  query?: string;
  /** The case whose row has the focus when the table appears. */
  startAt?: number | undefined;
}

const names = [
  'sort.client',
  'column.product',
  'sort.amount',
  'column.state',
  'column.next',
  'column.owner',
  'sort.lastChange',
  'column.hub',
] as const;

function HiddenHead() {
  const { t } = useTranslation('case-overview');
  return (
    <VisuallyHidden>
      <span role="row">
        {names.map((name) => (
          <span key={name} role="columnheader">
            {t(`dashboard.${name}`)}
          </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}

/** Cases as a table of rows of which only those in sight are rendered. */
export function CaseTable({ label, head, items, steps, query, startAt }: CaseTableProps) {
  return (
    <div role="table" aria-label={label} aria-rowcount={items.length + 1}>
      <div role="rowgroup">{head ?? <HiddenHead />}</div>
      {items.length > 0 && (
        <VirtualList
          asRows
          startAt={startAt}
          label={label}
          items={items}
          getKey={(item) => item.caseId}
          estimateHeight={caseRowHeight}
          renderItem={(item) => (
            <CaseRow item={item} query={query} step={steps?.get(item.caseId)} />
          )}
        />
      )}
    </div>
  );
}
