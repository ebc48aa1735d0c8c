import { Readable } from 'node:stream';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { FastifyInstance } from 'fastify';
import { openCase } from '../../domain/cases/case-access';
import { serve } from '../../platform/http/contract-routes';
import { registerArchiveJob } from './commands/archive-document';
import { forgetOwnUploads } from '../../domain/case-documents/write-documents';
import { retryDocument } from './commands/retry-document';
import { saveDocuments } from './commands/save-documents';
import { documentContent } from './document-content';
import { listDocuments } from './list-documents';
import { registerClientLink } from './client-link/routes';
import { registerClientRequests } from './client-requests/routes';
import { registerMerging } from './merging/routes';
import { openDocument } from './open-document';
import { uploadStates } from './upload-state';
import { listOwnUploads } from './uploads/own-uploads';
import { registerResumableUploads } from './uploads/resumable';
import { takeFiles } from './commands/take-files';
import { registerThumbnails } from './thumbnails/routes';

export function registerCaseDocuments(app: FastifyInstance): void {
  const { db } = app.backend;
  registerArchiveJob(app);
  registerResumableUploads(app);
  registerMerging(app);
  registerThumbnails(app);
  registerClientRequests(app);
  registerClientLink(app);

  serve(app, documentCalls.uploadTemporary, async ({ request, user }) => {
    const taken = await takeFiles(app, request, user.id);
    return taken.map(({ guid, fileName, size }) => ({ guid, fileName, size }));
  });

  serve(app, documentCalls.ownTemporary, ({ user }) => listOwnUploads(db, user.id));

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
    const document = await openDocument(call);
    const { contentType, fileName } = document;
    const content = await documentContent(app, document);
    return { content: Readable.from(content), contentType, fileName };
  });

  serve(app, documentCalls.retryCaseDocument, async (call) => {
    const { id: documentId, caseId } = await openDocument(call);
    const retrying = { caseId, userId: call.user.id, now: call.clock.now() };
    return retryDocument(db, { documentId, ...retrying });
  });
}
