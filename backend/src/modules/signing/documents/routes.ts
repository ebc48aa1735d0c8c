import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { serve } from '../../../platform/http/contract-routes';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { documentKinds } from '../../../domain/documents/document-kinds';
import { notFound } from '../../../platform/failure';
import { openArrangement } from '../../../domain/cases/arrangement-access';
import { openCase } from '../../../domain/cases/case-access';
import { openById } from '../document-access';
import { currentFile } from '../document-pdf';
import type { Sealing } from '../commands/seal-document';
import { deedOf } from '../service/service-call';
import { documentClosedBy } from '../information/pre-contract-rule';
import { readSettled } from '../commands/settle';
import { createDocument } from '../commands/create-document';
import { describeDocument, listDocuments } from './document-list';
import { kindLocks } from './kind-lock';
import { registerDocumentJob } from './make-document-job';
import { readUpload, saveScan } from '../commands/save-scan';
import { setStatus } from '../commands/set-status';
import { statusOf } from './status';
import { startTask } from '../commands/start-task';
import { registerWithdrawJob, withdrawDocument } from '../commands/withdraw-document';

/** What is done with documents for signing outside of the signature service. */
export async function registerSigningDocuments(
  app: FastifyInstance,
  { seal }: { seal: Sealing },
): Promise<void> {
  registerDocumentJob(app);
  registerWithdrawJob(app);

  serve(app, signingCalls.searchOfArrangement, async (call) => {
    const { arrangement } = await openArrangement(call);
    const where = eq(documentsOnSA.salesArrangementId, arrangement.id);
    return { documentsOnSA: await listDocuments(call, where, call.body) };
  });

  serve(app, signingCalls.searchOfCase, async (call) => {
    const { id } = await openCase(call);
    const where = eq(salesArrangements.caseId, id);
    return { documentsOnSA: await listDocuments(call, where, call.body) };
  });

  serve(app, signingCalls.get, async (call) => {
    const { documentId, caseId } = await openById(call.params.documentOnSAId, call);
    await readSettled({ ...call, seal }, documentId);
    return {
      ...(await describeDocument(call, documentId)),
      caseId,
      closed: await documentClosedBy(call.db, documentId),
    };
  });

  serve(app, signingCalls.status, async (call) => {
    const opened = await openById(call.params.documentOnSAId, call);
    if (opened.salesArrangementId !== call.params.salesArrangementId) throw notFound();
    return statusOf(await readSettled({ ...call, seal }, opened.documentId));
  });

  serve(app, signingCalls.content, async (call) => {
    const { documentId } = await openById(call.params.documentOnSAId, call);
    const document = await readSettled({ ...call, seal }, documentId);
    return currentFile(app, document, { seal, audit: deedOf(call) });
  });

  serve(app, signingCalls.uploadScan, async (call) => {
    const { documentId } = await openById(call.params.documentOnSAId, call);
    const file = await readUpload(call.request);
    const scan = { documentId, audit: deedOf(call), file };
    await saveScan(call.db, app.neighbours, scan);
    return describeDocument(call, documentId);
  });

  serve(app, signingCalls.cancel, async (call) => {
    const { documentId } = await openById(call.params.documentOnSAId, call);
    await readSettled({ ...call, seal }, documentId);
    await withdrawDocument(call.db, documentId, deedOf(call));
    return describeDocument(call, documentId);
  });

  serve(app, signingCalls.kinds, async (call) => {
    const { arrangement, row } = await openArrangement(call);
    const kinds = documentKinds(app.backend, arrangement.typeId, row.productTypeId);
    const lockOf = await kindLocks(app.backend, { arrangement, row }, call.clock.now());
    return Promise.all(
      kinds.map(async ({ documentTypeCode, name, signatureTypeIds }) => ({
        documentTypeCode,
        name,
        signatureTypeIds,
        closed: await lockOf(documentTypeCode),
      })),
    );
  });

  serve(app, signingCalls.create, async (call) => {
    const { arrangement, row } = await openArrangement(call);
    const { user, body } = call;
    const documentId = await createDocument(app, {
      arrangement,
      row,
      ...body,
      user,
      audit: deedOf(call),
    });
    return describeDocument(call, documentId);
  });

  serve(app, signingCalls.startTask, startTask);
  serve(app, documentCalls.setStatus, setStatus);
}
