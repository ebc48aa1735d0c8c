import { lt, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { hashSecret } from '../session/session-store';
import { quotas } from './schema';

interface Quota {
  /** What is limited, and for whom. */
  key: string;
  spanMilliseconds: number;
  max: number;
}

/**
 * Takes one of what is limited, in one statement and in the database, so that every node refuses alike.
 * @returns undefined, or the seconds until the next one when all are taken
 */
export async function takeQuota(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { key, spanMilliseconds, max }: Quota,
): Promise<number | undefined> {
  const now = clock.now().getTime();
  const since = new Date(now - (now % spanMilliseconds));
  const taken = await db
    .insert(quotas)
    .values({ key: hashSecret(`${key}\n${since.getTime()}`), since, taken: 1 })
    .onConflictDoUpdate({
      target: [quotas.key, quotas.since],
      set: { taken: sql`${quotas.taken} + 1` },
      setWhere: lt(quotas.taken, max),
    })
    .returning({ taken: quotas.taken });
  if (taken.length > 0) return undefined;
  return Math.ceil((since.getTime() + spanMilliseconds - now) / 1000);
}
