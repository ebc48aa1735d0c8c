import type { decisionCalls } from '@advisor/contracts/decision/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { readAssessmentFacts } from '../../domain/assessment/assessments';
import { deciderLock, decisionLock, readDecisions } from '../../domain/assessment/decisions';
import type { ArrangementRow } from '../../domain/cases/arrangement-access';
import type { CaseRow } from '../../domain/cases/case-access';
import { missingForApproval } from '../../domain/flow/approving';
import type { Lock } from '../../domain/flow/locks';
import { readFactsOf } from '../../domain/flow/read-facts';
import { missingForSending, sendLock } from '../../domain/flow/sending';
import type { RateBook } from '../../domain/offers/rate-book';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import type { SignedInUser } from '../../platform/session/user';

interface Reading {
  arrangement: ArrangementRow;
  row: CaseRow;
  user: SignedInUser;
  now: Date;
}

const answerOf = (lock: Lock) =>
  lock === undefined ? { isAllowed: true } : { isAllowed: false, reason: lock };

/** What an arrangement lacks before it is sent, who may decide it, and what was decided. */
export async function readDecision(
  db: Database,
  { rates, sealer }: { rates: RateBook; sealer: Pick<Sealer, 'open'> },
  { arrangement, row, user, now }: Reading,
): Promise<CallResponse<typeof decisionCalls.decision>> {
  const [read, history, assessment] = await Promise.all([
    readFactsOf(db, rates, { arrangement, row }, now),
    readDecisions(db, arrangement.id),
    readAssessmentFacts(db, { rates, sealer, now }, arrangement),
  ]);
  const facts = { ...read, permissions: user.permissions, assessment };
  const sending = sendLock(facts);
  const deciding =
    decisionLock(arrangement.state) ?? (await deciderLock(db, { arrangement, row, history, user }));
  return {
    sending: {
      ...answerOf(sending),
      missing: sending === undefined ? missingForSending(facts) : [],
    },
    deciding: {
      ...answerOf(deciding),
      missing: deciding === undefined ? missingForApproval(facts) : [],
    },
    history: history.map(({ kind, happenedOn, userName, reason, registers }) => ({
      kind,
      happenedOn: happenedOn.toISOString(),
      userName,
      registers,
      ...(reason === null ? {} : { reason }),
    })),
  };
}
