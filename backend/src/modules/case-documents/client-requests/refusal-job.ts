import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { clientFiles, clientRequests } from '../../../domain/client-requests/schema';
import { defineJob } from '../../../platform/jobs/define-job';
import { channelsOf, contactOf } from './contact';
import { refusalMessage } from './messages';

/** Tells a client that a file cannot be used. */
export const refusalJob = defineJob({
  name: 'client-requests.refusal',
  input: z.object({ fileId: z.int() }),
  // For some six hours.
  attempts: 16,
});

export function registerRefusals({ jobs, backend: { db }, neighbours }: FastifyInstance): void {
  jobs.handle(refusalJob, async ({ input: { fileId } }) => {
    const [found] = await db
      .select({ request: clientRequests })
      .from(clientFiles)
      .innerJoin(clientRequests, eq(clientRequests.id, clientFiles.requestId))
      .where(eq(clientFiles.id, fileId));
    if (found === undefined) return;
    const contact = await contactOf(neighbours, found.request.customerId);
    // Nobody knows where to any more; the link says it.
    if (channelsOf(contact) === undefined) return;
    await neighbours.messageGateway.send(
      refusalMessage(fileId, found.request, contact.emailAddress),
    );
  });
}
