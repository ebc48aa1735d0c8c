import { type LivingMinimumTable } from './credit-policy';
import { LendingError } from '../calendar-and-money/lending-error';
import { sumOf } from '../calendar-and-money/money';

/** Who lives in a household; ages in whole years. */
export interface HouseholdMembers {
  adults: number;
  /** Dependent ones. */
  childrenAges: readonly number[];
}

/**
 * Table of a day.
 * @throws LendingError where the policy has none for it
 */
export function livingMinimumTable(
  tables: readonly LivingMinimumTable[],
  day: string,
): LivingMinimumTable {
  const [latest] = tables
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom));
  if (latest === undefined) throw new LendingError('day', 'tooEarly');
  return latest;
}

/** Living minimum of a household (act 110/2006), CZK a month. */
export function livingMinimum(
  table: LivingMinimumTable,
  { adults, childrenAges }: HouseholdMembers,
): number {
  const children = childrenAges.map(
    (age) => table.children.find(({ underAge }) => age < underAge)?.amount,
  );
  const grownUp = children.filter((amount) => amount === undefined).length;
  const dependent = children.filter((amount) => amount !== undefined);
  const grown = adults + grownUp;
  if (grown === 0) return sumOf(dependent);
  if (grown === 1 && dependent.length === 0) return table.single;
  return sumOf([
    table.firstAdult,
    ...Array.from({ length: grown - 1 }, () => table.furtherAdult),
    ...dependent,
  ]);
}
