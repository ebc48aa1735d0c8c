import { salesArrangementState, salesArrangementType } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { openStates } from '../../../domain/cases/loan-application';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { recordTimelineEvent } from '../../../domain/cases/timeline';
import { conflict } from '../../../platform/failure';
import type { ProcessRow } from '../../../domain/refinancing/processes';
import { refinancingProcesses } from '../../../domain/refinancing/schema';

const arrangementTypeOf: Readonly<Record<number, number>> = {
  [refinancingType.retention.code]: salesArrangementType.mortgageRetention.code,
  [refinancingType.refixation.code]: salesArrangementType.mortgageRefixation.code,
  [refinancingType.extraPayment.code]: salesArrangementType.extraPayment.code,
};

interface NewProcess {
  caseId: number;
  /** Of `refinancingType`. */
  typeId: number;
  userId: number;
  now: Date;
}

/**
 * Begins a process with its arrangement, in a transaction that holds the case. A request of the type
 * that somebody has started already becomes its arrangement.
 * @throws Failure 409 when one of the kind is open, whoever began it
 */
export async function beginProcess(
  tx: Database,
  { caseId, typeId, userId, now }: NewProcess,
): Promise<ProcessRow> {
  const [process] = await tx
    .insert(refinancingProcesses)
    .values({
      caseId,
      typeId,
      state: refinancingState.inProgressInProduct.code,
      salesArrangementId: await arrangementFor(tx, { caseId, typeId, userId, now }),
      createdOn: now,
      createdBy: userId,
    })
    .onConflictDoNothing()
    .returning();
  if (process === undefined)
    throw conflict(`${codeName(refinancingType, typeId)} je na případu už rozpracovaná.`);
  await recordTimelineEvent(tx, now, {
    caseId,
    kind: 'service',
    title: `${codeName(refinancingType, typeId)} zahájena`,
    userId,
  });
  return process;
}

async function arrangementFor(
  tx: Database,
  { caseId, typeId, userId, now }: NewProcess,
): Promise<number> {
  const arrangementTypeId = arrangementTypeOf[typeId];
  if (arrangementTypeId === undefined) throw new Error(`no arrangement is for kind ${typeId}`);
  const [open] = await tx
    .select({ id: salesArrangements.id })
    .from(salesArrangements)
    .where(
      and(
        eq(salesArrangements.caseId, caseId),
        eq(salesArrangements.typeId, arrangementTypeId),
        inArray(salesArrangements.state, [...openStates]),
      ),
    );
  if (open !== undefined) return open.id;
  const [started] = await tx
    .insert(salesArrangements)
    .values({
      caseId,
      typeId: arrangementTypeId,
      state: salesArrangementState.inProgress.code,
      createdOn: now,
      createdBy: userId,
    })
    .returning({ id: salesArrangements.id });
  if (started === undefined) throw new Error('no arrangement was made');
  return started.id;
}
