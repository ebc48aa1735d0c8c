import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { signedFiles } from '../../../domain/signing/schema';
import type { Database } from '../../../platform/database/database';
import { defineJob } from '../../../platform/jobs/define-job';
import { enqueue } from '../../../platform/jobs/queue';
import {
  changeDocument,
  closeLinks,
  type AuditContext,
  isReadyToSeal,
  moveDocument,
} from './change-document';
import { documentPrints } from '../schema/document-prints';
import { signingAudit } from '../schema/signing-records';
import type { SigningDocument } from '../signing-document';
import { documentState, isComplete } from '../state-machine';
import type { ContentNode } from '../content/content-node';
import { documentContent, unsignedPdf } from '../content/document-content';
import { printDocument } from '../content/print-document';
import { signaturePages, unsignedName } from '../sealing/signature-pages';
import { archiveFile } from '../sealing/signed-file';
import { listSignedFile } from './list-signed-file';

/**
 * Seals a document that everybody has signed, unless its file is there; does nothing to any other.
 * What fails is tried again by the queue.
 *
 * @returns whether it was done
 */
export type Sealing = (documentId: number, audit: AuditContext) => Promise<boolean>;

/** What a reader of the document shows as the reason of the seal. */
const reason = 'Podepsáno všemi účastníky';

/** What the signers have read, to the byte: its hash is in the clause of signatures. */
const attached = {
  name: unsignedName,
  description: 'Dokument, jak byl podepisujícím předložen',
};

const sealJob = defineJob({
  name: 'signing.seal',
  input: z.object({ documentId: z.int(), traceId: z.string() }),
});

export function createSealing(app: FastifyInstance): Sealing {
  const { backend, jobs } = app;
  jobs.handle(sealJob, ({ input: { documentId, traceId } }) =>
    sealDocument(app, documentId, {
      actor: 'system',
      traceId,
      now: backend.clock.now(),
    }),
  );
  return async (documentId, { traceId, now }) => {
    const asked = { documentId, traceId };
    // A seal that was given up stands in the way of none for who signs anew.
    const key = `${documentId} ${await lastEventOf(backend.db, documentId)}`;
    return jobs.runNow(await enqueue(backend.db, sealJob, asked, { runAt: now, key }));
  };
}

/** The document is locked while it is read and when the file is kept, not while that is made. */
async function sealDocument(
  node: ContentNode,
  documentId: number,
  audit: AuditContext,
): Promise<void> {
  const { db } = node.backend;
  const { documentArchive, trustService } = node.neighbours;
  const draft = await changeDocument(db, documentId, audit, async ({ tx, document }) => {
    if (!(await needsFile(tx, document))) return undefined;
    return {
      signatures: await signaturePages(tx, document),
      lastEvent: await lastEventOf(tx, documentId),
    };
  });
  if (draft === undefined) return;
  const { signatures, lastEvent } = draft;
  const { page, updatedOn, sha256 } = await documentContent(node, documentId);
  const unsigned = await unsignedPdf(node, documentId);
  const blocks = [...page.blocks, ...signatures(sha256)];
  const attachment = { ...attached, content: unsigned };
  const printed = await printDocument({ page: { ...page, blocks }, updatedOn, attachment });
  const { pdf } = await trustService.seal({ pdf: printed, reason, sealedOn: audit.now });
  const archived = await archiveFile(documentArchive, {
    fileName: `${page.name}.pdf`,
    contentType: 'application/pdf',
    content: pdf,
  });
  await changeDocument(db, documentId, audit, async (change) => {
    const { tx, document } = change;
    if (!(await needsFile(tx, document))) return;
    if ((await lastEventOf(tx, documentId)) !== lastEvent) {
      throw new Error('the document was signed anew while it was sealed');
    }
    const isNew = isReadyToSeal(document);
    await tx
      .insert(signedFiles)
      .values({ documentId, kind: 'sealed', ...archived, createdOn: audit.now });
    await tx.delete(documentPrints).where(eq(documentPrints.documentId, documentId));
    await listSignedFile(change, { ...archived, authorId: await creatorOf(tx, documentId) });
    if (!isNew) return;
    await moveDocument(change, documentState.signed, 'seal');
    await closeLinks(change);
  });
}

/** Somebody may have been faster, or have given the signing up. */
const needsFile = async (tx: Database, document: SigningDocument): Promise<boolean> =>
  isReadyToSeal(document) || (await lacksFile(tx, document));

/** Signed by all in the service, and no file was brought along: documents of the demonstration. */
async function lacksFile(tx: Database, { row, members }: SigningDocument): Promise<boolean> {
  if (row.state !== documentState.signed || !isComplete(members, row.process)) return false;
  return (await tx.$count(signedFiles, eq(signedFiles.documentId, row.documentId))) === 0;
}

/** Who has prepared the document; undefined when the product did. */
async function creatorOf(tx: Database, documentId: number) {
  const [created] = await tx
    .select({ userId: signingAudit.userId })
    .from(signingAudit)
    .where(and(eq(signingAudit.documentId, documentId), eq(signingAudit.action, 'create')));
  return created?.userId;
}

/** Of the audit trail, to which every change of a signature adds. */
async function lastEventOf(tx: Database, documentId: number): Promise<number | undefined> {
  const [last] = await tx
    .select({ id: signingAudit.id })
    .from(signingAudit)
    .where(eq(signingAudit.documentId, documentId))
    .orderBy(desc(signingAudit.id))
    .limit(1);
  return last?.id;
}
