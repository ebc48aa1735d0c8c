import type { TheirChange } from '../../../arrangement/ParametersChanged';
import { type ReturnValues, type TaxFormVersion, toFiled, versionOf } from './tax-return.schema';
import { formatMoney } from '@advisor/i18n/format';

/** Rows that somebody else saved otherwise than they stand in the form. */
export function theirChanges(
  ours: readonly ReturnValues[],
  theirs: readonly ReturnValues[],
  versions: readonly TaxFormVersion[],
): TheirChange[] {
  return theirs.flatMap((saved) => {
    const version = versionOf(versions, saved.versionId);
    const typed = ours.find(({ versionId }) => versionId === saved.versionId);
    if (version === undefined || typed === undefined) return [];
    const [ourRows, theirRows]: Record<string, number>[] = [typed, saved].map(
      (values) => toFiled(values, version).rows,
    ) as [Record<string, number>, Record<string, number>];
    return version.rows
      .filter(({ row }) => ourRows?.[row] !== theirRows?.[row])
      .map(({ row, name }) => {
        const value = theirRows?.[row];
        return {
          label: `${version.name}, ${row} ${name}`,
          value: value === undefined ? undefined : formatMoney(value),
        };
      });
  });
}
