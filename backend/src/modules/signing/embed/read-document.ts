import type { embedCalls } from '@advisor/contracts/embed/calls';
import { and, eq } from 'drizzle-orm';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Call } from '../../../platform/http/contract-routes';
import { notFound } from '../../../platform/failure';
import { signingDocuments } from '../../../domain/signing/schema';
import { embedDocuments } from '../schema/signing-records';
import { readSettled } from '../commands/settle';
import { documentState, type MemberState } from '../state-machine';
import { requireClient } from './require-client';

type Answer = CallResponse<typeof embedCalls.readDocument>;

const stateNames = {
  [documentState.unknown]: 'notPrepared',
  [documentState.ready]: 'notStarted',
  [documentState.inProcess]: 'inProgress',
  [documentState.waitingForScan]: 'waitingForScan',
  [documentState.signed]: 'signed',
  [documentState.cancelled]: 'cancelled',
} as const;

const memberStates: Record<MemberState, Answer['groups'][number]['signatures'][number]['state']> = {
  notStarted: 'notStarted',
  inProgress: 'inProgress',
  accepted: 'signed',
  expired: 'expired',
  failed: 'declined',
};

/** How far a document is that the application has shown, for its server; without a word about persons. */
export async function readEmbeddedDocument(
  call: Call<typeof embedCalls.readDocument>,
): Promise<Answer> {
  const { db, params } = call;
  const clientId = await requireClient(call);
  const [found] = await db
    .select({ documentId: embedDocuments.documentId })
    .from(embedDocuments)
    .innerJoin(signingDocuments, eq(signingDocuments.documentId, embedDocuments.documentId))
    .where(
      and(
        eq(embedDocuments.clientId, clientId),
        eq(signingDocuments.externalId, params.documentExternalId),
      ),
    );
  if (found === undefined) throw notFound('Dokument k podpisu nebyl nalezen.');
  // What is complete is sealed by a job of its own.
  const { row, groups } = await readSettled({ ...call, seal: async () => false }, found.documentId);
  return {
    documentExternalId: params.documentExternalId,
    revision: row.version,
    state: stateNames[row.state as keyof typeof stateNames],
    groups: groups.map(({ formId, members }) => ({
      id: formId,
      signatures: members.map(({ id, state }) => ({ id: String(id), state: memberStates[state] })),
    })),
  };
}
