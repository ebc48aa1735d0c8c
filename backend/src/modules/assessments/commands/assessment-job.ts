import type { CreditRegister } from '@advisor/contracts/decision/codes';
import { errorCode } from '@advisor/contracts/errors';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assess } from '../../../domain/assessment/assess';
import { sealAssessment } from '../../../domain/assessment/assessments';
import { creditPolicyOn } from '../../../domain/assessment/credit-policy/read-credit-policy';
import type { AssessedPerson } from '../../../domain/assessment/inputs';
import { readEntered } from '../../../domain/assessment/read-inputs';
import { assessmentRequests, assessments } from '../../../domain/assessment/schema';
import { customersOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { recordTimelineEvent } from '../../../domain/cases/timeline';
import { lockApplication } from '../../../domain/household/lock-application';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { badRequest, Failure } from '../../../platform/failure';
import { defineJob } from '../../../platform/jobs/define-job';
import { readJobProgress } from '../../../platform/jobs/job-progress';
import { enqueue } from '../../../platform/jobs/queue';
import { takeTime } from '../../../platform/jobs/take-time';

const assessmentJob = defineJob({
  name: 'application.assess',
  input: z.object({ salesArrangementId: z.int(), userId: z.int() }),
  attempts: 3,
});

const notThere = 404;

/** Assesses applications as jobs: who leaves, or a node that ends, stops none of them. */
export function registerAssessmentJob(app: FastifyInstance): void {
  const { backend, jobs, neighbours } = app;
  const { db, clock, clientSealer: sealer, rates, config } = backend;

  /** Entries of who is in the client register; whom the bureau does not know has none. */
  async function registerEntries(people: readonly AssessedPerson[]) {
    const found: { customerOnSAId: number; register: CreditRegister }[] = [];
    for (const { customerOnSAId } of people) {
      const [person] = await db
        .select({ customerId: customersOnSA.customerId })
        .from(customersOnSA)
        .where(eq(customersOnSA.id, customerOnSAId));
      const customerId = person?.customerId ?? null;
      if (customerId === null) continue;
      const report = await neighbours.creditBureau.report(customerId).catch((error: unknown) => {
        if (error instanceof Failure && error.status === notThere) return undefined;
        throw error;
      });
      if (report?.isOverdue === true) found.push({ customerOnSAId, register: 'banks' });
    }
    return found;
  }

  jobs.handle(assessmentJob, async (run) => {
    const { salesArrangementId, userId } = run.input;
    await takeTime(config.assessmentSeconds, run);
    const [[arrangement], [request]] = await Promise.all([
      db.select().from(salesArrangements).where(eq(salesArrangements.id, salesArrangementId)),
      db
        .select()
        .from(assessmentRequests)
        .where(eq(assessmentRequests.salesArrangementId, salesArrangementId)),
    ]);
    // Its offer was taken away meanwhile: there is nothing to assess.
    const day = bankDay(clock.now());
    const { versionId, policy } = await creditPolicyOn(db, day);
    const entered = arrangement && (await readEntered(db, { rates, sealer, policy }, arrangement));
    if (entered === undefined || arrangement === undefined || request === undefined) return;
    const now = clock.now();
    const inputs = {
      ...entered,
      day,
      policy,
      registerEntries: await registerEntries(entered.people),
    };
    const result = assess(inputs);
    await db.transaction(async (tx) => {
      const [added] = await tx
        .insert(assessments)
        .values({
          salesArrangementId,
          jobId: request.jobId,
          assessedOn: now,
          askedBy: userId,
          policyVersion: versionId,
          sealedAssessment: sealAssessment(sealer, { inputs, result }),
        })
        .onConflictDoNothing()
        .returning({ id: assessments.id });
      if (added === undefined) return;
      await recordTimelineEvent(tx, now, {
        caseId: arrangement.caseId,
        kind: 'application',
        title: 'Žádost posouzena',
        description: result.reasons.length === 0 ? 'Vyhovuje.' : 'Nevyhovuje.',
        userId,
      });
    });
  });
}

interface Asking {
  salesArrangementId: number;
  hasLoan: boolean;
  userId: number;
  now: Date;
}

/**
 * Asks for an assessment; while one runs there is no other.
 * @throws Failure 409 when the application was sent, 400 with 90027 when there is no loan to assess
 */
export function askForAssessment(
  db: Database,
  { salesArrangementId, hasLoan, userId, now }: Asking,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockApplication(tx, salesArrangementId);
    if (!hasLoan) {
      throw badRequest('Nejprve úvěr namodelujte a nabídku převezměte do žádosti.', {
        errorCode: errorCode.notEligible,
      });
    }
    const before = await requestOf(tx, salesArrangementId);
    const progress = before && (await readJobProgress(tx, assessmentJob, before.jobId));
    // One that was given up stays in the queue under its key.
    const round = progress?.state === 'dead' ? ` ${before?.jobId}` : '';
    const jobId = await enqueue(
      tx,
      assessmentJob,
      { salesArrangementId, userId },
      { runAt: now, key: `${salesArrangementId}${round}` },
    );
    if (jobId === before?.jobId) return;
    const request = { jobId, askedBy: userId };
    await tx
      .insert(assessmentRequests)
      .values({ salesArrangementId, ...request })
      .onConflictDoUpdate({ target: assessmentRequests.salesArrangementId, set: request });
  });
}

async function requestOf(db: Database, salesArrangementId: number) {
  const [request] = await db
    .select()
    .from(assessmentRequests)
    .where(eq(assessmentRequests.salesArrangementId, salesArrangementId));
  return request;
}

/** How far the assessment is that was asked for last. */
export async function readAssessmentProgress(db: Database, salesArrangementId: number) {
  const request = await requestOf(db, salesArrangementId);
  const job = request && (await readJobProgress(db, assessmentJob, request.jobId));
  if (job === undefined || job.state === 'done') return { isRunning: false };
  if (job.state === 'dead') return { isRunning: false, hasFailed: true };
  const { progress, secondsLeft } = job;
  return { isRunning: true, progress, ...(secondsLeft === undefined ? {} : { secondsLeft }) };
}
