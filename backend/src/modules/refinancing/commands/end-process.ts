import { salesArrangementState } from '@advisor/contracts/codebooks';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { codeName } from '@advisor/contracts/code-name';
import { eq } from 'drizzle-orm';
import type { CaseChange } from '../../../domain/cases/change-case';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import type { ProcessRow } from '../../../domain/refinancing/processes';
import { refinancingOffers, refinancingProcesses } from '../../../domain/refinancing/schema';
import { withdrawJob } from '../../../domain/signing/withdraw-job';
import { enqueue } from '../../../platform/jobs/queue';
import { loanMoved } from '../notifications';

/**
 * Takes a process out of work, and its arrangement, choice and document with it.
 * @returns its version now
 */
export async function endProcess(
  { tx, userId, now, event }: CaseChange,
  { id, typeId, salesArrangementId, offerId, documentId, version }: ProcessRow,
  reason?: string,
): Promise<{ version: number }> {
  const ended = { state: refinancingState.cancelled.code, version: version + 1 };
  await tx
    .update(refinancingProcesses)
    .set({ ...ended, changedBy: userId ?? null })
    .where(eq(refinancingProcesses.id, id));
  if (salesArrangementId !== null)
    await tx
      .update(salesArrangements)
      .set({ state: salesArrangementState.cancelled.code })
      .where(eq(salesArrangements.id, salesArrangementId));
  if (offerId !== null)
    await tx
      .update(refinancingOffers)
      .set({ isSelected: false })
      .where(eq(refinancingOffers.id, offerId));
  if (documentId !== null) await enqueue(tx, withdrawJob, { documentId }, { runAt: now });
  await event({
    kind: 'service',
    title: `${codeName(refinancingType, typeId)} zrušena`,
    description: reason,
    tells: { kind: loanMoved },
  });
  return { version: ended.version };
}
