import { caseState } from '@advisor/contracts/codebooks';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/database/database';
import { cases } from './schema/cases';
import { notFound } from '../../platform/failure';
import { testerId } from '../../platform/session/demo-users';
import type { SignedInUser } from '../../platform/session/user';

export type CaseRow = typeof cases.$inferSelect;

/** What a call on one case carries. */
export interface CaseCall {
  params: { caseId: number };
  user: SignedInUser;
  db: Database;
  config: Config;
  signal: AbortSignal;
}

/** States in which a case no longer counts among anybody's work. */
export const closedStates: readonly number[] = [
  caseState.cancelled.code,
  caseState.toBeCancelledConfirmed.code,
];

/** Cases that the user may see: staff all of them, brokers their own. */
export function visibleTo(user: Pick<SignedInUser, 'id' | 'isInternal'>): SQL | undefined {
  return user.isInternal ? undefined : eq(cases.ownerId, user.id);
}

/**
 * Cases that lists and searches may show the user. Those of the demonstration's tester are shown to
 * nobody else, who would take their faults for the product's; by their numbers they are reached.
 */
export function listedFor(
  user: SignedInUser,
  { demoUsers }: Pick<Config, 'demoUsers'>,
): SQL | undefined {
  const isHidden = demoUsers && user.isInternal && user.id !== testerId;
  return isHidden ? ne(cases.ownerId, testerId) : visibleTo(user);
}

/**
 * The case that a call is about. One that the user may not see answers as one that is not there, so
 * that numbers cannot be tried out.
 * @param unknown what is said then, of what the call names: something that belongs to the case
 * @throws Failure 404 when there is none that the user may see
 */
export async function openCase(
  call: CaseCall,
  unknown = 'Případ nebyl nalezen.',
): Promise<CaseRow> {
  const { caseId } = call.params;
  const [found] = await call.db
    .select()
    .from(cases)
    .where(and(eq(cases.id, caseId), visibleTo(call.user)));
  if (found === undefined) throw notFound(unknown);
  return found;
}
