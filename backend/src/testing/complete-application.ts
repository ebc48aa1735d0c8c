import { incomeCalls } from '@advisor/contracts/income/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { maritalStatus } from '@advisor/contracts/codebooks/customer';
import { signatureState } from '@advisor/contracts/codebooks/document';
import { and, eq } from 'drizzle-orm';
import { customersOnSA, documentsOnSA } from '../domain/cases/schema/sales-arrangements';
import { isDebtor } from '../domain/cases/loan-application';
import { signingDocuments } from '../domain/signing/schema';
import { openDocumentKind } from './document-order';
import { hubClient, newApplication } from './hub';
import { salary } from './people';
import { addValued } from './real-estates';
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

/** Gives the debtor a salary, CZK a month. */
export async function earn(
  backend: TestApp,
  salesArrangementId: number,
  netMonthlyIncome: number,
): Promise<void> {
  const [debtor] = await backend.db
    .select({ id: customersOnSA.id })
    .from(customersOnSA)
    .where(and(eq(customersOnSA.salesArrangementId, salesArrangementId), isDebtor));
  if (debtor === undefined) throw new Error('nobody owes');
  const response = await backend.callOperation(incomeCalls.create, {
    as: 'advisor',
    params: { customerOnSAId: debtor.id },
    body: { ...salary, netMonthlyIncome },
  });
  expect(response.statusCode).toBeLessThan(300);
}

/** Has an application assessed, to the end. */
export async function assess(
  backend: TestApp,
  ids: { caseId: number; salesArrangementId: number },
): Promise<void> {
  const response = await hubClient(backend, ids).call(salesArrangementCalls.assess);
  expect(response.statusCode).toBe(202);
  await backend.app.jobs.runDue();
}

/** A mortgage application of the advisor of which nothing is missing: it may be sent. */
export async function completeApplication(backend: TestApp) {
  const ids = await newApplication(backend);
  const { salesArrangementId } = ids;
  await backend.db
    .update(customersOnSA)
    .set({
      customerId: 5_000_000 + salesArrangementId,
      maritalStatusId: maritalStatus.unmarried.code,
    })
    .where(and(eq(customersOnSA.salesArrangementId, salesArrangementId), isDebtor));
  await openDocumentKind(backend, salesArrangementId, 'loanApplication');
  await signDocument(backend, salesArrangementId, 'loanApplication');
  await addValued(backend, ids.caseId);
  await earn(backend, salesArrangementId, 90_000);
  await assess(backend, ids);
  return ids;
}
