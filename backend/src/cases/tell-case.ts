import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { timelineEvents } from '../db/schema/case-history';
import { cases } from '../db/schema/cases';

/** Says that something about the case has changed; a clock that is behind takes nothing back. */
export async function touchCase(tx: Database, caseId: number, now: Date): Promise<void> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  await tx
    .update(cases)
    .set({ lastChangedOn: sql`greatest(${cases.lastChangedOn}, ${instant})` })
    .where(eq(cases.id, caseId));
}

type Event = Omit<typeof timelineEvents.$inferInsert, 'id' | 'happenedOn'>;

/** Writes an event into the history of a case, whose last change it is. */
export async function tellCase(tx: Database, now: Date, event: Event): Promise<void> {
  await touchCase(tx, event.caseId, now);
  await tx.insert(timelineEvents).values({ ...event, happenedOn: now });
}
