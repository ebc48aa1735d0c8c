/** antd that shows data. */
import './styles/antd-data.css';

export { default as Pagination, type PaginationProps } from 'antd/es/pagination';
export { default as Table, type TableProps } from 'antd/es/table';
export type { ColumnsType, ColumnType, TablePaginationConfig } from 'antd/es/table';
