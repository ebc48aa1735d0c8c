import multipart from '@fastify/multipart';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../contract-routes';
import { documentsOnSA, salesArrangements } from '../../../db/schema/sales-arrangements';
import { signedFiles } from '../../../db/schema/signing-documents';
import { conflict, notFound } from '../../../failure';
import { openArrangement } from '../../../cases/arrangement-access';
import { openCase } from '../../../cases/case-access';
import { changeDocument, closeLinks, moveDocument, moveMembers } from '../change-document';
import { openById } from '../document-access';
import { documentFile, type Sealing } from '../sealing/sealing';
import { forgetClientData } from '../service/client-data';
import { deedOf } from '../service/service-call';
import { readSettled } from '../settle';
import { documentState, isOpen } from '../state-machine';
import { createDocument } from './create-document';
import { documentKinds } from './document-kinds';
import { describeDocument, listDocuments } from './document-list';
import { readUpload, saveScan } from './scan';
import { setStatus } from './set-status';
import { statusOf } from './status';
import { startTask } from './start-task';

/** What is done with documents for signing outside of the signature service. */
export async function registerSigningDocuments(
  app: FastifyInstance,
  { seal }: { seal: Sealing },
): Promise<void> {
  await app.register(multipart);

  serve(app, 'salesArrangement.searchDocumentsOnSA', async (call) => {
    const { arrangement } = await openArrangement(call);
    const where = eq(documentsOnSA.salesArrangementId, arrangement.id);
    return { documentsOnSA: await listDocuments(call.db, where, call.body) };
  });

  serve(app, 'case.searchDocumentsOnSA', async (call) => {
    const { id } = await openCase(call);
    const where = eq(salesArrangements.caseId, id);
    return { documentsOnSA: await listDocuments(call.db, where, call.body) };
  });

  serve(app, 'documentOnSA.get', async (call) => {
    const { documentId, caseId } = await openById(call.params.documentOnSAId, call);
    await readSettled({ ...call, seal }, documentId);
    return { ...(await describeDocument(call.db, documentId)), caseId };
  });

  serve(app, 'documentOnSA.status', async (call) => {
    const opened = await openById(call.params.documentOnSAId, call);
    if (opened.salesArrangementId !== call.params.salesArrangementId) throw notFound();
    return statusOf(await readSettled({ ...call, seal }, opened.documentId));
  });

  serve(app, 'documentOnSA.content', async (call) => {
    const { documentId } = await openById(call.params.documentOnSAId, call);
    const document = await readSettled({ ...call, seal }, documentId);
    if (document.row.state === documentState.signed) await seal(documentId, deedOf(call));
    const [file] = await call.db
      .select()
      .from(signedFiles)
      .where(eq(signedFiles.documentId, documentId));
    return file === undefined
      ? {
          content: await documentFile(call.db, document, { withSignatures: false }),
          contentType: 'application/pdf',
          fileName: `${document.row.name}.pdf`,
        }
      : {
          content: Buffer.from(file.content),
          contentType: file.contentType,
          fileName: file.fileName,
        };
  });

  serve(app, 'documentOnSA.uploadScan', async (call) => {
    const { documentId } = await openById(call.params.documentOnSAId, call);
    await saveScan(call.db, documentId, deedOf(call), await readUpload(call.request));
    return describeDocument(call.db, documentId);
  });

  serve(app, 'documentOnSA.cancel', async (call) => {
    const { documentId } = await openById(call.params.documentOnSAId, call);
    await readSettled({ ...call, seal }, documentId);
    await changeDocument(call.db, documentId, deedOf(call), async (change) => {
      const { row, members } = change.document;
      if (!isOpen(row.state) && row.state !== documentState.waitingForScan) {
        throw conflict('Dokument již nelze z podepisování vyřadit.');
      }
      const started = members.filter(({ state }) => state !== 'notStarted');
      await moveMembers(change, started, 'withdraw');
      await moveDocument(change, documentState.cancelled, 'cancelDocument', { process: null });
      await forgetClientData(change);
      await closeLinks(change);
    });
    return describeDocument(call.db, documentId);
  });

  serve(app, 'documentOnSA.kinds', async (call) => {
    const { arrangement } = await openArrangement(call);
    return documentKinds(arrangement.typeId);
  });

  serve(app, 'documentOnSA.create', async (call) => {
    const { arrangement } = await openArrangement(call);
    const { db, user, body } = call;
    const documentId = await createDocument(db, {
      arrangement,
      ...body,
      user,
      deed: deedOf(call),
    });
    return describeDocument(db, documentId);
  });

  serve(app, 'task.startSigning', startTask);
  serve(app, 'document.setStatus', setStatus);
}
