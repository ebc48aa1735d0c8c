import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { caseDocuments } from '../../../domain/case-documents/schema';
import { archiveJob } from '../../../domain/case-documents/archive-job';
import { temporaryContent } from '../../../domain/case-documents/temporary-content';
import { forgetUpload } from '../../../domain/case-documents/write-documents';

/** Puts the file once more when the node ended in between: the archive is only added to. */
export function registerArchiveJob({ jobs, backend, neighbours }: FastifyInstance): void {
  const { db, fileSealer } = backend;
  jobs.handle(archiveJob, async ({ input: { documentId } }) => {
    const [document] = await db
      .select()
      .from(caseDocuments)
      .where(eq(caseDocuments.id, documentId));
    if (document === undefined) return;
    const { guid, fileName, contentType, size } = document;
    if (document.archiveId === null) {
      const content = temporaryContent(db, fileSealer, guid);
      const file = { fileName, contentType, size, content };
      const { archiveId } = await neighbours.documentArchive.put(file);
      await db
        .update(caseDocuments)
        .set({ archiveId })
        .where(and(eq(caseDocuments.id, documentId), isNull(caseDocuments.archiveId)));
    }
    await forgetUpload({ db }, guid);
  });
}
