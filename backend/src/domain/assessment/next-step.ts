import type { NextStep } from '@advisor/contracts/case/next-step';
import type { Database } from '../../platform/database/database';
import type { ArrangementRow } from '../cases/arrangement-access';
import type { FlowFacts } from '../flow/facts';
import { nextStep } from '../flow/next-step';
import { type Reading, readAssessmentFacts } from './assessments';

/** What a case waits for; its assessment is sealed, and read only where that hangs on it. */
export async function readNextStep(
  db: Database,
  reading: Reading,
  arrangement: Pick<ArrangementRow, 'id' | 'offerId'>,
  facts: FlowFacts,
): Promise<NextStep | undefined> {
  const next = nextStep(facts);
  if (next?.action !== 'assess') return next;
  const assessment = await readAssessmentFacts(db, reading, arrangement);
  return nextStep({ ...facts, assessment });
}
