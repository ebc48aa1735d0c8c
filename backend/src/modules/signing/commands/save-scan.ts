import { eq } from 'drizzle-orm';
import { maxFileSize } from '@advisor/contracts/documents/file-rules';
import type { FastifyRequest } from 'fastify';
import { signedFiles } from '../../../domain/signing/schema';
import { contentOf, readAll } from '../../../platform/files/content';
import { createFileJudge } from '../../../platform/files/file-type';
import { requireFileName } from '../../../platform/files/file-name';
import { badRequest, conflict, fileTooLarge } from '../../../platform/failure';
import type { Database } from '../../../platform/database/database';
import type { FileToArchive } from '../../../neighbours/document-archive/port';
import type { Neighbours } from '../../../neighbours/neighbours';
import { changeDocument, type AuditContext, moveDocument } from './change-document';
import { listSignedFile } from './list-signed-file';
import { documentClosedBy } from '../information/pre-contract-rule';
import { archiveFile } from '../sealing/signed-file';
import { readDocument, type SigningDocument } from '../signing-document';
import { sha256 } from '../sha256';
import { documentState } from '../state-machine';

const field = { field: 'file' };
const infected = () =>
  badRequest(
    'V souboru je škodlivý kód, proto ho nelze přijmout. Naskenujte prosím dokument znovu.',
    field,
  );

/** What was sent is no upload, or an interrupted one; nothing else can fail while it is read. */
function broken({ code }: { code?: string }): never {
  throw code === 'FST_REQ_FILE_TOO_LARGE'
    ? fileTooLarge()
    : badRequest('Soubor nepřišel celý. Odešlete ho prosím znovu.', field);
}

/**
 * The one file of a multipart request.
 * @throws Failure 400 for a wrong name, format or number of files, 413 for a file that is too large
 */
export async function readUpload(request: FastifyRequest): Promise<FileToArchive> {
  if (!request.isMultipart()) throw badRequest('Vyberte prosím soubor.', field);
  const part = await request.file({ limits: { fileSize: maxFileSize, files: 1 } }).catch(broken);
  if (part === undefined || part.fieldname !== 'file') {
    throw badRequest('Vyberte prosím soubor.', field);
  }
  const content = await part.toBuffer().catch(broken);
  const fileName = requireFileName(part.filename);
  if (content.length === 0) throw badRequest('Soubor je prázdný.', field);
  const judge = createFileJudge(fileName);
  await readAll(judge.passing(contentOf(content)));
  const { contentType } = judge.judged();
  return { fileName, contentType, content };
}

/** Whether the document has this file as its scan already: the call has come before. */
async function isStored(
  db: Database,
  { documentId, file }: { documentId: number; file: FileToArchive },
): Promise<boolean> {
  const [stored] = await db
    .select({ kind: signedFiles.kind, fileName: signedFiles.fileName, sha256: signedFiles.sha256 })
    .from(signedFiles)
    .where(eq(signedFiles.documentId, documentId));
  return (
    stored?.kind === 'scan' &&
    stored.fileName === file.fileName &&
    stored.sha256 === sha256(file.content)
  );
}

/** @throws Failure 409 unless the document waits for its scan */
function requireWaiting({ row }: SigningDocument): void {
  if (row.state === documentState.waitingForScan) return;
  throw conflict('Dokument nečeká na sken podepsaného dokumentu.');
}

/**
 * Keeps the scan of what was signed on paper; the document is signed with it. The same file once more
 * changes nothing.
 * @throws Failure 400 when malicious code was found, 503 when nobody can tell; 409 unless the document waits for its scan, or when something comes before
 */
export async function saveScan(
  db: Database,
  { documentArchive, malwareScanner }: Pick<Neighbours, 'documentArchive' | 'malwareScanner'>,
  { documentId, audit, file }: { documentId: number; audit: AuditContext; file: FileToArchive },
): Promise<void> {
  if (await isStored(db, { documentId, file })) return;
  requireWaiting(await readDocument(db, documentId));
  const closed = await documentClosedBy(db, documentId);
  if (closed !== undefined) throw conflict(closed.reason);
  const { verdict } = await malwareScanner.scan({
    ...file,
    size: file.content.length,
    content: contentOf(file.content),
  });
  if (verdict === 'infected') throw infected();
  const archived = await archiveFile(documentArchive, file);
  await changeDocument(db, documentId, audit, async (change) => {
    if (await isStored(change.tx, { documentId, file })) return;
    requireWaiting(change.document);
    await change.tx
      .insert(signedFiles)
      .values({ documentId, kind: 'scan', ...archived, createdOn: audit.now });
    await listSignedFile(change, { ...archived, authorId: audit.userId });
    await moveDocument(change, documentState.signed, 'uploadScan');
  });
}
