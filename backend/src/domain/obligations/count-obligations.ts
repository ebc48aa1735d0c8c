import type { ObligationPolicy } from '@advisor/lending/affordability/credit-policy';
import { countObligations as countRows } from '@advisor/lending/affordability/paired-obligations';
import type { OpenedObligation } from './read-obligations';

/**
 * What the bank counts of an application's obligations, each once.
 * @param consolidationLimit what the loan has for repaying them, CZK; absent while there is no loan
 */
export const countObligations = (
  rows: readonly OpenedObligation[],
  policy: ObligationPolicy,
  consolidationLimit: number | undefined,
) =>
  countRows(
    rows.map((row) => ({
      ...row,
      personId: row.customerOnSAId,
      report: row.externalKey ?? undefined,
    })),
    policy,
    consolidationLimit,
  );
export type CountedObligationRow = ReturnType<typeof countObligations>[number];
