import type { TaxFormVersion } from './tax-return.schema';

export const formParts = ['business', 'rent', 'main'] as const;
export type FormPart = (typeof formParts)[number];

/** Attachment 1 has rows from 101, attachment 2 those from 201. */
const partOf = (row: string): FormPart => {
  if (/^1\d\d/.test(row)) return 'business';
  return /^2\d\d/.test(row) ? 'rent' : 'main';
};

interface ShownRow {
  row: string;
  name: string;
}

const order = ({ row }: ShownRow) => Number.parseInt(row, 10);

/** Rows of a part that the versions have; one that changed its meaning stands there twice. */
export function rowsOfPart(versions: readonly TaxFormVersion[], part: FormPart): ShownRow[] {
  const rows = new Map<string, ShownRow>();
  for (const { row, name } of versions.flatMap((version) => version.rows))
    if (partOf(row) === part) rows.set(`${row} ${name}`, { row, name });
  return [...rows.values()].toSorted((one, other) => order(one) - order(other));
}
