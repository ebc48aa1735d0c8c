import type { ObligationPolicy } from '@advisor/lending/credit-policy';
import { countObligations as countRows } from '@advisor/lending/paired-obligations';
import type { OpenedObligation } from './read-obligations';

/** What the bank counts of an application's obligations, each once. */
export const countObligations = (rows: readonly OpenedObligation[], policy: ObligationPolicy) =>
  countRows(
    rows.map((row) => ({
      ...row,
      personId: row.customerOnSAId,
      report: row.externalKey ?? undefined,
    })),
    policy,
  );
export type CountedObligationRow = ReturnType<typeof countObligations>[number];
