import type { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import type { CallBody } from '@advisor/contracts/operation';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type CaseChange, changeCase } from '../../../../domain/cases/change-case';
import { doneMeanwhile } from '../../../../domain/cases/done-meanwhile';
import { clientRequestEvents } from '../../../../domain/cases/event-titles';
import { clientUpload } from '../../../../domain/case-documents/uploads';
import { checkUpload } from '../../../../domain/case-documents/check-upload';
import { putDocument } from '../../../../domain/case-documents/put-documents';
import { forgetUpload } from '../../../../domain/case-documents/write-documents';
import { clientFiles } from '../../../../domain/client-requests/schema';
import { conflict, notFound } from '../../../../platform/failure';
import { enqueue } from '../../../../platform/jobs/queue';
import { refusalJob } from '../../client-requests/refusal-job';
import { fileOfCase } from '../../client-requests/request-of-case';
import { type FileRow, fileStateOf } from '../../client-requests/request-state';
import { putToItem } from './put-to-item';

interface Deed {
  caseId: number;
  fileId: number;
  userId: number;
}

type Accepted = CallBody<typeof clientRequestCalls.accept>;

const removed = () =>
  conflict('Soubor nikdo včas nezkontroloval, proto byl odstraněn. Vyžádejte ho znovu.');

/** What stands in the way of deciding of it. */
async function decidedBy({ tx }: CaseChange, { state, decidedBy: by }: FileRow, userId: number) {
  const verb = state === 'accepted' ? 'přijal' : 'odmítl';
  return conflict(await doneMeanwhile(tx, { what: 'Soubor', verb }, by, userId));
}

/**
 * Makes a document of the case of what a client has sent, and puts it to what of the checklist it is;
 * the same again answers the same.
 * @throws Failure 404 for a file of another case, 400 for what is not of the application's checklist, 409 for a file that was refused, accepted by a colleague or removed, or a checklist that is closed
 */
export async function acceptFile(
  { backend, neighbours }: Pick<FastifyInstance, 'backend' | 'neighbours'>,
  { caseId, fileId, userId }: Deed,
  { checklistItemId, ...told }: Accepted,
): Promise<{ documentId: number }> {
  const { db, clock } = backend;
  const { file: known } = await fileOfCase(db, { caseId, fileId });
  const upload =
    fileStateOf(known, clock.now()) === 'waiting'
      ? await checkUpload(
          { ...backend, malwareScanner: neighbours.malwareScanner },
          await clientUpload(db, known.guid),
        )
      : undefined;
  return changeCase(db, { caseId, userId, now: clock.now() }, async (change) => {
    const { file } = await fileOfCase(change.tx, { caseId, fileId });
    if (file.documentId !== null && file.decidedBy === userId)
      return { documentId: file.documentId };
    if (file.state !== 'sent') throw await decidedBy(change, file, userId);
    const documentId = upload && (await putDocument(change, upload, userId, told));
    if (documentId === undefined) throw removed();
    await change.tx
      .update(clientFiles)
      .set({ state: 'accepted', decidedOn: change.now, decidedBy: userId, documentId })
      .where(eq(clientFiles.id, fileId));
    if (checklistItemId !== undefined) await putToItem(change, { checklistItemId, documentId });
    await change.event({ kind: 'case', title: clientRequestEvents.accepted });
    return { documentId };
  });
}

/**
 * Refuses what a client has sent: a job tells the client, and the content is gone.
 * @throws Failure 404 for a file of another case, 409 for one that was accepted, refused by a colleague or removed
 */
export const refuseFile = (
  { backend }: Pick<FastifyInstance, 'backend'>,
  { caseId, fileId, userId }: Deed,
  reason: string,
): Promise<void> =>
  changeCase(backend.db, { caseId, userId, now: backend.clock.now() }, async (change) => {
    const { tx, now, event } = change;
    const { file } = await fileOfCase(tx, { caseId, fileId });
    if (file.state === 'refused' && file.decidedBy === userId) return;
    if (file.state !== 'sent') throw await decidedBy(change, file, userId);
    if (fileStateOf(file, now) === 'removed') throw removed();
    const [refused] = await tx
      .update(clientFiles)
      .set({ state: 'refused', decidedOn: now, decidedBy: userId, reason })
      .where(eq(clientFiles.id, fileId))
      .returning({ guid: clientFiles.guid });
    if (refused === undefined) throw notFound();
    await forgetUpload({ db: tx }, refused.guid);
    await enqueue(tx, refusalJob, { fileId }, { runAt: now });
    await event({ kind: 'case', title: clientRequestEvents.refused });
  });
