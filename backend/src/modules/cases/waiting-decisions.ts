import { salesArrangementState } from '@advisor/contracts/codebooks';
import type { caseCalls } from '@advisor/contracts/case/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { and, asc, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { isSpecialist } from '../../domain/assessment/decisions';
import { applicationDecisions } from '../../domain/assessment/schema';
import { listedFor } from '../../domain/cases/case-access';
import { cases } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import type { Backend } from '../../platform/backend';
import type { SignedInUser } from '../../platform/session/user';

type Step = CallResponse<typeof caseCalls.nextSteps>[number];

/**
 * What was sent and waits until the user decides it, a case once, the longest waiting first. Nothing for
 * who is no specialist; nobody decides what they own, have started or sent.
 * @param caseIds of these cases alone
 */
export async function decisionsWaitingFor(
  { db, config }: Backend,
  user: SignedInUser,
  caseIds?: readonly number[],
): Promise<Step[]> {
  if (!user.permissions.has(permission.salesArrangementAccess)) return [];
  if (!(await isSpecialist(db, user.id))) return [];
  const sent = and(
    eq(applicationDecisions.salesArrangementId, salesArrangements.id),
    eq(applicationDecisions.kind, 'sent'),
  );
  const sentOn = sql<Date | null>`(
    select max(${applicationDecisions.happenedOn}) from ${applicationDecisions} where ${sent}
  )`.mapWith(applicationDecisions.happenedOn);
  const rows = await db
    .select({ caseId: cases.id, salesArrangementId: salesArrangements.id, since: sentOn })
    .from(salesArrangements)
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(
      and(
        eq(salesArrangements.state, salesArrangementState.inApproval.code),
        caseIds === undefined ? undefined : inArray(cases.id, [...caseIds]),
        listedFor(user, config),
        ne(cases.ownerId, user.id),
        or(isNull(salesArrangements.createdBy), ne(salesArrangements.createdBy, user.id)),
        notExists(
          db
            .select({ id: applicationDecisions.id })
            .from(applicationDecisions)
            .where(and(sent, eq(applicationDecisions.userId, user.id))),
        ),
      ),
    )
    .orderBy(asc(sql`coalesce(${sentOn}, ${cases.lastChangedOn})`), asc(salesArrangements.id));
  const byCase = new Map<number, Step>();
  for (const { caseId, salesArrangementId, since } of rows) {
    if (byCase.has(caseId)) continue;
    byCase.set(caseId, {
      caseId,
      salesArrangementId,
      next: {
        stage: 'approval',
        action: 'decide',
        // The user themself.
        waitsFor: 'advisor',
        ...(since !== null && { since: since.toISOString() }),
      },
    });
  }
  return [...byCase.values()];
}
