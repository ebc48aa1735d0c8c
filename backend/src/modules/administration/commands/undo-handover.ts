import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { ownerReturned } from '../../../domain/cases/event-titles';
import type { Backend } from '../../../platform/backend';
import type { Database } from '../../../platform/database/database';
import { conflict, notFound } from '../../../platform/failure';
import { giveCase } from './give-case';
import { readHandovers, undoableUntil } from '../case-owner/read-handovers';
import { type GivenCase, tellOwners } from '../case-owner/tell-owners';
import { userName } from '../case-owner/user-name';
import { caseHandoverItems, caseHandovers } from '../schema';
import type { Author } from './banner-change';

/**
 * Gives cases back to whose they were; what somebody has moved on since stays there. Taken back already,
 * it answers what became of it then.
 * @throws Failure 404 when there is no such change, 409 when its time is over
 */
export function undoHandover(
  { db, config }: Pick<Backend, 'db' | 'config'>,
  author: Author,
  handoverId: number,
): Promise<CallResponse<typeof adminCalls.undoHandover>> {
  const isThis = eq(caseHandovers.id, handoverId);
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .update(caseHandovers)
      .set({ undoneOn: author.now, undoneBy: author.userId })
      .where(and(isThis, isNull(caseHandovers.undoneOn)))
      .returning();
    if (begun !== undefined) {
      if (author.now > undoableUntil(begun, config)) {
        throw conflict('Změnu vlastníka už nejde vrátit, lhůta uplynula. Předejte případy znovu.');
      }
      await giveBack(tx, author, begun);
    }
    const [handover] = await readHandovers(tx, config, isThis);
    if (handover === undefined) throw notFound('Změna vlastníka nebyla nalezena.');
    return handover;
  });
}

type Item = typeof caseHandoverItems.$inferSelect;

async function giveBack(
  tx: Database,
  author: Author,
  { id, ownerId }: typeof caseHandovers.$inferSelect,
) {
  const moved = await tx
    .select()
    .from(caseHandoverItems)
    .where(and(eq(caseHandoverItems.handoverId, id), eq(caseHandoverItems.result, 'moved')))
    .orderBy(asc(caseHandoverItems.caseId));
  const returned: GivenCase[] = [];
  for (const { caseId, formerOwnerId } of moved) {
    if (formerOwnerId === null) continue;
    const back = { caseId, fromUserId: ownerId, toUserId: formerOwnerId };
    const undone = await giveOneBack(tx, author, back);
    if (undone === 'returned') returned.push(back);
    await tx
      .update(caseHandoverItems)
      .set({ undone })
      .where(and(eq(caseHandoverItems.handoverId, id), eq(caseHandoverItems.caseId, caseId)));
  }
  const by = { userId: author.userId, name: await userName(tx, author.userId) };
  await tellOwners(tx, returned, { by, isUndo: true, now: author.now });
}

const giveOneBack = (
  tx: Database,
  { userId, now }: Author,
  { caseId, fromUserId, toUserId }: GivenCase,
): Promise<NonNullable<Item['undone']>> =>
  changeCase(tx, { caseId, userId, now }, async (change) => {
    const { ownerId } = change.row;
    if (ownerId === toUserId) return 'alreadyThere';
    if (ownerId !== fromUserId) return 'changedMeanwhile';
    const from = await userName(change.tx, fromUserId);
    const to = await userName(change.tx, toUserId);
    await giveCase(change, toUserId, { title: ownerReturned, description: `${from} → ${to}.` });
    return 'returned';
  });
