import { salesArrangementState } from '@advisor/contracts/codebooks';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { cases } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { documentJob } from '../../../domain/signing/document-job';
import { signingDocuments } from '../../../domain/signing/schema';
import { takeTime } from '../../../platform/jobs/take-time';
import { users } from '../../../platform/session/schema/users';
import { createDocument } from '../commands/create-document';

/** Makes documents as jobs: who leaves, or a node that ends, stops none of them. */
export function registerDocumentJob(app: FastifyInstance): void {
  const { backend, jobs } = app;
  const { db, clock, config } = backend;

  jobs.handle(documentJob, async (run) => {
    const { salesArrangementId, userId, traceId, ...document } = run.input;
    await takeTime(config.documentSeconds, run);
    const [made] = await db
      .select({ id: signingDocuments.documentId })
      .from(signingDocuments)
      .where(eq(signingDocuments.documentId, document.documentId));
    if (made !== undefined) return;
    const [found] = await db
      .select({ arrangement: salesArrangements, row: cases })
      .from(salesArrangements)
      .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
      .where(eq(salesArrangements.id, salesArrangementId));
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    // What it was for has been given up meanwhile.
    if (found === undefined || user === undefined) return;
    if (found.arrangement.state === salesArrangementState.cancelled.code) return;
    await createDocument(app, {
      ...found,
      ...document,
      user,
      audit: { actor: 'user', userId, traceId, now: clock.now() },
    });
  });
}
