import { refinancingState } from '@advisor/contracts/codebooks/refinancing';
import { changeCase } from '../../../domain/cases/change-case';
import { processOfCase } from '../../../domain/refinancing/processes';
import type { Database } from '../../../platform/database/database';
import { endProcess } from './end-process';
import { type ProcessOf, requireProcess } from './process-change';

/**
 * Cancels a process that nobody has signed; a cancelled one stays so.
 * @throws Failure 409 once it is signed or has ended
 */
export async function cancelProcess(db: Database, { processId, ...of }: ProcessOf): Promise<void> {
  await changeCase(db, of, async (change) => {
    const known = await processOfCase(change.tx, { caseId: of.caseId, processId });
    if (known.state === refinancingState.cancelled.code) return;
    await requireProcess(change, processId, 'cancel');
    await endProcess(change, known);
  });
}
