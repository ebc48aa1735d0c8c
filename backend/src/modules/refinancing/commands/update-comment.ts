import { changeCase } from '../../../domain/cases/change-case';
import { requireSeen } from '../../../domain/refinancing/processes';
import type { Database } from '../../../platform/database/database';
import { changeProcess, type ProcessOf, requireProcess } from './process-change';

/**
 * Replaces the comment; absent: takes it away.
 * @throws Failure 409 once the process has ended, or when somebody has changed it since the user read it
 */
export async function updateComment(
  db: Database,
  { processId, ...of }: ProcessOf,
  { comment = null, version }: { comment?: string | null; version?: number | undefined },
): Promise<void> {
  await changeCase(db, of, async (change) => {
    const process = await requireProcess(change, processId, 'update');
    if (process.comment === comment) return;
    requireSeen(process, version);
    await changeProcess(change.tx, process, { comment });
  });
}
