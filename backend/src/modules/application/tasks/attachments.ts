import { documentSource, caseDocumentType } from '@advisor/contracts/codebooks/document';
import { errorCode } from '@advisor/contracts/errors';
import type { CallBody } from '@advisor/contracts/operation';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CheckedUpload, Checking } from '../../../domain/case-documents/check-upload';
import { putDocument, uploadsToPut } from '../../../domain/case-documents/put-documents';
import { caseDocuments } from '../../../domain/case-documents/schema';
import type { CaseChange } from '../../../domain/cases/change-case';
import { taskMessageDocuments, taskMessages } from '../../../domain/cases/schema/task-details';
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

const gone = (at: number) =>
  badRequest('Soubor už není k dispozici. Nahrajte ho prosím znovu.', {
    field: `attachments.${at}`,
  });

/**
 * Looks at the files that come with a message, before the case is taken for it.
 * @throws Failure 400 at the place of what cannot be attached, 503 when nobody can tell whether a file is harmless
 */
export async function checkAttachments(
  checking: Checking,
  userId: number,
  { attachments: guids = [], documentIds = [] }: Asked,
): Promise<Attachments> {
  refuseTwice('attachments', guids, 'Tento soubor je přiložený dvakrát.');
  refuseTwice('documentIds', documentIds, 'Tento dokument je přiložený dvakrát.');
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

function refuseTwice(field: string, values: readonly unknown[], message: string): void {
  const at = values.findIndex((value, place) => values.indexOf(value) < place);
  if (at >= 0) throw badRequest(message, { field: `${field}.${at}` });
}

/** What the body names and is not there is the body's fault. */
function asBadRequest(error: unknown): never {
  if (!(error instanceof Failure) || error.status !== 404) throw error;
  const messages = error.messages.map((one) => ({ ...one, errorCode: errorCode.invalidRequest }));
  throw new Failure(400, messages);
}

export const noAttachments: Attachments = { guids: [], documentIds: [], uploads: new Map() };

type Change = Pick<CaseChange, 'tx' | 'row' | 'now' | 'touch'>;
type Message = Pick<typeof taskMessages.$inferInsert, 'taskId' | 'isFromAdvisor' | 'text'> & {
  userId: number;
};

/**
 * Adds a message to the conversation about a task, and what goes with it.
 * @returns its number
 * @throws Failure 400 at the place of a file that was saved before, or a document that is not of the case
 */
export async function addMessage(
  change: Change,
  message: Message,
  attachments = noAttachments,
): Promise<number> {
  const [added] = await change.tx
    .insert(taskMessages)
    .values({ ...message, writtenOn: change.now })
    .returning({ messageId: taskMessages.id });
  if (added === undefined) throw new Error('a message was not added');
  await attach(change, { ...added, userId: message.userId }, attachments);
  return added.messageId;
}

/** Puts files of the user to the case, and what goes with a message to it. */
async function attach(
  change: Change,
  { messageId, userId }: { messageId: number; userId: number },
  { guids, documentIds, uploads }: Attachments,
): Promise<void> {
  const { tx, row } = change;
  const ofCase = and(eq(caseDocuments.caseId, row.id), inArray(caseDocuments.id, [...documentIds]));
  const found = await tx.select({ id: caseDocuments.id }).from(caseDocuments).where(ofCase);
  const missing = documentIds.findIndex((wanted) => !found.some(({ id }) => id === wanted));
  if (missing >= 0) {
    throw badRequest('Dokument nebyl u případu nalezen.', { field: `documentIds.${missing}` });
  }
  const put: number[] = [];
  for (const [at, guid] of guids.entries()) {
    const upload = uploads.get(guid);
    const documentId =
      upload &&
      (await putDocument(change, upload, userId, {
        fileName: upload.fileName,
        documentTypeCode: caseDocumentType.task.code,
        source: documentSource.workflow.code,
      }));
    if (documentId === undefined) throw gone(at);
    put.push(documentId);
  }
  const rows = [...put, ...documentIds].map((documentId, ordinal) => ({
    messageId,
    documentId,
    ordinal,
  }));
  if (rows.length > 0) await tx.insert(taskMessageDocuments).values(rows);
}

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
