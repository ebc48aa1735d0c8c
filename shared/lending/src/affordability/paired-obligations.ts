import { isConsolidationCovered } from './consolidation';
import {
  type CountedObligation,
  countObligation,
  type ObligationFacts,
} from './counted-obligation';
import { type ObligationPolicy } from './credit-policy';

/* One loan that the client declared and a register reports is one row with both values. */

export interface NamedObligation extends ObligationFacts {
  creditor?: { creditorId?: string; name?: string };
}

export interface ObligationPair<Declared, Registered> {
  declared?: Declared;
  registered?: Registered;
}

const sizeOf = ({ loanPrincipalAmount, creditCardLimit }: ObligationFacts): number =>
  loanPrincipalAmount ?? creditCardLimit ?? 0;

function isSameCreditor(one: NamedObligation, other: NamedObligation): boolean {
  const [id, otherId] = [one.creditor?.creditorId, other.creditor?.creditorId];
  if (id !== undefined && otherId !== undefined) return id === otherId;
  const [name, otherName] = [one.creditor?.name, other.creditor?.name].map((text) =>
    text?.trim().toLocaleLowerCase('cs'),
  );
  return name !== undefined && name !== '' && name === otherName;
}

/**
 * Pairs what was declared with what registers report: same type, same creditor, nearest amount, each
 * at most once. The order is that of the declared ones, then of the others.
 */
export function pairObligations<
  Declared extends NamedObligation,
  Registered extends NamedObligation,
>(
  declared: readonly Declared[],
  registered: readonly Registered[],
): ObligationPair<Declared, Registered>[] {
  const free = new Set(registered);
  const pairs = declared.map((one): ObligationPair<Declared, Registered> => {
    const distance = (other: Registered) => Math.abs(sizeOf(one) - sizeOf(other));
    const [nearest] = [...free]
      .filter(
        (other) => other.obligationTypeId === one.obligationTypeId && isSameCreditor(one, other),
      )
      .toSorted((first, second) => distance(first) - distance(second));
    if (nearest === undefined) return { declared: one };
    free.delete(nearest);
    return { declared: one, registered: nearest };
  });
  return [...pairs, ...[...free].map((one) => ({ registered: one }))];
}

const higher = (one?: number, other?: number): number | undefined =>
  one === undefined ? other : other === undefined ? one : Math.max(one, other);

/** What counts of a pair: the higher values, with the correction that the advisor made. */
export function pairFacts({
  declared,
  registered,
}: ObligationPair<NamedObligation, NamedObligation>): ObligationFacts | undefined {
  if (declared === undefined || registered === undefined) return declared ?? registered;
  const correction = registered.correction ?? declared.correction;
  return {
    ...registered,
    installmentAmount: higher(declared.installmentAmount, registered.installmentAmount),
    loanPrincipalAmount: higher(declared.loanPrincipalAmount, registered.loanPrincipalAmount),
    creditCardLimit: higher(declared.creditCardLimit, registered.creditCardLimit),
    drawingAmount: higher(declared.drawingAmount, registered.drawingAmount),
    amountConsolidated: registered.amountConsolidated ?? declared.amountConsolidated,
    correction,
  };
}

/** A row of what people on an application owe. */
export interface OwedRow {
  id: number;
  personId: number;
  /** What a register reports, the same for everybody who owes it; absent for what was declared. */
  report?: string | undefined;
  obligation: NamedObligation;
}

/** What counts of one row: another row's duplicate counts nothing. */
export interface CountedRow<Row extends OwedRow> {
  row: Row;
  counted: Omit<CountedObligation, 'reason'> & {
    reason: CountedObligation['reason'] | 'duplicate';
  };
  /** What was counted, for the explanation and for sums. */
  facts: ObligationFacts;
  /** The row that counts instead. */
  duplicateOf?: number;
}

const nothing = { instalment: 0, debt: 0, toConsolidate: 0, reason: 'duplicate' as const };

const withRow = <Row extends OwedRow>(row: Row) => ({ ...row.obligation, row });

/**
 * What the bank counts of an application's obligations, each once: what a person has declared and a
 * register reports is counted at the report, by the higher values; what is reported on several people
 * counts at the first.
 * @param consolidationLimit what the loan has for repaying them, CZK; absent while there is no loan
 */
export function countObligations<Row extends OwedRow>(
  rows: readonly Row[],
  policy: ObligationPolicy,
  consolidationLimit: number | undefined,
): CountedRow<Row>[] {
  const owed = eachOnce(rows);
  const facts = owed.flatMap((one) => (one.duplicateOf === undefined ? [one.facts] : []));
  const isCovered = isConsolidationCovered(facts, consolidationLimit);
  return owed.map((one) => ({
    ...one,
    counted:
      one.duplicateOf === undefined ? countObligation(one.facts, policy, isCovered) : nothing,
  }));
}

/** The rows with what counts of each, before it is counted. */
function eachOnce<Row extends OwedRow>(rows: readonly Row[]): Omit<CountedRow<Row>, 'counted'>[] {
  const results = new Map<Row, Omit<CountedRow<Row>, 'counted'>>();
  const count = (row: Row, facts: ObligationFacts) => results.set(row, { row, facts });
  const skip = (row: Row, duplicateOf: number) =>
    results.set(row, { row, facts: row.obligation, duplicateOf });
  const firstReports = new Map<string, Row>();
  for (const personId of new Set(rows.map((row) => row.personId))) {
    const own = rows.filter((row) => row.personId === personId);
    const pairs = pairObligations(
      own.filter(({ report }) => report === undefined).map(withRow),
      own.filter(({ report }) => report !== undefined).map(withRow),
    );
    for (const { declared, registered } of pairs) {
      if (registered === undefined) {
        if (declared !== undefined) count(declared.row, declared);
        continue;
      }
      const { row } = registered;
      const report = row.report ?? '';
      const first = firstReports.get(report);
      if (declared !== undefined) skip(declared.row, first?.id ?? row.id);
      if (first !== undefined) {
        skip(row, first.id);
        continue;
      }
      firstReports.set(report, row);
      count(row, pairFacts({ declared, registered }) ?? registered);
    }
  }
  return rows.flatMap((row) => results.get(row) ?? []);
}
