import { randomUUID } from 'node:crypto';
import { endKinds, type EndKind } from '@advisor/contracts/embed/webhook';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database';
import { defineJob } from '../../../platform/jobs/define-job';
import { enqueue } from '../../../platform/jobs/queue';
import { embedDocuments } from '../schema/signing-records';
import type { DocumentAction, MemberAction } from '../state-machine';

/** Tells one application of one end; the id stays over attempts, so that it can be told from another. */
export const announceJob = defineJob({
  name: 'signing.announce',
  input: z.object({
    clientId: z.string(),
    documentId: z.int(),
    id: z.uuid(),
    kind: z.enum(endKinds),
    signatureId: z.int().optional(),
    happenedOn: z.iso.datetime(),
  }),
  // For some six hours.
  attempts: 16,
});

/** Looks whether the time of a signature is over, for applications that wait and do not ask. */
export const lookJob = defineJob({
  name: 'signing.look',
  input: z.object({ documentId: z.int() }),
});

type Action = MemberAction | DocumentAction;

/** What is an end for another application. */
const kindOf: Readonly<Record<Action, EndKind | undefined>> = {
  sign: undefined,
  retry: undefined,
  delegate: undefined,
  confirm: 'signature.signed',
  confirmTyped: 'signature.signed',
  refuse: 'signature.declined',
  expire: 'signature.expired',
  cancel: 'signature.cancelled',
  withdraw: 'signature.cancelled',
  seal: 'document.completed',
  uploadScan: 'document.completed',
  cancelDocument: 'document.cancelled',
  follow: undefined,
  reportProcessing: undefined,
  reportError: undefined,
};

interface Happened {
  documentId: number;
  action: Action;
  /** Of an action on signatures. */
  memberIds: readonly number[];
  /** When the time of what was started is over. */
  expiresOn?: Date | null | undefined;
  now: Date;
}

/** In the transaction that does it: every application that has shown the document is to hear of its end. */
export async function announceEnd(
  tx: Database,
  { documentId, action, memberIds, expiresOn, now }: Happened,
): Promise<void> {
  const kind = kindOf[action];
  if (kind === undefined && !expiresOn) return;
  const clients = await tx
    .select({ clientId: embedDocuments.clientId })
    .from(embedDocuments)
    .where(eq(embedDocuments.documentId, documentId));
  if (clients.length === 0) return;
  if (expiresOn) {
    const key = `${documentId} ${expiresOn.toISOString()}`;
    await enqueue(tx, lookJob, { documentId }, { runAt: expiresOn, key });
  }
  if (kind === undefined) return;
  const happenedOn = now.toISOString();
  const signatures = kind.startsWith('signature.') ? memberIds : [undefined];
  for (const { clientId } of clients) {
    for (const signatureId of signatures) {
      const input = { clientId, documentId, id: randomUUID(), kind, signatureId, happenedOn };
      await enqueue(tx, announceJob, input, { runAt: now });
    }
  }
}
