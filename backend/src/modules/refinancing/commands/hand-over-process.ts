import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { codeName } from '@advisor/contracts/code-name';
import { eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { processOfCase } from '../../../domain/refinancing/processes';
import { refinancingProcesses } from '../../../domain/refinancing/schema';
import type { Database } from '../../../platform/database/database';
import { nextVersion, type ProcessOf, requireProcess } from './process-change';

/**
 * Hands a process over to the retention centre; one that was handed over stays so.
 * @throws Failure 409 when its document is out, or it has ended
 */
export async function handOverProcess(
  db: Database,
  { processId, ...of }: ProcessOf,
): Promise<void> {
  await changeCase(db, of, async (change) => {
    const { tx, event, userId } = change;
    const known = await processOfCase(tx, { caseId: of.caseId, processId });
    if (known.state === refinancingState.handover.code) return;
    const row = await requireProcess(change, processId, 'handOver');
    await tx
      .update(refinancingProcesses)
      .set({
        state: refinancingState.handover.code,
        version: nextVersion,
        changedBy: userId ?? null,
      })
      .where(eq(refinancingProcesses.id, row.id));
    await event({
      kind: 'service',
      title: `${codeName(refinancingType, row.typeId)} předána retenčnímu centru RC2`,
    });
  });
}
