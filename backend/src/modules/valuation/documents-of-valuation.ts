import { asc, eq } from 'drizzle-orm';
import { documentUploadState } from '@advisor/contracts/codebooks/document';
import { caseDocuments } from '../../domain/case-documents/schema';
import { valuationDocuments } from '../../domain/valuation/schema';
import type { Database } from '../../platform/database/database';

/** Documents and photographs that go with an order, as they were put. */
export async function documentsOfValuation(db: Database, valuationId: number) {
  const rows = await db
    .select({ document: caseDocuments })
    .from(valuationDocuments)
    .innerJoin(caseDocuments, eq(caseDocuments.id, valuationDocuments.documentId))
    .where(eq(valuationDocuments.valuationId, valuationId))
    .orderBy(asc(valuationDocuments.ordinal));
  return rows.map(({ document }) => ({
    documentId: document.id,
    fileName: document.fileName,
    documentTypeCode: document.documentTypeCode,
    description: document.description ?? undefined,
    source: document.source,
    uploadState:
      document.archiveId === null
        ? documentUploadState.pending.code
        : documentUploadState.saved.code,
    size: document.size,
    createdOn: document.createdOn.toISOString(),
  }));
}
