import type { CreditPolicy } from '@advisor/lending/affordability/credit-policy';
import { desc, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { unavailable } from '../../../platform/failure';
import { creditPolicies } from './schema';

export interface CreditPolicyVersion {
  versionId: number;
  /** First day, `YYYY-MM-DD`. */
  validFrom: string;
  policy: CreditPolicy;
}

/**
 * The version that is valid on a day.
 * @throws Failure 503 when none is
 */
export async function creditPolicyOn(db: Database, day: string): Promise<CreditPolicyVersion> {
  const [version] = await db
    .select()
    .from(creditPolicies)
    .where(lte(creditPolicies.validFrom, day))
    .orderBy(desc(creditPolicies.validFrom))
    .limit(1);
  if (version === undefined) throw unavailable();
  return { versionId: version.id, validFrom: version.validFrom, policy: version.policy };
}
