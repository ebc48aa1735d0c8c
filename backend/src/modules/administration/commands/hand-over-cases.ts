import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { and, eq, inArray } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { ownerChanged } from '../../../domain/cases/event-titles';
import { cases } from '../../../domain/cases/schema/cases';
import type { Backend } from '../../../platform/backend';
import type { Database } from '../../../platform/database/database';
import { conflict, forbidden, notFound } from '../../../platform/failure';
import { userName } from '../case-owner/user-name';
import { giveCase } from './give-case';
import { mayHave, type NewOwner, readNewOwner } from '../case-owner/new-owner';
import { readHandovers } from '../case-owner/read-handovers';
import { tellOwners } from '../case-owner/tell-owners';
import { caseHandoverItems, caseHandovers } from '../schema';
import type { Author } from './banner-change';

type Handover = CallResponse<typeof adminCalls.handOverCases>;

interface Named {
  caseId: number;
  /** Whose it was seen to be; absent: whosever it is. */
  fromUserId?: number | undefined;
}

interface Order {
  userId: number;
  reason?: string | undefined;
  cases: readonly Named[];
}

/**
 * Gives cases to another owner, in one transaction: each says for itself what became of it, and whoever
 * is concerned is told once. The same call once more, or at the same time, moves nothing.
 * @throws Failure 404 when there is no such user, 400 when they may not work with cases
 */
export function handOverCases(
  { db, config }: Pick<Backend, 'db' | 'config'>,
  author: Author,
  order: Order,
  requestKey: string | undefined,
): Promise<Handover> {
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .insert(caseHandovers)
      .values({
        userId: author.userId,
        ownerId: order.userId,
        reason: order.reason,
        happenedOn: author.now,
        requestKey,
      })
      .onConflictDoNothing()
      .returning({ id: caseHandovers.id });
    if (begun !== undefined) {
      const owner = await readNewOwner(tx, config, order.userId);
      await giveAll(tx, author, { ...order, owner, handoverId: begun.id });
    }
    const { id, userId, requestKey: key } = caseHandovers;
    const isThis =
      begun === undefined
        ? and(eq(userId, author.userId), eq(key, requestKey ?? ''))
        : eq(id, begun.id);
    const [handover] = await readHandovers(tx, config, isThis);
    if (handover === undefined) throw new Error('a handover was not written');
    return handover;
  });
}

/**
 * The specification's call: one case, whosever it is unless that is said.
 * @throws Failure 404 without the case or the user, 400 for a user who may not work with cases, 403 for
 * one who may not see this case, 409 when it is somebody else's meanwhile
 */
export function changeCaseOwner(
  backend: Pick<Backend, 'db' | 'config'>,
  author: Author,
  { caseId, userId, fromUserId, reason }: CallBody<typeof adminCalls.changeCaseOwner>,
): Promise<void> {
  return backend.db.transaction(async (tx) => {
    const [known] = await tx.select().from(cases).where(eq(cases.id, caseId));
    if (known === undefined) throw notFound('Případ nebyl nalezen.', { field: 'caseId' });
    if (known.ownerId === userId) return;
    const order = { userId, reason, cases: [{ caseId, fromUserId }] };
    const handover = await handOverCases({ ...backend, db: tx }, author, order, undefined);
    const [done] = handover.cases;
    if (done?.result === 'forbidden') {
      throw forbidden('Případ má zaměstnanecké podmínky, které nový vlastník nesmí vidět.');
    }
    if (done?.result === 'changedMeanwhile') {
      throw conflict(`Případ mezitím převzal(a) ${done.formerOwner?.name}. Nic jsme nezměnili.`);
    }
  });
}

interface Begun extends Order {
  owner: NewOwner;
  handoverId: number;
}

type Item = Pick<typeof caseHandoverItems.$inferInsert, 'caseId' | 'result' | 'formerOwnerId'>;

async function giveAll(tx: Database, author: Author, { handoverId, ...order }: Begun) {
  const named = new Map(order.cases.map((one) => [one.caseId, one]));
  const ids = [...named.keys()];
  const there = await tx.select({ id: cases.id }).from(cases).where(inArray(cases.id, ids));
  const known = new Set(there.map(({ id }) => id));
  const by = { userId: author.userId, name: await userName(tx, author.userId) };
  const done: Item[] = [];
  // In one order, so that two who hand over the same cases do not wait for each other.
  for (const caseId of ids.toSorted((one, other) => one - other)) {
    const item: Item = known.has(caseId)
      ? await give(tx, author, { ...order, named: named.get(caseId) ?? { caseId } })
      : { caseId, result: 'notFound' };
    done.push(item);
  }
  await tx
    .insert(caseHandoverItems)
    .values(done.map((item) => ({ ...item, handoverId, place: ids.indexOf(item.caseId) })));
  const moved = done.flatMap(({ caseId, result, formerOwnerId }) =>
    result === 'moved' && formerOwnerId != null
      ? [{ caseId, fromUserId: formerOwnerId, toUserId: order.owner.id }]
      : [],
  );
  await tellOwners(tx, moved, { by, isUndo: false, now: author.now });
}

function give(
  tx: Database,
  { userId, now }: Author,
  { named: { caseId, fromUserId }, owner, reason }: Omit<Begun, 'handoverId'> & { named: Named },
): Promise<Item> {
  return changeCase(tx, { caseId, userId, now }, async (change): Promise<Item> => {
    const { ownerId } = change.row;
    const item = { caseId, formerOwnerId: ownerId };
    if (ownerId === owner.id) return { ...item, result: 'alreadyThere' };
    if (fromUserId !== undefined && ownerId !== fromUserId)
      return { ...item, result: 'changedMeanwhile' };
    if (!(await mayHave(change.tx, owner, change.application)))
      return { ...item, result: 'forbidden' };
    const former = await userName(change.tx, ownerId);
    await giveCase(change, owner.id, {
      title: ownerChanged,
      description: [`${former} → ${owner.name}.`, reason].filter(Boolean).join(' Důvod: '),
    });
    return { ...item, result: 'moved' };
  });
}
