import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { desc, eq } from 'drizzle-orm';
import { bankDay } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import { users } from '../../platform/session/schema/users';
import type { ArrangementRow } from '../cases/arrangement-access';
import type { AssessmentFacts } from '../flow/facts';
import type { RateBook } from '../offers/rate-book';
import { scoringResult } from '@advisor/contracts/codebooks/sales-arrangement';
import { type AssessmentResult, verdictOf } from './assess';
import { creditPolicyOn } from './credit-policy/read-credit-policy';
import type { AssessmentInputs } from './inputs';
import { readEntered } from './read-inputs';
import { assessments } from './schema';
import { whatChanged } from './what-changed';

interface Sealed {
  inputs: AssessmentInputs;
  result: AssessmentResult;
}

export const sealAssessment = (sealer: Pick<Sealer, 'seal'>, sealed: Sealed): string =>
  sealer.seal(JSON.stringify(sealed));

/** An assessment as it was made. */
export interface StoredAssessment extends Sealed {
  id: number;
  assessedOn: Date;
  policyVersion: number;
  userName: string;
}

/** Assessments of an application, the last one first. */
export async function readAssessments(
  db: Database,
  sealer: Pick<Sealer, 'open'>,
  salesArrangementId: number,
  limit = 20,
): Promise<StoredAssessment[]> {
  const rows = await db
    .select({ row: assessments, firstName: users.firstName, lastName: users.lastName })
    .from(assessments)
    .innerJoin(users, eq(users.id, assessments.askedBy))
    .where(eq(assessments.salesArrangementId, salesArrangementId))
    .orderBy(desc(assessments.id))
    .limit(limit);
  return rows.map(({ row, firstName, lastName }) => ({
    ...(JSON.parse(sealer.open(row.sealedAssessment)) as Sealed),
    id: row.id,
    assessedOn: row.assessedOn,
    policyVersion: row.policyVersion,
    userName: `${firstName} ${lastName}`,
  }));
}

/** The last assessment of an application, and why it does not hold any more. */
export interface AssessmentStanding {
  last: StoredAssessment | undefined;
  /** Last day on which it holds. */
  validTo: string | undefined;
  /** Czech sentences; none while it holds. */
  changes: string[];
}

export interface Reading {
  rates: RateBook;
  sealer: Pick<Sealer, 'open'>;
  now: Date;
}

export async function readStanding(
  db: Database,
  { rates, sealer, now }: Reading,
  arrangement: Pick<ArrangementRow, 'id' | 'offerId'>,
): Promise<AssessmentStanding> {
  const [last] = await readAssessments(db, sealer, arrangement.id, 1);
  if (last === undefined) return { last, validTo: undefined, changes: [] };
  const validTo = addDays(last.inputs.day, last.inputs.policy.assessmentValidDays);
  const day = bankDay(now);
  const { versionId, policy } = await creditPolicyOn(db, day);
  const entered = await readEntered(db, { rates, sealer, policy, day }, arrangement);
  const { result } = verdictOf(last.inputs);
  const isByTheseRules = versionId === last.policyVersion && result === last.result.result;
  const changes = [
    ...(isByTheseRules ? [] : ['Změnila se pravidla banky.']),
    ...whatChanged(last.inputs, entered),
  ];
  return {
    last,
    validTo,
    changes: bankDay(now) > validTo ? ['Platnost posouzení skončila.', ...changes] : changes,
  };
}

/** What the steps of the hub follow from. */
export async function readAssessmentFacts(
  db: Database,
  reading: Reading,
  arrangement: Pick<ArrangementRow, 'id' | 'offerId'>,
): Promise<AssessmentFacts | undefined> {
  const { last, changes } = await readStanding(db, reading, arrangement);
  return (
    last && {
      isPassed: last.result.result === scoringResult.ok.code,
      isStale: changes.length > 0,
    }
  );
}
