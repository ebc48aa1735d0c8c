import { taskState } from '@advisor/contracts/codebooks/task';
import type { Database } from '../../platform/database/database';
import { doneMeanwhile, nameOfUser } from './done-meanwhile';
import type { tasks } from './schema/case-history';

type TaskRow = typeof tasks.$inferSelect;
type Moved = Pick<TaskRow, 'state' | 'assignedTo' | 'changedBy' | 'changedOn'>;

/** What whoever closed a task has done, in the past. */
const closing: Readonly<Record<number, string>> = {
  [taskState.cancelled.code]: 'zrušil',
  [taskState.finished.code]: 'dokončil',
  [taskState.approved.code]: 'schválil',
};

/** What has become of a task that is closed. */
export function closedRefusal(tx: Database, task: Moved, userId: number): Promise<string> {
  const verb = closing[task.state];
  if (verb === undefined || task.changedOn === null) return Promise.resolve('Úkol je již ukončen.');
  return doneMeanwhile(tx, { what: 'Úkol', verb }, task.changedBy, userId);
}

/** Who deals with a task of the team now. */
export async function takenRefusal(tx: Database, { assignedTo }: Moved): Promise<string> {
  return assignedTo === null
    ? 'Úkol teď v týmu nikdo nemá. Nejdřív ho převezměte.'
    : `Úkol mezitím převzal někdo jiný: ${await nameOfUser(tx, assignedTo)}.`;
}

/** What was written of a task since somebody has seen it. */
export const answeredRefusal = async (
  tx: Database,
  { changedBy }: Moved,
  userId: number,
): Promise<string> =>
  `${await doneMeanwhile(tx, { what: 'Na úkol', verb: 'odpověděl' }, changedBy, userId)} Nic jsme neodeslali.`;
