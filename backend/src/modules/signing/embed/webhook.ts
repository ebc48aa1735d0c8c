import type { EmbedWebhook } from '@advisor/contracts/embed/webhook';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { signingDocuments } from '../../../domain/signing/schema';
import { readSettled } from '../commands/settle';
import { announceJob, lookJob } from './announce';
import { signatureHeaders } from './webhook-signature';

const answerLimitMs = 10_000;

/** Jobs that tell other applications' servers how signing ends. */
export function registerWebhooks(app: FastifyInstance): void {
  const { db, clock, config } = app.backend;

  app.jobs.handle(announceJob, async ({ input, signal }) => {
    const { clientId, documentId, kind, signatureId, ...announced } = input;
    const { webhooks } = config.embed;
    const webhook = Object.hasOwn(webhooks, clientId) ? webhooks[clientId] : undefined;
    if (webhook === undefined) return;
    const [document] = await db
      .select({ documentExternalId: signingDocuments.externalId })
      .from(signingDocuments)
      .where(eq(signingDocuments.documentId, documentId));
    if (document === undefined) return;
    const content: EmbedWebhook = {
      ...announced,
      type: kind,
      ...document,
      ...(signatureId === undefined ? {} : { signatureId: String(signatureId) }),
    };
    const body = JSON.stringify(content);
    const timestamp = Math.floor(clock.now().getTime() / 1_000);
    const response = await fetch(webhook.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders(webhook.secrets, { id: content.id, timestamp, body }),
      },
      body,
      // What is signed for one address is not carried to another.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook of ${clientId} answered ${response.status}`);
  });

  app.jobs.handle(lookJob, async ({ input: { documentId }, attempt }) => {
    const request = { id: `look-${documentId}-${attempt}` };
    // What is complete is sealed by a job of its own.
    await readSettled({ db, clock, request, seal: async () => false }, documentId);
  });
}
