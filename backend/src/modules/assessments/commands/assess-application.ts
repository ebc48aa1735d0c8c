import type { CreditRegister } from '@advisor/contracts/decision/codes';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { assess } from '../../../domain/assessment/assess';
import { sealAssessment } from '../../../domain/assessment/assessments';
import { creditPolicyOn } from '../../../domain/assessment/credit-policy/read-credit-policy';
import type { AssessedPerson } from '../../../domain/assessment/inputs';
import { readEntered } from '../../../domain/assessment/read-inputs';
import { assessmentRequests, assessments } from '../../../domain/assessment/schema';
import { changeCase } from '../../../domain/cases/change-case';
import { customersOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { bankDay } from '../../../platform/calendar';
import { Failure } from '../../../platform/failure';
import { takeTime } from '../../../platform/jobs/take-time';
import { assessmentJob } from '../assessment-job';

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
    const entered =
      arrangement && (await readEntered(db, { rates, sealer, policy, day }, arrangement));
    if (entered === undefined || arrangement === undefined || request === undefined) return;
    const now = clock.now();
    const inputs = {
      ...entered,
      day,
      policy,
      registerEntries: await registerEntries(entered.people),
    };
    const result = assess(inputs);
    await changeCase(db, { salesArrangementId, userId, now }, async ({ tx, event }) => {
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
      await event({
        kind: 'application',
        title: 'Žádost posouzena',
        description: result.reasons.length === 0 ? 'Vyhovuje.' : 'Nevyhovuje.',
      });
    });
  });
}
