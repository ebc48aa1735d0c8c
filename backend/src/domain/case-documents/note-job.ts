import { eq } from 'drizzle-orm';
import { caseDocuments } from './schema';
import type { Database } from '../../platform/database/database';

/** Notes the job that brings a document to the archive. */
export const noteJob = (tx: Database, documentId: number, jobId: number) =>
  tx.update(caseDocuments).set({ jobId }).where(eq(caseDocuments.id, documentId));
