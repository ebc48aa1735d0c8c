import { eq, type SQL } from 'drizzle-orm';
import { documentsOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { signingDocuments } from '../../domain/signing/schema';
import { signingMembers } from './schema/signing-members';
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

const unknown = () => notFound('Dokument k podpisu nebyl nalezen.');

/** @throws Failure 404 when there is none, 403 when its case belongs to somebody else */
export const openByExternalId = (externalId: string, call: AccessCall) =>
  open(eq(signingDocuments.externalId, externalId), call);

/** @throws Failure 404 when there is none, 403 when its case belongs to somebody else */
export const openById = (documentId: number, call: AccessCall) =>
  open(eq(signingDocuments.documentId, documentId), call);

/**
 * The document that a signature belongs to.
 * @throws Failure 404 when there is none, 403 when its case belongs to somebody else
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
  if (member === undefined) throw notFound('Podpis nebyl nalezen.');
  return { memberId, ...(await openById(member.documentId, call)) };
}

async function open(condition: SQL, call: AccessCall): Promise<OpenedDocument> {
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
  if (found === undefined) throw unknown();
  await openCase({ ...call, params: { caseId: found.caseId } });
  return found;
}
