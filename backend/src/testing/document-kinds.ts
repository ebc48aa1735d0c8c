import { productType, salesArrangementType } from '@advisor/contracts/codebooks';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { arrangementParameters } from '../domain/cases/schema/arrangement-parameters';
import { cases, loans } from '../domain/cases/schema/cases';
import { customersOnSA, salesArrangements } from '../domain/cases/schema/sales-arrangements';
import { offers } from '../domain/offers/schema/offers';
import { bankDay } from '../platform/calendar';
import { documentKinds } from '../domain/documents/document-kinds';
import { areas } from '../modules';
import { openDocumentKind, repaymentAccount } from './document-order';
import { handOverInformation } from './signing';
import { type TestApp, testNow } from './test-app';

// An extra payment begins with an offer: its document is tested with those of refinancing.
const { loanApplication, extraPayment: _, ...services } = salesArrangementType;
const products = [
  productType.mortgage.code,
  productType.nonPurposeMortgage.code,
  productType.americanMortgage.code,
  productType.unsecuredLoan.code,
  productType.buildingSavings.code,
];

/** Every kind of every product, and of services those of a mortgage, which has them all. */
export const kindsOfDocuments = [
  ...products.map((product) => [loanApplication.code, product] as const),
  ...Object.values(services).map(({ code }) => [code, productType.mortgage.code] as const),
].flatMap(([typeId, productTypeId]) =>
  documentKinds({ areas }, typeId, productTypeId).map(({ name, documentTypeCode }) => ({
    name,
    documentTypeCode,
    typeId,
    productTypeId,
  })),
);

/** What is asked for, by the type of the arrangement. */
export function parametersOf(typeId: number, people: readonly { id: number }[]) {
  const person = people.slice(0, 1).map(({ id }) => ({ customerOnSAId: id }));
  const common = { salesArrangementTypeId: typeId, comment: 'Prosíme o vyřízení do konce měsíce.' };
  const request = { applicantCustomerOnSAId: people[0]?.id };
  const debt = { ...request, leaving: person, remaining: person, joining: person };
  const account = { repaymentAccount, repaymentAccountOwnerId: people[0]?.id };
  const parameters: Record<number, object> = {
    [services.generalChange.code]: { ...request, ...account, paymentDay: 17 },
    [services.withoutEstate.code]: {
      ...request,
      loanAmount: 3_456_000,
      realEstateDeadline: '2027-05-31',
    },
    [services.customerChange.code]: { ...debt, ...account },
    [services.debtAcceding.code]: debt,
    [services.addCodebtor.code]: debt,
    [services.debtRemaining.code]: debt,
  };
  return { ...common, ...parameters[typeId] } as SalesArrangementParameters;
}

/** An application with its offer, or a service of a loan that is being repaid, in a case like it. */
export async function arrangementFor(backend: TestApp, typeId: number, productTypeId: number) {
  const isApplication = typeId === loanApplication.code;
  const [application] = await backend.db
    .select({ arrangement: salesArrangements, loan: loans })
    .from(salesArrangements)
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .leftJoin(loans, eq(loans.caseId, cases.id))
    .leftJoin(offers, eq(offers.id, salesArrangements.offerId))
    .where(
      and(
        eq(salesArrangements.typeId, loanApplication.code),
        eq(cases.productTypeId, productTypeId),
        sql`${cases.id} < 9000000`,
        ...(isApplication
          ? [gte(offers.validTo, bankDay(testNow)), inArray(salesArrangements.state, [1, 2, 5, 8])]
          : [isNotNull(loans.contractSignedOn), sql`${loans.principal} > 0`]),
      ),
    )
    .orderBy(salesArrangements.id)
    .limit(1);
  if (application === undefined) throw new Error('no application');
  const { arrangement, loan } = application;
  const people = await backend.db
    .select()
    .from(customersOnSA)
    .where(eq(customersOnSA.salesArrangementId, arrangement.id));
  if (isApplication) return { arrangement, loan, people };
  const isService = and(
    eq(salesArrangements.caseId, arrangement.caseId),
    eq(salesArrangements.typeId, typeId),
  );
  await backend.db.delete(salesArrangements).where(isService);
  const [service] = await backend.db
    .insert(salesArrangements)
    .values({ caseId: arrangement.caseId, typeId, state: 1, createdOn: testNow })
    .returning();
  if (service === undefined) throw new Error('no service');
  await backend.db.insert(arrangementParameters).values({
    salesArrangementId: service.id,
    parameters: parametersOf(typeId, people),
    version: 1,
    changedOn: testNow,
    changedBy: 1,
  });
  return { arrangement: service, loan, people };
}

/** Prepares a document of the arrangement for signing at the branch. */
export async function prepare(
  backend: TestApp,
  salesArrangementId: number,
  documentTypeCode: string,
): Promise<DocumentOnSA> {
  const giveBack = await openDocumentKind(backend, salesArrangementId, documentTypeCode);
  await handOverInformation(backend, salesArrangementId);
  const created = await backend.callOperation(signingCalls.create, {
    as: 'advisor',
    params: { salesArrangementId },
    body: { documentTypeCode, signatureTypeId: 2 },
  });
  expect(created.statusCode).toBe(201);
  await giveBack();
  return created.json<DocumentOnSA>();
}
