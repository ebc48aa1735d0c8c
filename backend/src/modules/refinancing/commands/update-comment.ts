import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import type { Database } from '../../../platform/database/database';
import { changeProcess, type ProcessOf, requireProcess } from './process-change';

/**
 * Replaces the comment; absent: takes it away.
 * @throws Failure 409 once the process has ended, or when somebody has changed it since the user read it
 */
export async function updateComment(
  db: Database,
  { processId, ...of }: ProcessOf,
  { comment = null, version }: { comment?: string | null; version: number },
): Promise<{ version: number }> {
  return changeCase(db, of, async (change) => {
    const process = await requireProcess(change, processId, 'update');
    const content = { before: process.comment, after: comment };
    const seen = { version, userId: of.userId, what: 'Proces', content };
    if (await checkVersion(change.tx, process, seen)) return { version: process.version };
    const changed = await changeProcess(change, process, { comment });
    return { version: changed.version };
  });
}
