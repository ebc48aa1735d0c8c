import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { timelineEvents } from './schema/case-history';
import { cases } from './schema/cases';

/** The last change of a case that changes now; a clock that is behind takes nothing back. */
export const lastChange = (now: Date): SQL =>
  sql`greatest(${cases.lastChangedOn}, ${now.toISOString()}::timestamptz)`;

/** Says that something about the case has changed. */
export async function touchCase(tx: Database, caseId: number, now: Date): Promise<void> {
  await tx
    .update(cases)
    .set({ lastChangedOn: lastChange(now) })
    .where(eq(cases.id, caseId));
}

type Event = Omit<typeof timelineEvents.$inferInsert, 'id' | 'happenedOn'>;

/** Writes an event into the history of a case, whose last change it is. */
export async function recordTimelineEvent(tx: Database, now: Date, event: Event): Promise<void> {
  await touchCase(tx, event.caseId, now);
  await tx.insert(timelineEvents).values({ ...event, happenedOn: now });
}
