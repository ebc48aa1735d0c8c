import { repaymentPolicies } from '../../../domain/refinancing/schema';
import type { Database } from '../../../platform/database/database';
import { continueIds } from '../../../seed/continue-ids';

/** What the bank of the demonstration sets, for a database that has no version. */
export async function ensureRepaymentPolicy(db: Database): Promise<void> {
  if ((await db.$count(repaymentPolicies)) > 0) return;
  await db.insert(repaymentPolicies).values([
    {
      id: 1,
      validFrom: '2023-01-01',
      policy: { costs: 1_000, anniversaryIncluded: false, averageRatePercent: 4.5 },
    },
  ]);
  await continueIds(db, repaymentPolicies);
}
