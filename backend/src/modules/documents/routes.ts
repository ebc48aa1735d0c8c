import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { serve } from '../../platform/http/contract-routes';
import { archivedContent } from '../../neighbours/document-archive/archived-content';
import { generalDocuments } from './schema';
import { notFound } from '../../platform/failure';

const contentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function registerDocuments(app: FastifyInstance): void {
  serve(app, documentCalls.generalDocuments, async ({ db }) =>
    db
      .select({
        documentId: generalDocuments.id,
        name: generalDocuments.name,
        category: generalDocuments.category,
        format: generalDocuments.format,
        size: sql<number>`coalesce(${generalDocuments.size}, length(${generalDocuments.content}))`,
        updatedOn: generalDocuments.updatedOn,
      })
      .from(generalDocuments)
      .orderBy(asc(generalDocuments.id)),
  );

  serve(app, documentCalls.generalDocumentContent, async ({ db, params }) => {
    const [document] = await db
      .select()
      .from(generalDocuments)
      .where(eq(generalDocuments.id, params.documentId));
    if (document === undefined) throw notFound('Dokument nebyl nalezen.');
    const { name, format } = document;
    return {
      content: await archivedContent(app.neighbours.documentArchive, document),
      contentType: contentTypes[format],
      fileName: `${name}.${format}`,
    };
  });
}
