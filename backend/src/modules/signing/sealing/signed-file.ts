import { eq } from 'drizzle-orm';
import { signedFiles } from '../../../domain/signing/schema';
import { archivedContent, putBytes } from '../../../neighbours/document-archive/archived-content';
import type { DocumentArchive, FileToArchive } from '../../../neighbours/document-archive/port';
import type { Database } from '../../../platform/database/database';
import { sha256 } from '../sha256';

/**
 * Puts a finished file into the archive, before the transaction that makes it the document's: an
 * archive that is slow holds no document, and what is put in vain stays there unused.
 * @returns what the document's row has to say of it
 */
export async function archiveFile(archive: DocumentArchive, file: FileToArchive) {
  const { archiveId } = await putBytes(archive, file);
  const { fileName, contentType, content } = file;
  // The content too, because nodes of the release without the archive read it there.
  return {
    archiveId,
    fileName,
    contentType,
    content: Buffer.from(content),
    sha256: sha256(content),
  };
}

/** The finished file of a document, if there is one. @throws when it is not what was put */
export async function readSignedFile(
  db: Database,
  archive: DocumentArchive,
  documentId: number,
): Promise<{ content: Buffer; contentType: string; fileName: string } | undefined> {
  const [file] = await db.select().from(signedFiles).where(eq(signedFiles.documentId, documentId));
  if (file === undefined) return undefined;
  const content = await archivedContent(archive, file);
  if (sha256(content) !== file.sha256) throw new Error('the archive has changed a signed document');
  return { content, contentType: file.contentType, fileName: file.fileName };
}
