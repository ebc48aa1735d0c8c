import { signatureState } from '@advisor/contracts/codebooks/document';
import { eq, isNull, and } from 'drizzle-orm';
import { customersOnSA, documentsOnSA } from '../domain/cases/schema/sales-arrangements';
import { signingDocuments } from '../domain/signing/schema';
import { openDocumentKind } from './document-order';
import { newApplication } from './hub';
import { type TestApp, testNow } from './test-app';

/** Signs a document of an arrangement, as if its client had. */
export async function signDocument(
  { db }: TestApp,
  salesArrangementId: number,
  typeCode: string,
): Promise<void> {
  const [added] = await db
    .insert(documentsOnSA)
    .values({ salesArrangementId, formId: `${typeCode}${salesArrangementId}`, createdOn: testNow })
    .returning();
  if (added === undefined) throw new Error('no document');
  await db.insert(signingDocuments).values({
    documentId: added.id,
    externalId: `SIGNED-${added.id}`,
    typeCode,
    name: typeCode,
    source: 1,
    state: signatureState.signed.code,
  });
}

/** A mortgage application of the advisor of which nothing is missing: it may be sent. */
export async function completeApplication(backend: TestApp) {
  const ids = await newApplication(backend);
  const { salesArrangementId } = ids;
  await backend.db
    .update(customersOnSA)
    .set({ customerId: 5_000_000 + salesArrangementId })
    .where(
      and(
        eq(customersOnSA.salesArrangementId, salesArrangementId),
        isNull(customersOnSA.customerId),
      ),
    );
  await openDocumentKind(backend, salesArrangementId, 'loanApplication');
  await signDocument(backend, salesArrangementId, 'loanApplication');
  return ids;
}
