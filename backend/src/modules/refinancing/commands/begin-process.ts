import { salesArrangementState, salesArrangementType } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { and, eq, inArray } from 'drizzle-orm';
import type { CaseChange } from '../../../domain/cases/change-case';
import { openStates } from '../../../domain/cases/loan-application';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { conflict } from '../../../platform/failure';
import { openProcess, type ProcessRow } from '../../../domain/refinancing/processes';
import { refinancingProcesses } from '../../../domain/refinancing/schema';

const arrangementTypeOf: Readonly<Record<number, number>> = {
  [refinancingType.retention.code]: salesArrangementType.mortgageRetention.code,
  [refinancingType.refixation.code]: salesArrangementType.mortgageRefixation.code,
  [refinancingType.extraPayment.code]: salesArrangementType.extraPayment.code,
};

/**
 * Begins a process with its arrangement. A request of the type that somebody has started already becomes
 * its arrangement.
 * @param typeId of `refinancingType`
 * @throws Failure 409 when one of the kind is open, whoever began it
 */
export async function beginProcess(change: CaseChange, typeId: number): Promise<ProcessRow> {
  const { tx, row, userId, now, event } = change;
  const [process] = await tx
    .insert(refinancingProcesses)
    .values({
      caseId: row.id,
      typeId,
      state: refinancingState.inProgressInProduct.code,
      salesArrangementId: await arrangementFor(change, typeId),
      createdOn: now,
      createdBy: userId ?? null,
      changedBy: userId ?? null,
    })
    .onConflictDoNothing()
    .returning();
  if (process === undefined)
    throw conflict(`${codeName(refinancingType, typeId)} je na případu už rozpracovaná.`);
  await event({
    kind: 'service',
    title: `${codeName(refinancingType, typeId)} zahájena`,
  });
  return process;
}

async function arrangementFor(
  { tx, row: { id: caseId }, userId, now }: CaseChange,
  typeId: number,
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
      createdBy: userId ?? null,
    })
    .returning({ id: salesArrangements.id });
  if (started === undefined) throw new Error('no arrangement was made');
  return started.id;
}

/** The refixation that is worked on; begun when nobody has. */
export const refixationProcess = async (change: CaseChange): Promise<ProcessRow> =>
  (await openProcess(change.tx, change.row.id, refinancingType.refixation.code)) ??
  (await beginProcess(change, refinancingType.refixation.code));
