import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { sealingKeys } from './schema';
import { readSealingKey, type SealingKey } from '../../platform/config/sealing-key';
import { threadTask } from '../../platform/threads/thread-task';
import type { Sealer } from '../../platform/personal-data/sealer';

const makeSealingKey = threadTask<Date, SealingKey>(
  new URL('make-sealing-key.thread.ts', import.meta.url),
);

/** Any number; the same on every node, so that only one of them makes the key. */
const keyLock = 7_206_412;

/** The key that all nodes share: made when it is first needed, kept encrypted in the database. */
export const storedSealingKey = (db: Database, sealer: Sealer, now: Date): Promise<SealingKey> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${keyLock})`);
    const [stored] = await tx
      .select({ sealedPem: sealingKeys.sealedPem })
      .from(sealingKeys)
      .orderBy(desc(sealingKeys.id))
      .limit(1);
    if (stored !== undefined) return readSealingKey(sealer.open(stored.sealedPem));
    const made = await makeSealingKey(now);
    await tx
      .insert(sealingKeys)
      .values({ sealedPem: sealer.seal(`${made.key}\n${made.certificate}`), createdOn: now });
    return made;
  });
