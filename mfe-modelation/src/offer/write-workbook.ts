import writeXlsxFile from 'write-excel-file/browser';
import type { Sheet } from './sheet';

const money = '#,##0.00';
const columnWidth = { count: 8, date: 14, money: 18 } as const;

/** An Excel workbook of one sheet. Loaded when somebody asks for it. */
export async function writeWorkbook({ name, columns, rows }: Sheet): Promise<Blob> {
  const head = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    columns.map(({ kind }, at) => {
      const value = row[at] ?? '';
      if (kind === 'date')
        return { value: new Date(String(value)), type: Date, format: 'd.m.yyyy' };
      const format = kind === 'money' ? { format: money } : {};
      return { value: Number(value), type: Number, ...format };
    }),
  );
  return writeXlsxFile([head, ...body], {
    sheet: name,
    columns: columns.map(({ kind }) => ({ width: columnWidth[kind] })),
    stickyRowsCount: 1,
  }).toBlob();
}
