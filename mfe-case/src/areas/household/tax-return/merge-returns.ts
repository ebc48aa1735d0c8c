import type { ReturnValues } from './tax-return.schema';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const find = (returns: readonly ReturnValues[], versionId: number) =>
  returns.find((one) => one.versionId === versionId);

/** What we did not touch is theirs. */
const mergeFields = <Fields extends object>(base: Fields, ours: Fields, theirs: Fields): Fields =>
  Object.fromEntries(
    Object.entries(ours).map(([name, value]) => {
      const field = name as keyof Fields;
      return [name, isSame(value, base[field]) ? theirs[field] : value];
    }),
  ) as Fields;

/**
 * Returns after somebody else has saved theirs: what was typed stays, what was not touched is new.
 * @param base what was read before either changed it
 */
export function mergeReturns(
  base: readonly ReturnValues[],
  ours: readonly ReturnValues[],
  theirs: readonly ReturnValues[],
): ReturnValues[] {
  const ids = [...new Set([...ours, ...theirs].map(({ versionId }) => versionId))];
  return ids
    .toSorted((one, other) => other - one)
    .flatMap((id) => {
      const [before, typed, saved] = [find(base, id), find(ours, id), find(theirs, id)];
      if (isSame(typed, before)) return saved ?? [];
      if (typed === undefined || saved === undefined || before === undefined) return typed ?? [];
      const rows = mergeFields(before.rows, typed.rows, saved.rows);
      return { ...mergeFields(before, typed, saved), rows };
    });
}
