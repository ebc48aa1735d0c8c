import writeXlsxFile from 'write-excel-file/browser';
import type { Cell, CellKind, Sheet } from './sheet';

const money = '#,##0.00';
const titleWidth = 26;
const columnWidth = { count: 8, date: 14, money: 18, text: 32 } as const;

function written(cell: Cell, kind: CellKind) {
  const format = kind === 'money' ? { format: money } : {};
  if (typeof cell === 'object') return { value: cell.formula, type: 'Formula' as const, ...format };
  if (kind === 'date') return { value: new Date(cell), type: Date, format: 'd.m.yyyy' };
  if (kind === 'text') return { value: String(cell), type: String };
  return { value: Number(cell), type: Number, ...format };
}

const isBold = { fontWeight: 'bold' } as const;

/** An Excel workbook of one sheet. Loaded when somebody asks for it. */
export async function writeWorkbook({ name, columns, rows, inputs = [] }: Sheet): Promise<Blob> {
  const above = inputs.map(({ title, value, kind }) => [{ value: title }, written(value, kind)]);
  const head = columns.map(({ title }) => ({ value: title, ...isBold }));
  const body = rows.map((row) => columns.map(({ kind }, at) => written(row[at] ?? '', kind)));
  // An empty row parts them.
  const before = above.length > 0 ? [...above, []] : [];
  return writeXlsxFile([...before, head, ...body], {
    sheet: name,
    columns: columns.map(({ kind }, at) => ({
      width: at === 0 && inputs.length > 0 ? titleWidth : columnWidth[kind],
    })),
    stickyRowsCount: before.length + 1,
  }).toBlob();
}
