import { salesArrangementState } from '@advisor/contracts/codebooks';
import { eq } from 'drizzle-orm';
import { readAssessmentFacts } from '../../../domain/assessment/assessments';
import { decisionTitles, readDecisions } from '../../../domain/assessment/decisions';
import { applicationDecisions } from '../../../domain/assessment/schema';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { tellBackOffice } from '../../../domain/cases/back-office-notice';
import { changeCase } from '../../../domain/cases/change-case';
import { isApplication, sendingLock, sentLock } from '../../../domain/flow/locks';
import { readFactsOf } from '../../../domain/flow/read-facts';
import { missingForSending } from '../../../domain/flow/sending';
import type { RateBook } from '../../../domain/offers/rate-book';
import type { Sealer } from '../../../platform/personal-data/sealer';
import type { Database } from '../../../platform/database/database';
import { conflict, forbidden } from '../../../platform/failure';
import { users } from '../../../platform/session/schema/users';
import type { SignedInUser } from '../../../platform/session/user';
import { sentForDecision } from '../notifications';
import { refuseWithout } from '../refuse-without';

interface Systems {
  rates: RateBook;
  sealer: Pick<Sealer, 'open'>;
}

interface Sending {
  arrangement: ArrangementRow;
  user: SignedInUser;
  now: Date;
}

const { inApproval } = salesArrangementState;

/**
 * Sends an arrangement to be approved. The same user sending it again does nothing.
 * @throws Failure 403 without the right, 409 when it was sent or has come to its end, 400 with 90027
 * and a message for each step that is not done
 */
export async function sendArrangement(
  db: Database,
  { rates, sealer }: Systems,
  { arrangement: { id }, user, now }: Sending,
): Promise<void> {
  const change = { salesArrangementId: id, userId: user.id, now };
  await changeCase(db, change, async ({ tx, arrangement, row, event }) => {
    const facts = {
      ...(await readFactsOf(tx, rates, { arrangement, row }, now)),
      permissions: user.permissions,
      assessment: await readAssessmentFacts(tx, { rates, sealer, now }, arrangement),
    };
    const forbiddenFor = sendingLock(facts);
    if (forbiddenFor !== undefined) throw forbidden(forbiddenFor);
    const lock = sentLock(facts);
    if (lock !== undefined) {
      const last = (await readDecisions(tx, id)).at(-1);
      if (arrangement.state === inApproval.code && last?.userId === user.id) return;
      throw conflict(lock);
    }
    refuseWithout(missingForSending(facts));
    await tx
      .update(salesArrangements)
      .set({ state: inApproval.code })
      .where(eq(salesArrangements.id, id));
    const [sent] = await tx
      .insert(applicationDecisions)
      .values({ salesArrangementId: id, kind: 'sent', userId: user.id, happenedOn: now })
      .returning({ decisionId: applicationDecisions.id });
    if (sent !== undefined && isApplication(facts)) {
      const about = { kind: 'sent', caseId: row.id, salesArrangementId: id } as const;
      await tellBackOffice(tx, { ...about, ...sent }, now);
    }
    await event({
      kind: isApplication(facts) ? 'application' : 'service',
      title: decisionTitles.sent,
      tells: await toSpecialist(tx, row),
    });
  });
}

/** The one who usually decides for the owner of the case; others find it in their work of today. */
async function toSpecialist(tx: Database, { ownerId }: CaseRow) {
  const [owner] = await tx
    .select({ userId: users.mortgageSpecialistId })
    .from(users)
    .where(eq(users.id, ownerId));
  return owner?.userId ? { kind: sentForDecision, userId: owner.userId } : undefined;
}
