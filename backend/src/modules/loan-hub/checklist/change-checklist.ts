import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';
import { and, eq, sql } from 'drizzle-orm';
import type { ArrangementRow } from '../../../cases/arrangement-access';
import type { CaseRow } from '../../../cases/case-access';
import type { Call } from '../../../contract-routes';
import type { Database } from '../../../db/database';
import { timelineEvents } from '../../../db/schema/case-history';
import { checklistItems, checklistSnapshots } from '../../../db/schema/loan-hub';
import { badRequest, conflict, notFound } from '../../../failure';
import type { SignedInUser } from '../../../session/user';
import { isNamed, readChecklist } from './read-checklist';

interface Opened {
  arrangement: ArrangementRow;
  row: CaseRow;
}

/** Papers still come while the application is being decided and signed. */
function checkOpen({ arrangement, row }: Opened): void {
  const { cancelled, disbursed } = salesArrangementState;
  if (
    row.state !== caseState.inProgress.code ||
    arrangement.state === cancelled.code ||
    arrangement.state === disbursed.code
  ) {
    throw conflict('Žádost je uzavřená, seznam podkladů nelze měnit.');
  }
}

/**
 * Adds a paper that an advisor asks for.
 * @throws Failure 400 when the checklist has it, 409 when the arrangement is closed
 */
export async function addItem(
  db: Database,
  opened: Opened,
  { category, name, note }: Call<'checklist.addItem'>['body'],
  now: Date,
): Promise<{ checklistItemId: number }> {
  checkOpen(opened);
  const { arrangement, row } = opened;
  // So that it is compared with the papers that follow from the application as well.
  await readChecklist(db, arrangement, row);
  const isOfArrangement = eq(checklistItems.salesArrangementId, arrangement.id);
  const isThere = await db.$count(checklistItems, and(isOfArrangement, isNamed(name)));
  const [added] =
    isThere > 0
      ? []
      : await db
          .insert(checklistItems)
          .values({
            salesArrangementId: arrangement.id,
            category,
            name,
            note,
            isMandatory: false,
            state: 'required',
            changedOn: now,
          })
          .onConflictDoNothing()
          .returning({ id: checklistItems.id });
  if (added === undefined) throw badRequest('Tento podklad už v seznamu je.', { field: 'name' });
  return { checklistItemId: added.id };
}

/** @throws Failure 404 for no such paper, 409 when it was changed meanwhile or nobody may change it */
export async function updateItem(
  db: Database,
  opened: Opened,
  { checklistItemId, version, state, note }: Call<'checklist.updateItem'>['body'],
  now: Date,
): Promise<void> {
  checkOpen(opened);
  const isItem = and(
    eq(checklistItems.id, checklistItemId),
    eq(checklistItems.salesArrangementId, opened.arrangement.id),
  );
  const changed = await db
    .update(checklistItems)
    .set({
      state,
      note: note === undefined || note === '' ? null : note,
      version: sql`${checklistItems.version} + 1`,
      changedOn: now,
    })
    .where(and(isItem, eq(checklistItems.version, version)))
    .returning({ id: checklistItems.id });
  if (changed.length > 0) return;
  if ((await db.$count(checklistItems, isItem)) === 0) throw notFound('Podklad nebyl nalezen.');
  throw conflict('Podklad mezitím změnil někdo jiný. Načtěte prosím seznam znovu.', {
    field: 'version',
  });
}

/** Keeps the checklist as it is now. */
export async function keepSnapshot(
  db: Database,
  opened: Opened,
  user: SignedInUser,
  now: Date,
): Promise<{ createdOn: string }> {
  checkOpen(opened);
  const { arrangement, row } = opened;
  const checklist = await readChecklist(db, arrangement, row);
  await db.transaction(async (tx) => {
    await tx.insert(checklistSnapshots).values({
      caseId: row.id,
      salesArrangementId: arrangement.id,
      createdOn: now,
      createdBy: user.id,
      checklist,
    });
    await tx.insert(timelineEvents).values({
      caseId: row.id,
      happenedOn: now,
      kind: 'application',
      title: 'Seznam podkladů předán klientovi',
      userId: user.id,
    });
  });
  return { createdOn: now.toISOString() };
}
