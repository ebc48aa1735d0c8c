/** What a workbook calculates itself; everywhere else its value stands. */
export interface FormulaCell {
  /** In English and without `=`, as the file has it: `ROUND(G8*2,2)`. */
  formula: string;
  value: number;
}

export type Cell = number | string | FormulaCell;

/** A table for export. */
export interface Sheet {
  /** Of the sheet and of the file. */
  name: string;
  columns: readonly { title: string; kind: CellKind }[];
  /** Dates are `YYYY-MM-DD`, amounts CZK. */
  rows: readonly (readonly Cell[])[];
  /** Above the table of a workbook, titles in column A and values in B: what formulas count from. */
  inputs?: readonly { title: string; value: number | string; kind: CellKind }[];
}

export type CellKind = 'count' | 'money' | 'date' | 'text';

const valueOf = (cell: Cell): number | string => (typeof cell === 'object' ? cell.value : cell);

/** Excel recognises UTF-8 by it. */
const byteOrderMark = '\uFEFF';

/** What a table would calculate stays a text. */
const plainText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const csvValue = (value: number | string, kind: CellKind): string => {
  if (kind === 'text') return plainText(String(value));
  if (kind === 'money') return Number(value).toFixed(2).replace('.', ',');
  if (kind === 'count') return String(value);
  const [year = '', month = '', day = ''] = String(value).split('-');
  return `${Number(day)}.${Number(month)}.${year}`;
};

const quoted = (text: string): string =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** As a Czech Excel opens it: semicolons, decimal commas, CRLF, UTF-8 with its mark. */
export function toCsv({ columns, rows }: Sheet): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ kind }, at) => csvValue(valueOf(row[at] ?? ''), kind))),
  ];
  return byteOrderMark + lines.map((line) => `${line.map(quoted).join(';')}\r\n`).join('');
}
