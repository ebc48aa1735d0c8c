import { Readable } from 'node:stream';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { FastifyInstance } from 'fastify';
import { openCase } from '../../domain/cases/case-access';
import { serve } from '../../platform/http/contract-routes';
import { registerArchiveJob } from './commands/archive-document';
import { forgetOwnUploads } from '../../domain/case-documents/uploads';
import { retryDocument } from './commands/retry-document';
import { saveDocuments } from './commands/save-documents';
import { listDocuments } from './list-documents';
import { openDocument } from './open-document';
import { uploadStates } from './upload-state';
import { registerResumableUploads } from './uploads/resumable';
import { takeFiles } from './commands/take-files';
import { temporaryContent } from '../../domain/case-documents/temporary-content';

export function registerCaseDocuments(app: FastifyInstance): void {
  const { db, fileSealer } = app.backend;
  registerArchiveJob(app);
  registerResumableUploads(app);

  serve(app, documentCalls.uploadTemporary, async ({ request, user }) => {
    const taken = await takeFiles(app, request, user.id);
    return taken.map(({ guid, fileName, size }) => ({ guid, fileName, size }));
  });

  serve(app, documentCalls.deleteTemporary, ({ query, user }) =>
    forgetOwnUploads(app.backend, user.id, query.guids),
  );

  serve(app, documentCalls.caseDocuments, async (call) => {
    const { id } = await openCase(call);
    return listDocuments(db, id);
  });

  serve(app, documentCalls.saveCaseDocuments, async (call) => {
    const { id: caseId } = await openCase(call);
    const saved = await saveDocuments(app, { caseId, userId: call.user.id, ...call.body });
    const states = await uploadStates(db, saved);
    return saved.map(({ id: documentId }, at) => ({ documentId, uploadState: states[at] ?? 1 }));
  });

  serve(app, documentCalls.caseDocumentContent, async (call) => {
    const { archiveId, guid, contentType, fileName } = await openDocument(call);
    const content =
      archiveId === null
        ? temporaryContent(db, fileSealer, guid)
        : (await app.neighbours.documentArchive.get(archiveId)).content;
    return { content: Readable.from(content), contentType, fileName };
  });

  serve(app, documentCalls.retryCaseDocument, async (call) => {
    const { id: documentId, caseId } = await openDocument(call);
    const retrying = { caseId, userId: call.user.id, now: call.clock.now() };
    return retryDocument(db, { documentId, ...retrying });
  });
}
