import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { FastifyInstance } from 'fastify';
import { readAssessments, readStanding } from '../../domain/assessment/assessments';
import { creditPolicyOn } from '../../domain/assessment/credit-policy/read-credit-policy';
import { bankDay } from '../../platform/calendar';
import { readEntered } from '../../domain/assessment/read-inputs';
import { openArrangement } from '../../domain/cases/arrangement-access';
import { readFactsOf } from '../../domain/flow/read-facts';
import { sentLock } from '../../domain/flow/locks';
import { serve } from '../../platform/http/contract-routes';
import { toAnswer } from './answer';
import { readAssessmentProgress } from './assessment-job';
import { askForAssessment } from './commands/ask-for-assessment';
import { registerAssessmentJob } from './commands/assess-application';

const empty = { reasons: [], households: [] };

/** Whether the bank would lend: started, told, kept. */
export function registerAssessments(app: FastifyInstance): void {
  const { rates, clientSealer: sealer } = app.backend;
  registerAssessmentJob(app);

  serve(app, salesArrangementCalls.assess, async (call) => {
    const { arrangement } = await openArrangement(call);
    const { db, user, clock } = call;
    const day = bankDay(clock.now());
    const { policy } = await creditPolicyOn(db, day);
    const entered = await readEntered(db, { rates, sealer, policy, day }, arrangement);
    await askForAssessment(db, {
      salesArrangementId: arrangement.id,
      hasLoan: entered !== undefined,
      userId: user.id,
      now: clock.now(),
    });
    return { isRunning: true };
  });

  serve(app, salesArrangementCalls.assessment, async (call) => {
    const { arrangement, row } = await openArrangement(call);
    const { db, clock, user } = call;
    const now = clock.now();
    // First: of one that ends meanwhile, the result is seen.
    const progress = await readAssessmentProgress(db, arrangement.id);
    const [facts, { last, validTo, changes }] = await Promise.all([
      readFactsOf(db, rates, { arrangement, row }, now),
      readStanding(db, { rates, sealer, now }, arrangement),
    ]);
    const lock = sentLock(facts);
    return {
      ...(last === undefined ? empty : toAnswer(last, user)),
      ...progress,
      ...(validTo === undefined ? {} : { validTo, changes }),
      ...(lock === undefined ? {} : { lock }),
    };
  });

  serve(app, salesArrangementCalls.assessments, async (call) => {
    const { arrangement } = await openArrangement(call);
    const all = await readAssessments(call.db, sealer, arrangement.id);
    return all.map((one) => ({ ...toAnswer(one, call.user), isRunning: false }));
  });
}
