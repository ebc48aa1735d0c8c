import type { FastifyInstance } from 'fastify';
import type { AuditContext } from './commands/change-document';
import { unsignedPdf } from './content/document-content';
import type { Sealing } from './commands/seal-document';
import { readSignedFile } from './sealing/signed-file';
import type { SigningDocument } from './signing-document';
import { documentState } from './state-machine';

/** The document's file: the finished one when there is one, otherwise what is about to be signed. */
export async function currentFile(
  app: FastifyInstance,
  { row }: SigningDocument,
  { seal, audit }: { seal: Sealing; audit: AuditContext },
): Promise<{ content: Buffer; contentType: string; fileName: string }> {
  const { documentId, name, state } = row;
  const readFile = () => readSignedFile(app.backend.db, app.neighbours.documentArchive, documentId);
  let file = await readFile();
  if (file === undefined && state === documentState.signed) {
    await seal(documentId, audit);
    file = await readFile();
  }
  return (
    file ?? {
      content: await unsignedPdf(app, documentId),
      contentType: 'application/pdf',
      fileName: `${name}.pdf`,
    }
  );
}
