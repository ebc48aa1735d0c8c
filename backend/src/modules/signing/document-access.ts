import { eq, type SQL } from 'drizzle-orm';
import { documentsOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { signingDocuments } from '../../domain/signing/schema';
import { signingMembers } from '../../domain/signing/members/schema';
import { forbidden, notFound } from '../../platform/failure';
import { type CaseCall, openCase } from '../../domain/cases/case-access';

export type AccessCall = Omit<CaseCall, 'params'>;

/** A document that the caller may work with. */
export interface OpenedDocument {
  documentId: number;
  externalId: string;
  salesArrangementId: number;
  caseId: number;
}

const unknownDocument = 'Dokument k podpisu nebyl nalezen.';

/** @throws Failure 404 when there is none in a case that the user may see */
export const openByExternalId = (externalId: string, call: AccessCall) =>
  open(eq(signingDocuments.externalId, externalId), call, unknownDocument);

/** @throws Failure 404 when there is none in a case that the user may see */
export const openById = (documentId: number, call: AccessCall) =>
  open(eq(signingDocuments.documentId, documentId), call, unknownDocument);

/**
 * The document that a signature belongs to.
 * @throws Failure 404 when there is none in a case that the user may see
 */
export async function openBySignature(
  signatureId: string,
  call: AccessCall,
): Promise<OpenedDocument & { memberId: number }> {
  const memberId = /^\d{1,9}$/.test(signatureId) ? Number(signatureId) : 0;
  const [member] = await call.db
    .select({ documentId: signingMembers.documentId })
    .from(signingMembers)
    .where(eq(signingMembers.id, memberId));
  const isSigned = eq(signingDocuments.documentId, member?.documentId ?? 0);
  return { memberId, ...(await open(isSigned, call, 'Podpis nebyl nalezen.')) };
}

async function open(condition: SQL, call: AccessCall, unknown: string): Promise<OpenedDocument> {
  const [found] = await call.db
    .select({
      documentId: signingDocuments.documentId,
      externalId: signingDocuments.externalId,
      salesArrangementId: documentsOnSA.salesArrangementId,
      caseId: salesArrangements.caseId,
    })
    .from(signingDocuments)
    .innerJoin(documentsOnSA, eq(documentsOnSA.id, signingDocuments.documentId))
    .innerJoin(salesArrangements, eq(salesArrangements.id, documentsOnSA.salesArrangementId))
    .where(condition);
  const { documentScope } = call.user.session;
  // The frame of another application gets to nothing but its document.
  if (documentScope !== undefined && documentScope !== found?.documentId) throw forbidden();
  if (found === undefined) throw notFound(unknown);
  await openCase({ ...call, params: { caseId: found.caseId } }, unknown);
  return found;
}
