import { errorCode } from '@advisor/contracts/errors';
import type { CallBody } from '@advisor/contracts/operation';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { asc, eq, inArray } from 'drizzle-orm';
import type { CheckedUpload, Checking } from '../../../domain/case-documents/check-upload';
import { uploadsToPut } from '../../../domain/case-documents/put-documents';
import { caseDocuments } from '../../../domain/case-documents/schema';
import { taskMessageDocuments } from '../../../domain/cases/schema/task-details';
import type { Database } from '../../../platform/database/database';
import { badRequest, Failure } from '../../../platform/failure';

/** What goes with a message, as it was asked for. */
type Asked = Pick<CallBody<typeof taskCalls.update>, 'attachments' | 'documentIds'>;

/** What goes with a message, once its files were looked at. */
export interface Attachments {
  guids: readonly string[];
  documentIds: readonly number[];
  /** By their guids; those that are documents already are not among them. */
  uploads: ReadonlyMap<string, CheckedUpload>;
}

/**
 * Looks at the files that come with a message, before the case is taken for it.
 * @throws Failure 400 at the place of what cannot be attached, 503 when nobody can tell whether a file is harmless
 */
export async function checkAttachments(
  checking: Checking,
  userId: number,
  { attachments: guids = [], documentIds = [] }: Asked,
): Promise<Attachments> {
  const twice = guids.findIndex((guid, place) => guids.indexOf(guid) < place);
  if (twice >= 0)
    throw badRequest('Tento soubor je přiložený dvakrát.', { field: `attachments.${twice}` });
  const saved = await checking.db
    .select({ guid: caseDocuments.guid })
    .from(caseDocuments)
    .where(inArray(caseDocuments.guid, [...guids]));
  const wanted = guids.flatMap((guid, at) =>
    saved.some((one) => one.guid === guid) ? [] : [{ guid, field: `attachments.${at}` }],
  );
  const uploads = await uploadsToPut(checking, userId, wanted).catch(asBadRequest);
  return { guids, documentIds, uploads };
}

/** What the body names and is not there is the body's fault. */
function asBadRequest(error: unknown): never {
  if (!(error instanceof Failure) || error.status !== 404) throw error;
  const messages = error.messages.map((one) => ({ ...one, errorCode: errorCode.invalidRequest }));
  throw new Failure(400, messages);
}

export const noAttachments: Attachments = { guids: [], documentIds: [], uploads: new Map() };

/** Documents of messages, each message's in its order. */
export const documentsOfMessages = (db: Database, messageIds: readonly number[]) =>
  db
    .select({
      messageId: taskMessageDocuments.messageId,
      documentId: caseDocuments.id,
      fileName: caseDocuments.fileName,
      guid: caseDocuments.guid,
    })
    .from(taskMessageDocuments)
    .innerJoin(caseDocuments, eq(caseDocuments.id, taskMessageDocuments.documentId))
    .where(inArray(taskMessageDocuments.messageId, [...messageIds]))
    .orderBy(asc(taskMessageDocuments.messageId), asc(taskMessageDocuments.ordinal));

/** Whether a message has just these documents: the call has come before. */
export async function hasAttachments(
  tx: Database,
  messageId: number,
  { guids, documentIds }: Attachments,
): Promise<boolean> {
  const attached = await documentsOfMessages(tx, [messageId]);
  return (
    attached.length === guids.length + documentIds.length &&
    guids.every((wanted) => attached.some(({ guid }) => guid === wanted)) &&
    documentIds.every((wanted) => attached.some(({ documentId }) => documentId === wanted))
  );
}
