import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { caseDocuments } from '../../domain/case-documents/schema';
import { signedFiles } from '../../domain/signing/schema';
import type { Database } from '../../platform/database/database';
import type { Content } from '../../platform/files/content';
import { temporaryContent } from '../../domain/case-documents/temporary-content';

type Document = Pick<typeof caseDocuments.$inferSelect, 'archiveId' | 'guid' | 'signedDocumentId'>;

/** The content of a document of a case, from where it is: until the archive has it, from its upload. */
export async function documentContent(
  { backend, neighbours }: Pick<FastifyInstance, 'backend' | 'neighbours'>,
  { archiveId, guid, signedDocumentId }: Document,
): Promise<Content> {
  if (archiveId !== null) return (await neighbours.documentArchive.get(archiveId)).content;
  return signedDocumentId === null
    ? temporaryContent(backend.db, backend.fileSealer, guid)
    : formerContent(backend.db, signedDocumentId);
}

/** What was signed before there was an archive. */
async function* formerContent(db: Database, signedDocumentId: number): Content {
  const [file] = await db
    .select({ content: signedFiles.content })
    .from(signedFiles)
    .where(eq(signedFiles.documentId, signedDocumentId));
  if (file?.content) yield file.content;
}
