import { bankTimeZone } from '@advisor/lending/calendar-and-money/bank-day';
import { eq } from 'drizzle-orm';
import { addDays, bankDay, eachDay } from '../calendar';
import type { Database } from '../database/database';
import type { DailyJobDefinition } from './define-job';
import { enqueue } from './queue';
import { jobDays } from './schema';

const pragueTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: bankTimeZone,
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * The last day whose time has come. Compared as clocks in Prague show it, so that in the night in
 * which they are changed a job is neither left out nor done twice.
 */
const lastDueDay = (now: Date, at: string): string =>
  pragueTime.format(now) >= at ? bankDay(now) : addDays(bankDay(now), -1);

/**
 * Queues daily jobs up to now: each day once, on whichever node, and those that were missed in
 * their order. A daily job begins with the first day that comes after it is known.
 */
export async function queueDays(
  db: Database,
  definitions: readonly DailyJobDefinition[],
  now: Date,
): Promise<void> {
  if (definitions.length === 0) return;
  const known = new Map((await db.select().from(jobDays)).map((row) => [row.name, row.lastDay]));
  for (const definition of definitions) {
    const { name, at } = definition;
    const due = lastDueDay(now, at);
    const last = known.get(name);
    if (last === undefined) {
      await db.insert(jobDays).values({ name, lastDay: due }).onConflictDoNothing();
    } else if (last < due) await queueUpTo(db, definition, due, now);
  }
}

async function queueUpTo(
  db: Database,
  definition: DailyJobDefinition,
  due: string,
  runAt: Date,
): Promise<void> {
  const isOfJob = eq(jobDays.name, definition.name);
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(jobDays).where(isOfJob).for('update');
    if (row === undefined || row.lastDay >= due) return;
    for (const day of eachDay(addDays(row.lastDay, 1), due)) {
      await enqueue(tx, definition, { day }, { runAt, key: day });
    }
    await tx.update(jobDays).set({ lastDay: due }).where(isOfJob);
  });
}
