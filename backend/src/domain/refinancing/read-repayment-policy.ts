import type { RepaymentPolicy } from '@advisor/lending/repayment/repayment-quote';
import { desc, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { unavailable } from '../../platform/failure';
import { repaymentPolicies } from './schema';
import { type RefinancingSettings, usualSettings } from './settings';

interface RepaymentPolicyVersion {
  versionId: number;
  /** First day, `YYYY-MM-DD`. */
  validFrom: string;
  policy: RepaymentPolicy;
  refinancing: RefinancingSettings;
}

/**
 * The version that is valid on a day.
 * @throws Failure 503 when none is
 */
export async function repaymentPolicyOn(
  db: Database,
  day: string,
): Promise<RepaymentPolicyVersion> {
  const [version] = await db
    .select()
    .from(repaymentPolicies)
    .where(lte(repaymentPolicies.validFrom, day))
    .orderBy(desc(repaymentPolicies.validFrom))
    .limit(1);
  if (version === undefined) throw unavailable();
  const { id: versionId, validFrom, policy, refinancing } = version;
  // A version of before a setting came has it as usual.
  return { versionId, validFrom, policy, refinancing: { ...usualSettings, ...refinancing } };
}
