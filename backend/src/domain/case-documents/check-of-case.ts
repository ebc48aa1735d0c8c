import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { badRequest } from '../../platform/failure';
import { caseDocuments } from './schema';

/** @throws Failure 400 at `documentIds` of the first that is named twice, or is no document of the case */
export async function checkOfCase(
  db: Database,
  caseId: number,
  documentIds: readonly number[] = [],
): Promise<void> {
  const twice = documentIds.findIndex((id, place) => documentIds.indexOf(id) < place);
  if (twice >= 0)
    throw badRequest('Tento dokument je přiložený dvakrát.', { field: `documentIds.${twice}` });
  if (documentIds.length === 0) return;
  const found = await db
    .select({ id: caseDocuments.id })
    .from(caseDocuments)
    .where(and(eq(caseDocuments.caseId, caseId), inArray(caseDocuments.id, [...documentIds])));
  const missing = documentIds.findIndex((wanted) => !found.some(({ id }) => id === wanted));
  if (missing >= 0)
    throw badRequest('Dokument nebyl u případu nalezen.', { field: `documentIds.${missing}` });
}
