import {
  type CountedObligation,
  countObligation,
  type ObligationFacts,
} from '@advisor/lending/counted-obligation';
import type { ObligationPolicy } from '@advisor/lending/credit-policy';
import { pairFacts, pairObligations } from '@advisor/lending/paired-obligations';
import { isReported, type OpenedObligation } from './read-obligations';

/** What counts of one row: another row's duplicate counts nothing. */
export interface CountedRow {
  row: OpenedObligation;
  counted: Omit<CountedObligation, 'reason'> & {
    reason: CountedObligation['reason'] | 'duplicate';
  };
  /** What was counted, for the explanation and for sums. */
  facts: ObligationFacts;
  duplicateOf?: number;
}

const nothing = { instalment: 0, debt: 0, toConsolidate: 0, reason: 'duplicate' as const };

const withId = (row: OpenedObligation) => ({ ...row.obligation, row });

/**
 * What the bank counts of an application's obligations, each once: what a person has stated and the
 * bureau reports is counted at the report, by the higher values; what the bureau reports on several
 * people counts at the first.
 */
export function countObligations(
  rows: readonly OpenedObligation[],
  policy: ObligationPolicy,
): CountedRow[] {
  const results = new Map<OpenedObligation, CountedRow>();
  const count = (row: OpenedObligation, facts: ObligationFacts) =>
    results.set(row, { row, facts, counted: countObligation(facts, policy) });
  const skip = (row: OpenedObligation, duplicateOf: number) =>
    results.set(row, { row, facts: row.obligation, counted: nothing, duplicateOf });
  const firstReports = new Map<string, OpenedObligation>();
  for (const customerId of new Set(rows.map((row) => row.customerOnSAId))) {
    const own = rows.filter((row) => row.customerOnSAId === customerId);
    const pairs = pairObligations(
      own.filter((row) => !isReported(row)).map(withId),
      own.filter(isReported).map(withId),
    );
    for (const { declared, registered } of pairs) {
      if (registered === undefined) {
        if (declared !== undefined) count(declared.row, declared);
        continue;
      }
      const report = registered.row;
      const first = firstReports.get(report.externalKey ?? '');
      if (declared !== undefined) skip(declared.row, first?.id ?? report.id);
      if (first !== undefined) {
        skip(report, first.id);
        continue;
      }
      firstReports.set(report.externalKey ?? '', report);
      count(report, pairFacts({ declared, registered }) ?? registered);
    }
  }
  return rows.flatMap((row) => results.get(row) ?? []);
}
