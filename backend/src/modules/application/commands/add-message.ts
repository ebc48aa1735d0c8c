import { documentSource, caseDocumentType } from '@advisor/contracts/codebooks/document';
import { eq } from 'drizzle-orm';
import { checkOfCase } from '../../../domain/case-documents/check-of-case';
import { putDocument } from '../../../domain/case-documents/put-documents';
import type { CaseChange } from '../../../domain/cases/change-case';
import { tasks } from '../../../domain/cases/schema/case-history';
import { taskMessageDocuments, taskMessages } from '../../../domain/cases/schema/task-details';
import { taskMovedBy } from '../../../domain/cases/task-moved';
import { badRequest } from '../../../platform/failure';
import { type Attachments, noAttachments } from '../tasks/attachments';

const gone = (at: number) =>
  badRequest('Soubor už není k dispozici. Nahrajte ho prosím znovu.', {
    field: `attachments.${at}`,
  });

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
  await change.tx
    .update(tasks)
    .set(taskMovedBy(message.userId, change.now))
    .where(eq(tasks.id, message.taskId));
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
  await checkOfCase(tx, row.id, documentIds);
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
