import type { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallBody } from '@advisor/contracts/operation';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { caseDocuments } from '../../../domain/case-documents/schema';
import { changeCase } from '../../../domain/cases/change-case';
import { Failure, notFound } from '../../../platform/failure';
import { enqueue } from '../../../platform/jobs/queue';
import { archiveJob } from '../archive-job';
import { checkUpload, type CheckedUpload } from './check-upload';
import { ownUpload } from './receive-upload';
import { noteJob } from './note-job';

type Saved = typeof caseDocuments.$inferSelect;
type Asked = CallBody<typeof documentCalls.saveCaseDocuments>['documents'];

interface Saving {
  caseId: number;
  userId: number;
  documents: Asked;
}

/**
 * Saves uploads of the user to a case; from then on they are everybody's who sees the case, and a job
 * brings them to the archive. What was saved to the case before is answered as it is.
 * @returns in the order of the request
 * @throws Failure 404 for an upload that is gone or was saved to another case, 409 for one that has not come whole
 */
export async function saveDocuments(
  app: FastifyInstance,
  { caseId, userId, documents }: Saving,
): Promise<Saved[]> {
  const { db, clock } = app.backend;
  const guids = documents.map(({ guid }) => guid);
  const before = await db.select().from(caseDocuments).where(inArray(caseDocuments.guid, guids));
  const isSaved = (guid: string) =>
    before.some((saved) => saved.guid === guid && saved.caseId === caseId);
  const uploads = new Map<string, CheckedUpload>();
  for (const [at, { guid }] of documents.entries()) {
    if (isSaved(guid)) continue;
    uploads.set(guid, await checked(app, guid, userId).catch(atItsPlace(at)));
  }
  await changeCase(db, { caseId, userId, now: clock.now() }, async ({ tx, now, touch }) => {
    for (const { guid, ...told } of documents) {
      const upload = uploads.get(guid);
      if (upload === undefined) continue;
      const { size, contentType, sha256 } = upload;
      const values = { ...told, guid, caseId, size, contentType, sha256 };
      const [saved] = await tx
        .insert(caseDocuments)
        .values({ ...values, authorId: userId, createdOn: now })
        .onConflictDoNothing()
        .returning({ documentId: caseDocuments.id });
      if (saved === undefined) continue;
      const jobId = await enqueue(tx, archiveJob, { ...saved, userId }, { runAt: now });
      await noteJob(tx, saved.documentId, jobId);
      touch('document');
    }
  });
  const saved = await db.select().from(caseDocuments).where(inArray(caseDocuments.guid, guids));
  return guids.map((guid) => {
    const found = saved.find((one) => one.guid === guid && one.caseId === caseId);
    if (found === undefined)
      throw notFound('Soubor už není k dispozici. Nahrajte ho prosím znovu.');
    return found;
  });
}

async function checked(app: FastifyInstance, guid: string, userId: number) {
  const { backend, neighbours } = app;
  const upload = await ownUpload(backend, guid, userId);
  return checkUpload({ ...backend, malwareScanner: neighbours.malwareScanner }, upload);
}

/** A refusal names which of several files it is about. */
const atItsPlace =
  (at: number) =>
  (error: unknown): never => {
    if (!(error instanceof Failure)) throw error;
    const field = `documents.${at}.guid`;
    throw new Failure(
      error.status,
      error.messages.map((message) => ({ ...message, field })),
      error.headers,
    );
  };
