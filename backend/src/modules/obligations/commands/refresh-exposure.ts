import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { exposureRefreshes } from '../../../domain/obligations/schema';
import type { ReportedObligation } from '../../../neighbours/credit-bureau/port';
import { Failure } from '../../../platform/failure';
import { refreshJob } from '../exposure-refresh';
import { followBureau } from './follow-bureau';

/** Somebody whom the bureau does not know owes nothing that it could report. */
function nothingOfUnknown(error: unknown): ReportedObligation[] {
  if (error instanceof Failure && error.status === 404) return [];
  throw error;
}

/** Reads an application's people from the credit bureau, one after another, as a job. */
export function registerExposureRefresh(app: FastifyInstance) {
  const { backend, jobs, neighbours } = app;
  const { db, clientSealer: sealer, clock } = backend;
  jobs.handle(refreshJob, async ({ input: { salesArrangementId, userId }, progress }) => {
    const people = await db
      .select()
      .from(customersOnSA)
      .where(eq(customersOnSA.salesArrangementId, salesArrangementId))
      .orderBy(customersOnSA.id);
    for (const [place, person] of people.entries()) {
      if (person.customerId === null) continue;
      const reported = await neighbours.creditBureau
        .obligations(person.customerId)
        .catch(nothingOfUnknown);
      await followBureau(db, { person, userId, now: clock.now(), sealer }, reported);
      await progress((place + 1) / people.length);
    }
    await db
      .update(exposureRefreshes)
      .set({ refreshedOn: clock.now() })
      .where(eq(exposureRefreshes.salesArrangementId, salesArrangementId));
  });
}
