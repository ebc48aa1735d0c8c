import { cloneElement, isValidElement, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Table, type ColumnsType, type TableProps } from '../data';
import { useTableState, type TableState } from '../use-table-state';

interface QueryTableProps<Row extends object> {
  /** Name of the table for screen readers. */
  label: string;
  /** Sortable columns have a `key` and a `sorter`. */
  columns: ColumnsType<Row>;
  rows: readonly Row[];
  rowKey: TableProps<Row>['rowKey'];
  pageSize?: number;
  /** All rows on the server; then `rows` is one page and columns sort there (`sorter: true`). */
  total?: number;
  loading?: boolean;
  /** Instead of rows. */
  empty?: ReactNode;
  defaults?: Partial<TableState>;
  /** Of the URL's parameters, where a screen has more tables than one. */
  urlPrefix?: string;
}

const defaultPageSize = 10;
/** Longer tables without pages render only the rows in sight. */
const virtualFrom = 200;
const virtualHeight = 528;

/** antd's table with page and sort in the URL; rows of 44 px, tabular digits. */
export function QueryTable<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  pageSize = defaultPageSize,
  total,
  loading = false,
  empty,
  defaults,
  urlPrefix,
}: QueryTableProps<Row>) {
  const { t } = useTranslation();
  const [{ page, sort }, change] = useTableState(defaults, urlPrefix);
  const isVirtual = total === undefined && pageSize >= virtualFrom && rows.length > virtualFrom;
  const sorted: ColumnsType<Row> = columns.map((column) =>
    column.sorter === undefined
      ? column
      : {
          ...column,
          sortOrder: sort?.column !== column.key ? null : sort?.descending ? 'descend' : 'ascend',
        },
  );
  return (
    <Table<Row>
      aria-label={label}
      className="adv-table"
      columns={sorted}
      dataSource={rows}
      rowKey={rowKey}
      loading={loading}
      virtual={isVirtual}
      scroll={isVirtual ? { x: 'max-content', y: virtualHeight } : { x: 'max-content' }}
      showSorterTooltip={false}
      locale={empty === undefined ? undefined : { emptyText: empty }}
      pagination={{
        current: page,
        pageSize,
        total: total ?? rows.length,
        showSizeChanger: false,
        hideOnSinglePage: true,
        itemRender: (_page, kind, element) =>
          (kind === 'prev' || kind === 'next') &&
          isValidElement<ButtonHTMLAttributes<unknown>>(element)
            ? cloneElement(element, { 'aria-label': t(`pages.${kind}`) })
            : element,
      }}
      onChange={(pagination, _filters, sorter, { action }) => {
        if (action === 'paginate') change({ page: pagination.current ?? 1 });
        if (action !== 'sort' || Array.isArray(sorter)) return;
        const column = String(sorter.columnKey);
        change({
          page: 1,
          sort: sorter.order ? { column, descending: sorter.order === 'descend' } : undefined,
        });
      }}
    />
  );
}
