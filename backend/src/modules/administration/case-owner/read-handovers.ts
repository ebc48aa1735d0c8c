import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { asc, desc, inArray, type SQL } from 'drizzle-orm';
import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/database/database';
import { users } from '../../../platform/session/schema/users';
import { caseHandoverItems, caseHandovers } from '../schema';

type Handover = CallResponse<typeof adminCalls.undoHandover>;

/** Changes that a page shows. */
const newest = 20;
const minute = 60_000;

/** Until when a change can be taken back. */
export const undoableUntil = (
  { happenedOn }: Pick<typeof caseHandovers.$inferSelect, 'happenedOn'>,
  { ownerChangeUndoMinutes }: Pick<Config, 'ownerChangeUndoMinutes'>,
): Date => new Date(happenedOn.getTime() + ownerChangeUndoMinutes * minute);

/** Changes of cases' owner, the newest first. */
export async function readHandovers(
  db: Database,
  config: Pick<Config, 'ownerChangeUndoMinutes'>,
  where?: SQL,
): Promise<Handover[]> {
  const rows = await db
    .select()
    .from(caseHandovers)
    .where(where)
    .orderBy(desc(caseHandovers.id))
    .limit(newest);
  const items = await db
    .select()
    .from(caseHandoverItems)
    .where(
      inArray(
        caseHandoverItems.handoverId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(caseHandoverItems.place));
  const ids = [
    ...rows.flatMap(({ userId, ownerId, undoneBy }) => [userId, ownerId, undoneBy ?? []]),
    ...items.map(({ formerOwnerId }) => formerOwnerId ?? []),
  ].flat();
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  const names = new Map(
    people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  );
  const ownerOf = (userId: number) => ({ userId, name: names.get(userId) ?? '' });
  return rows.map((row) => ({
    handoverId: row.id,
    happenedOn: row.happenedOn.toISOString(),
    changedBy: ownerOf(row.userId).name,
    owner: ownerOf(row.ownerId),
    reason: row.reason ?? undefined,
    undoableUntil: undoableUntil(row, config).toISOString(),
    ...(row.undoneOn &&
      row.undoneBy !== null && {
        undoneOn: row.undoneOn.toISOString(),
        undoneBy: ownerOf(row.undoneBy).name,
      }),
    cases: items
      .filter(({ handoverId }) => handoverId === row.id)
      .map(({ caseId, result, formerOwnerId, undone }) => ({
        caseId,
        result,
        formerOwner: formerOwnerId === null ? undefined : ownerOf(formerOwnerId),
        undone: undone ?? undefined,
      })),
  }));
}
