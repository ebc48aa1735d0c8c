import { taskState } from '@advisor/contracts/codebooks/task';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/session/schema/users';
import type { tasks } from './schema/case-history';

type TaskRow = typeof tasks.$inferSelect;
type Moved = Pick<TaskRow, 'state' | 'assignedTo' | 'changedBy' | 'changedOn'>;

/** What whoever closed a task has done, in the past. */
const closing: Readonly<Record<number, string>> = {
  [taskState.cancelled.code]: 'zrušil',
  [taskState.finished.code]: 'dokončil',
  [taskState.approved.code]: 'schválil',
};

async function nameOf(tx: Database, userId: number): Promise<string> {
  const [found] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return found === undefined ? '' : `${found.firstName} ${found.lastName}`;
}

/** Who has done it, in words that fit everybody. */
async function done(
  tx: Database,
  { what, verb }: { what: string; verb: string },
  by: number | null,
  userId: number,
): Promise<string> {
  if (by === null) return `${what} mezitím ${verb}a banka.`;
  if (by === userId) return `${what} jste už ${verb}i jinde.`;
  return `${what} mezitím ${verb} někdo jiný: ${await nameOf(tx, by)}.`;
}

/** What has become of a task that is closed. */
export function closedRefusal(tx: Database, task: Moved, userId: number): Promise<string> {
  const verb = closing[task.state];
  if (verb === undefined || task.changedOn === null) return Promise.resolve('Úkol je již ukončen.');
  return done(tx, { what: 'Úkol', verb }, task.changedBy, userId);
}

/** Who deals with a task of the team now. */
export async function takenRefusal(tx: Database, { assignedTo }: Moved): Promise<string> {
  return assignedTo === null
    ? 'Úkol teď v týmu nikdo nemá. Nejdřív ho převezměte.'
    : `Úkol mezitím převzal někdo jiný: ${await nameOf(tx, assignedTo)}.`;
}

/** What was written of a task since somebody has seen it. */
export const answeredRefusal = async (
  tx: Database,
  { changedBy }: Moved,
  userId: number,
): Promise<string> =>
  `${await done(tx, { what: 'Na úkol', verb: 'odpověděl' }, changedBy, userId)} Nic jsme neodeslali.`;
