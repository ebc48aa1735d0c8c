import { and, eq } from 'drizzle-orm';
import { caseDocuments } from '../../domain/case-documents/schema';
import { type CaseCall, openCase } from '../../domain/cases/case-access';
import { notFound } from '../../platform/failure';

const unknown = 'Dokument nebyl nalezen.';

/** A document by its number and its case's. @throws Failure 404 for one of another case, too */
export async function openDocument(
  call: Omit<CaseCall, 'params'> & { params: { caseId: number; documentId: number } },
) {
  const { caseId, documentId } = call.params;
  await openCase(call, unknown);
  const [found] = await call.db
    .select()
    .from(caseDocuments)
    .where(and(eq(caseDocuments.id, documentId), eq(caseDocuments.caseId, caseId)));
  if (found === undefined) throw notFound(unknown);
  return found;
}
