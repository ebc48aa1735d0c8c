import { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, asc, eq, lt } from 'drizzle-orm';
import { cases } from '../../../domain/cases/schema/cases';
import type { TestApp } from '../../../testing/test-app';

export type Handover = CallResponse<typeof adminCalls.handOverCases>;

/** Below are no cases that show faults. */
const firstSentinel = 9_000_000;

/** Numbers of so many cases of an owner, the oldest first. */
export async function casesOf({ db }: TestApp, ownerId: number, count: number): Promise<number[]> {
  const found = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.ownerId, ownerId), lt(cases.id, firstSentinel)))
    .orderBy(asc(cases.id))
    .limit(count);
  if (found.length < count) throw new Error('the owner has not so many cases');
  return found.map(({ id }) => id);
}

/** What an administrator sends to give cases of one owner to another. */
export const handoverInput = (
  caseIds: readonly number[],
  { from, to }: { from: number; to: number },
) => ({
  as: 'admin' as const,
  body: {
    userId: to,
    reason: 'Odchod na mateřskou',
    cases: caseIds.map((caseId) => ({ caseId, fromUserId: from })),
  },
});
