/** A table for export. */
export interface Sheet {
  /** Of the sheet and of the file. */
  name: string;
  columns: readonly { title: string; kind: 'count' | 'money' | 'date' }[];
  /** Dates are `YYYY-MM-DD`, amounts CZK. */
  rows: readonly (readonly (number | string)[])[];
}

/** Excel recognises UTF-8 by it. */
const byteOrderMark = '\uFEFF';

const csvValue = (value: number | string, kind: Sheet['columns'][number]['kind']): string => {
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
    ...rows.map((row) => columns.map(({ kind }, at) => csvValue(row[at] ?? '', kind))),
  ];
  return byteOrderMark + lines.map((line) => `${line.map(quoted).join(';')}\r\n`).join('');
}
