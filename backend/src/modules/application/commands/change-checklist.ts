import { isDeepStrictEqual } from 'node:util';
import type { checklistCalls } from '@advisor/contracts/checklist/calls';
import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';
import type { Checklist } from '@advisor/contracts/checklist/endpoints';
import { and, desc, eq, sql } from 'drizzle-orm';
import { bankDay } from '../../../platform/calendar';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import { checklistHandedOver } from '../../../domain/cases/event-titles';
import { recordTimelineEvent, touchCase } from '../../../domain/cases/timeline';
import type { Call } from '../../../platform/http/contract-routes';
import type { Database } from '../../../platform/database/database';
import { cases } from '../../../domain/cases/schema/cases';
import { combine } from '../../../domain/checklist/combine';
import { checklistItems } from '../../../domain/checklist/schema';
import { checklistSnapshots } from '../schema';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { users } from '../../../platform/session/schema/users';
import { badRequest, conflict, notFound } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';
import { requiredDocumentsOf, readChecklist, rowsOf } from '../checklist/read-checklist';

interface Opened {
  arrangement: ArrangementRow;
  row: CaseRow;
}

interface Author {
  user: SignedInUser;
  now: Date;
}

/**
 * Changes the checklist of an arrangement that nobody else changes, closes or discards meanwhile.
 * Documents still come while the application is being decided and signed.
 * @throws Failure 409 when it is closed, 404 when it was discarded
 */
function changeChecklist<T>(
  db: Database,
  { arrangement }: Opened,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ state: salesArrangements.state, caseState: cases.state })
      .from(salesArrangements)
      .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
      .where(eq(salesArrangements.id, arrangement.id))
      .for('no key update');
    if (locked === undefined) throw notFound('Žádost nebyla nalezena.');
    const { cancelled, disbursed } = salesArrangementState;
    if (
      locked.caseState !== caseState.inProgress.code ||
      locked.state === cancelled.code ||
      locked.state === disbursed.code
    ) {
      throw conflict('Žádost je uzavřená, seznam podkladů nelze měnit.');
    }
    return work(tx);
  });
}

/** The same words, however they are written. */
const isSameName = (one: string, other: string) =>
  one.toLocaleLowerCase('cs') === other.toLocaleLowerCase('cs');

/**
 * Adds a document that an advisor asks for; the same call once more does nothing.
 * @throws Failure 400 when the checklist has it, 409 when the arrangement is closed
 */
export async function addItem(
  db: Database,
  opened: Opened,
  { category, name, note }: Call<typeof checklistCalls.addItem>['body'],
  { user, now }: Author,
): Promise<{ checklistItemId: number }> {
  const { arrangement, row } = opened;
  const documents = await requiredDocumentsOf(db, arrangement, row);
  return changeChecklist(db, opened, async (tx) => {
    // Compared with the documents that follow from the application as well.
    const rows = await rowsOf(tx, arrangement.id);
    const same = rows.find(
      (item) =>
        item.derivedKey === null &&
        item.version === 0 &&
        item.changedBy === user.id &&
        isDeepStrictEqual([item.category, item.name, item.note], [category, name, note ?? null]),
    );
    if (same !== undefined) return { checklistItemId: same.id };
    const shown = combine(documents, rows);
    if (shown.some((document) => isSameName(document.name, name))) {
      throw badRequest('Tento podklad už v seznamu je.', { field: 'name' });
    }
    const [added] = await tx
      .insert(checklistItems)
      .values({
        salesArrangementId: arrangement.id,
        category,
        name,
        note,
        isMandatory: false,
        state: 'required',
        changedOn: now,
        changedBy: user.id,
      })
      .returning({ id: checklistItems.id });
    if (added === undefined) throw new Error('a document was not added');
    await touchCase(tx, row.id, now);
    return { checklistItemId: added.id };
  });
}

/**
 * Changes a document; the same change once more does nothing.
 * @throws Failure 404 for no such document, 409 when it was changed meanwhile or nobody may change it
 */
export async function updateItem(
  db: Database,
  opened: Opened,
  { checklistItemId, version, state, note }: Call<typeof checklistCalls.updateItem>['body'],
  { user, now }: Author,
): Promise<void> {
  const written = { state, note: note === undefined || note === '' ? null : note };
  await changeChecklist(db, opened, async (tx) => {
    const [item] = await tx
      .select({ item: checklistItems, firstName: users.firstName, lastName: users.lastName })
      .from(checklistItems)
      .leftJoin(users, eq(users.id, checklistItems.changedBy))
      .where(
        and(
          eq(checklistItems.id, checklistItemId),
          eq(checklistItems.salesArrangementId, opened.arrangement.id),
        ),
      );
    if (item === undefined) throw notFound('Podklad nebyl nalezen.');
    const { version: kept, changedBy, ...before } = item.item;
    if (kept !== version) {
      const isMine = changedBy === user.id && kept === version + 1;
      if (isMine && before.state === written.state && before.note === written.note) return;
      const who = item.lastName === null ? '' : ` (${item.firstName} ${item.lastName})`;
      throw conflict(`Podklad mezitím změnil někdo jiný${who}. Načtěte prosím seznam znovu.`, {
        field: 'version',
      });
    }
    await tx
      .update(checklistItems)
      .set({
        ...written,
        version: sql`${checklistItems.version} + 1`,
        changedOn: now,
        changedBy: user.id,
      })
      .where(eq(checklistItems.id, checklistItemId));
    await touchCase(tx, opened.row.id, now);
  });
}

/** Keeps the checklist as it is now; the same one of the same day and person is kept already. */
export async function saveSnapshot(
  db: Database,
  opened: Opened,
  { user, now }: Author,
): Promise<{ createdOn: string }> {
  const { arrangement, row } = opened;
  const checklist = await readChecklist(db, arrangement, row);
  return changeChecklist(db, opened, async (tx) => {
    const kept = await lastSnapshot(tx, arrangement.id);
    if (
      kept?.createdBy === user.id &&
      bankDay(kept.createdOn) === bankDay(now) &&
      isSame(kept.checklist, checklist)
    ) {
      return { createdOn: kept.createdOn.toISOString() };
    }
    await tx.insert(checklistSnapshots).values({
      caseId: row.id,
      salesArrangementId: arrangement.id,
      createdOn: now,
      createdBy: user.id,
      checklist,
    });
    await recordTimelineEvent(tx, now, {
      caseId: row.id,
      kind: 'application',
      title: checklistHandedOver,
      userId: user.id,
    });
    return { createdOn: now.toISOString() };
  });
}

async function lastSnapshot(tx: Database, salesArrangementId: number) {
  const [kept] = await tx
    .select()
    .from(checklistSnapshots)
    .where(eq(checklistSnapshots.salesArrangementId, salesArrangementId))
    .orderBy(desc(checklistSnapshots.id))
    .limit(1);
  return kept;
}

/** As they are kept: without what is left out. */
const isSame = (kept: Checklist, checklist: Checklist) =>
  isDeepStrictEqual(kept, JSON.parse(JSON.stringify(checklist)));
