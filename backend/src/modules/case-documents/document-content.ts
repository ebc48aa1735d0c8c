import type { FastifyInstance } from 'fastify';
import type { caseDocuments } from '../../domain/case-documents/schema';
import type { Content } from '../../platform/files/content';
import { temporaryContent } from '../../domain/case-documents/temporary-content';

/** The content of a document of a case, from where it is: until the archive has it, from its upload. */
export async function documentContent(
  { backend, neighbours }: Pick<FastifyInstance, 'backend' | 'neighbours'>,
  { archiveId, guid }: Pick<typeof caseDocuments.$inferSelect, 'archiveId' | 'guid'>,
): Promise<Content> {
  if (archiveId === null) return temporaryContent(backend.db, backend.fileSealer, guid);
  return (await neighbours.documentArchive.get(archiveId)).content;
}
