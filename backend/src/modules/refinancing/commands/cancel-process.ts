import { refinancingState } from '@advisor/contracts/codebooks/refinancing';
import { changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { processOfCase } from '../../../domain/refinancing/processes';
import type { Database } from '../../../platform/database/database';
import { endProcess } from './end-process';
import { type ProcessOf, requireProcess } from './process-change';

/**
 * Cancels a process that nobody has signed; one that the user has cancelled stays so.
 * @returns the version of the process
 * @throws Failure 409 once it is signed or has ended, and when somebody has changed it since
 */
export function cancelProcess(
  db: Database,
  { processId, version, ...of }: ProcessOf & { version: number },
): Promise<{ version: number }> {
  return changeCase(db, of, async (change) => {
    const known = await processOfCase(change.tx, { caseId: of.caseId, processId });
    const content = { before: known.state, after: refinancingState.cancelled.code };
    const seen = { version, userId: of.userId, what: 'Proces', content };
    if (await checkVersion(change.tx, known, seen)) return { version: known.version };
    await requireProcess(change, processId, 'cancel');
    return endProcess(change, known);
  });
}
