import { salesArrangementState } from '@advisor/contracts/codebooks';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { codeName } from '@advisor/contracts/code-name';
import type { ProcessAction } from '@advisor/contracts/refinancing/process';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import { enqueue } from '../../../platform/jobs/queue';
import { lockCase } from '../../../domain/cases/lock-case';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { recordTimelineEvent } from '../../../domain/cases/timeline';
import { withdrawJob } from '../../../domain/signing/withdraw-job';
import {
  changeProcess,
  nextVersion,
  type ProcessRow,
  possibleActions,
  processOfCase,
  requireSeen,
} from '../../../domain/refinancing/processes';
import { readProcessDocuments } from '../../../domain/refinancing/process-document';
import { refinancingOffers, refinancingProcesses } from '../../../domain/refinancing/schema';

interface Changing {
  caseId: number;
  processId: number;
  /** Absent: the bank itself. */
  userId?: number;
  now: Date;
}

const refusals: Readonly<Record<ProcessAction, string>> = {
  link: 'Proces už změnit nelze.',
  document: 'K procesu teď dokument připravit nelze.',
  update: 'Proces je ukončený, změnit ho nelze.',
  cancel: 'Proces už zrušit nelze: klient podepsal, nebo je proces ukončený.',
  handOver: 'Proces už předat nelze.',
};

/** The process, locked with its case. @throws Failure 404, or 409 when its state does not allow it */
async function lockProcess(
  tx: Database,
  { caseId, processId }: Changing,
  action: ProcessAction,
): Promise<ProcessRow> {
  await lockCase(tx, caseId);
  const row = await processOfCase(tx, { caseId, processId });
  const document = (await readProcessDocuments(tx, [row])).get(row.id);
  if (possibleActions(row, document).includes(action)) return row;
  throw conflict(document?.state === 'making' ? 'Dokument se právě připravuje.' : refusals[action]);
}

/**
 * Replaces the comment; absent: takes it away.
 * @throws Failure 409 once the process has ended, or when somebody has changed it since the user read it
 */
export async function updateComment(
  db: Database,
  changing: Changing,
  { comment = null, version }: { comment?: string | null; version?: number | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const process = await lockProcess(tx, changing, 'update');
    if (process.comment === comment) return;
    requireSeen(process, version);
    await changeProcess(tx, process, { comment });
  });
}

/**
 * Cancels a process that nobody has signed; a cancelled one stays so.
 * @throws Failure 409 once it is signed or has ended
 */
export async function cancelProcess(db: Database, changing: Changing): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCase(tx, changing.caseId);
    const known = await processOfCase(tx, changing);
    if (known.state === refinancingState.cancelled.code) return;
    await lockProcess(tx, changing, 'cancel');
    await endProcess(tx, known, { ...changing, reason: undefined });
  });
}

/** Takes a process out of work, and its arrangement, choice and document with it. */
export async function endProcess(
  tx: Database,
  { id, caseId, typeId, salesArrangementId, offerId, documentId }: ProcessRow,
  { userId, now, reason }: Pick<Changing, 'userId' | 'now'> & { reason: string | undefined },
): Promise<void> {
  await tx
    .update(refinancingProcesses)
    .set({ state: refinancingState.cancelled.code, version: nextVersion })
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
  await recordTimelineEvent(tx, now, {
    caseId,
    kind: 'service',
    title: `${codeName(refinancingType, typeId)} zrušena`,
    ...(reason !== undefined && { description: reason }),
    userId: userId ?? null,
  });
}

/**
 * Hands a process over to the retention centre; one that was handed over stays so.
 * @throws Failure 409 when its document is out, or it has ended
 */
export async function handOverProcess(db: Database, changing: Changing): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCase(tx, changing.caseId);
    const known = await processOfCase(tx, changing);
    if (known.state === refinancingState.handover.code) return;
    const row = await lockProcess(tx, changing, 'handOver');
    await tx
      .update(refinancingProcesses)
      .set({ state: refinancingState.handover.code, version: nextVersion })
      .where(eq(refinancingProcesses.id, row.id));
    await recordTimelineEvent(tx, changing.now, {
      caseId: row.caseId,
      kind: 'service',
      title: `${codeName(refinancingType, row.typeId)} předána retenčnímu centru RC2`,
      userId: changing.userId ?? null,
    });
  });
}
