import type { Subject } from '@advisor/contracts/subjects';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { accessJournal } from './schema';

const slotMilliseconds = 15 * 60_000;
/** Accesses that a node remembers as written, so that it does not ask the database again. */
const maxRemembered = 50_000;

/** Writes down whom and what users are shown. */
export interface AccessJournal {
  /** Resolves once it is kept: what is not written down is not shown. */
  write(userId: number, operation: string, subjects: readonly Subject[]): Promise<void>;
}

export function createAccessJournal({ db, clock }: { db: Database; clock: Clock }): AccessJournal {
  let written = new Set<string>();
  let writtenIn = 0;
  return {
    async write(userId, operation, subjects) {
      const now = clock.now();
      const slot = now.getTime() - (now.getTime() % slotMilliseconds);
      if (slot !== writtenIn || written.size > maxRemembered) {
        written = new Set();
        writtenIn = slot;
      }
      const remembered = written;
      const rows = new Map(
        subjects
          .map(({ subject, id }) => [`${userId} ${subject} ${id}`, { subject, id }] as const)
          .filter(([key]) => !remembered.has(key)),
      );
      if (rows.size === 0) return;
      await db
        .insert(accessJournal)
        .values(
          [...rows.values()].map(({ subject, id }) => ({
            userId,
            subject,
            subjectId: id,
            slot: new Date(slot),
            seenOn: now,
            operation,
          })),
        )
        .onConflictDoNothing();
      for (const key of rows.keys()) remembered.add(key);
    },
  };
}
