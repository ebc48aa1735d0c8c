import { sql } from 'drizzle-orm';
import { tasks } from './schema/case-history';

/**
 * Columns of a task that every message and state writes besides.
 * @param by absent: the bank itself
 */
export const taskMovedBy = (by: number | undefined, now: Date) => ({
  revision: sql`${tasks.revision} + 1`,
  changedBy: by ?? null,
  changedOn: now,
});
