import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { signingDocuments } from '../../../domain/signing/schema';
import { isOpen } from '../state-machine';
import { signersProgress } from './signers-progress';

interface Wanted {
  signatureStates?: number[];
  signatureTypeId?: number;
}

interface Reader {
  db: Database;
  clock: Clock;
}

/** Documents to sign, newest first. */
export async function listDocuments(
  { db, clock }: Reader,
  where: SQL,
  { signatureStates, signatureTypeId }: Wanted = {},
): Promise<DocumentOnSA[]> {
  const rows = await db
    .select({
      document: signingDocuments,
      salesArrangementId: documentsOnSA.salesArrangementId,
      formId: documentsOnSA.formId,
      createdOn: documentsOnSA.createdOn,
    })
    .from(signingDocuments)
    .innerJoin(documentsOnSA, eq(documentsOnSA.id, signingDocuments.documentId))
    .innerJoin(salesArrangements, eq(salesArrangements.id, documentsOnSA.salesArrangementId))
    .where(
      and(
        where,
        signatureStates === undefined || signatureStates.length === 0
          ? undefined
          : inArray(signingDocuments.state, signatureStates),
        signatureTypeId === undefined
          ? undefined
          : eq(signingDocuments.signatureTypeId, signatureTypeId),
      ),
    )
    .orderBy(desc(documentsOnSA.createdOn), desc(documentsOnSA.id));
  const open = rows.filter(({ document }) => isOpen(document.state));
  const progress = await signersProgress(
    { db, clock },
    open.map(({ document }) => document.documentId),
  );
  return rows.map(({ document, salesArrangementId, formId, createdOn }) => ({
    documentOnSAId: document.documentId,
    salesArrangementId,
    formId,
    documentTypeCode: document.typeCode,
    name: document.name,
    source: document.source as DocumentOnSA['source'],
    signatureState: document.state as DocumentOnSA['signatureState'],
    signatureTypeId: (document.signatureTypeId ?? undefined) as DocumentOnSA['signatureTypeId'],
    signingStatus: (document.signingStatus ?? undefined) as DocumentOnSA['signingStatus'],
    externalId: document.externalId,
    isReadyForSigning: isOpen(document.state) && document.answersUntilReady === 0,
    createdOn: createdOn.toISOString(),
    signers: progress.get(document.documentId),
  }));
}

/** One document, which is known to be there. */
export async function describeDocument(reader: Reader, documentId: number): Promise<DocumentOnSA> {
  const [document] = await listDocuments(reader, eq(signingDocuments.documentId, documentId));
  if (document === undefined) throw new Error(`document ${documentId} has disappeared`);
  return document;
}
