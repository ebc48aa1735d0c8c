import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';
import '../styles/plain-table.css';

interface ColumnHead {
  title: string;
  /** For screen readers only, as over buttons. */
  isTitleHidden?: boolean;
  /** Title over this column and its neighbours with the same one. */
  group?: string;
  /** Words stand at the start; numbers, which is usual, at the end. */
  isText?: boolean;
  className?: string;
}

export interface PlainColumn<Row> extends ColumnHead {
  render: (row: Row) => ReactNode;
  /** Of all rows. */
  total?: ReactNode;
}

interface PlainTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  className?: string;
  /** The first one names the row. */
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** In a narrow room each row is a list of its own, or its name stands over its numbers. */
  narrow?: 'list' | 'over';
  /** Of a row's element. */
  rowProps?: (row: Row) => { [name: `data-${string}`]: unknown; onClick?: () => void };
  /** Under a row, as wide as the table. */
  renderBelow?: (row: Row) => ReactNode;
}

/** A box that scrolls takes the focus: whoever has no mouse scrolls by the arrow keys. */
const byKeyboard = { tabIndex: 0 };

const keyOf = ({ group = '', title }: ColumnHead) => `${group} ${title}`;

/** All rows there are, without pages and sorting: `QueryTable` is for lists that grow. */
export function PlainTable<Row>({
  label,
  className = '',
  columns,
  rows,
  rowKey,
  narrow,
  rowProps,
  renderBelow,
}: PlainTableProps<Row>) {
  const hasTotals = columns.some(({ total }) => total !== undefined);
  const line = (contentOf: (column: PlainColumn<Row>) => ReactNode) =>
    columns.map((column, at) => {
      const Cell = at === 0 ? 'th' : 'td';
      return (
        <Cell
          key={keyOf(column)}
          {...(at === 0
            ? { scope: 'row' }
            : !column.isTitleHidden && { 'data-label': column.title })}
          data-text={column.isText}
          className={column.className}
        >
          {contentOf(column)}
        </Cell>
      );
    });
  const table = (
    <table className={`adv-plain ${className}`} aria-label={label}>
      <thead>
        <Heads columns={columns} />
      </thead>
      <tbody>
        {rows.map((row) => {
          const under = renderBelow?.(row);
          return (
            <Fragment key={rowKey(row)}>
              <tr {...rowProps?.(row)}>{line(({ render }) => render(row))}</tr>
              {under && (
                <tr>
                  <td colSpan={columns.length} data-text>
                    {under}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
      {hasTotals && (
        <tfoot>
          <tr>{line(({ total }) => total)}</tr>
        </tfoot>
      )}
    </table>
  );
  if (narrow === undefined) return table;
  return (
    <div className="adv-plain-room" data-narrow={narrow} {...(narrow === 'over' && byKeyboard)}>
      {table}
    </div>
  );
}

/** One line of titles, or two with the groups above. */
function Heads({ columns }: { columns: readonly ColumnHead[] }) {
  const head = (column: ColumnHead, rowSpan?: number) => {
    const { title, isTitleHidden, isText, className } = column;
    return (
      <th
        key={keyOf(column)}
        scope="col"
        rowSpan={rowSpan}
        data-text={isText}
        className={className}
      >
        {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </th>
    );
  };
  const grouped = columns.filter(({ group }) => group !== undefined);
  if (grouped.length === 0) return <tr>{columns.map((column) => head(column))}</tr>;
  return (
    <>
      <tr>
        {columns.map((column, at) => {
          const { group } = column;
          if (group === undefined) return head(column, 2);
          if (group === columns[at - 1]?.group) return null;
          const { length } = grouped.filter((other) => other.group === group);
          return (
            <th key={group} scope="colgroup" colSpan={length}>
              {group}
            </th>
          );
        })}
      </tr>
      <tr>{grouped.map((column) => head(column))}</tr>
    </>
  );
}
