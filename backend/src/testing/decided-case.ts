import {
  addressType,
  contactType,
  defaultCountry,
  householdType,
} from '@advisor/contracts/codebooks/customer';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { and, eq } from 'drizzle-orm';
import { arrangementParameters } from '../domain/cases/schema/arrangement-parameters';
import { loans } from '../domain/cases/schema/cases';
import {
  customersOnSA,
  households,
  salesArrangements,
} from '../domain/cases/schema/sales-arrangements';
import type { SealedDetail } from '../domain/household/client-detail/read-detail';
import { clientDetails } from '../domain/household/client-detail/schema';
import { sealObligation, type StoredObligation } from '../domain/obligations/read-obligations';
import { obligations } from '../domain/obligations/schema';
import type { LoanInput } from '../domain/offers/loan-input';
import { offers } from '../domain/offers/schema/offers';
import { repaymentAccount } from './document-order';
import { consumerLoan, salary } from './people';
import { type TestApp, testNow } from './test-app';

/* A case whose numbers were other ones once: what a modelation asked for, what registers know. */

/** What the modelation was told before anybody knew better; CZK. */
export const modelled = {
  household: { netMonthlyIncome: 11_111, monthlyInstallments: 2_222, otherDebt: 33_333 },
  drawingOn: '2027-01-12',
};

/** What was entered then. */
export const decided = {
  income: 61_234,
  instalment: 4_567,
  debt: 234_567,
  housing: 7_654,
  drawingOn: '2027-03-10',
};

/** What the client told of themselves. */
export const entered = {
  email: 'zadano.v.zadosti@posta.example',
  phone: '+420777888999',
  city: 'Zadaná Lhota',
};

/** What only the credit bureau reports, CZK. */
export const reported = { instalment: 9_876, debt: 987_654 };

/** What a loan that runs is by now. */
export const current = { interestRate: 5.43, monthlyPayment: 13_579, paymentDay: 23 };

const detail: SealedDetail = {
  citizenshipCountryIds: [],
  taxResidences: [],
  contacts: [
    { contactTypeId: contactType.phone.code, value: entered.phone, isPrimary: true },
    { contactTypeId: contactType.email.code, value: entered.email, isPrimary: true },
  ],
  addresses: [
    {
      addressTypeId: addressType.permanent.code,
      city: entered.city,
      postcode: '39301',
      countryId: defaultCountry.czechia.code,
    },
  ],
};

type Application = typeof salesArrangements.$inferSelect;

/** Gives an application numbers that are decided on, and others that were there before. */
export async function decide(backend: TestApp, application: Application): Promise<void> {
  await modelOtherwise(backend, application);
  const ofApplication = eq(customersOnSA.salesArrangementId, application.id);
  const people = await backend.db.select().from(customersOnSA).where(ofApplication);
  for (const { id } of people) await enterDetail(backend, id);
  const [debtor] = people;
  if (debtor === undefined) throw new Error('an application of nobody');
  await enterParameters(backend, application, debtor.id);
  await backend.db
    .update(salesArrangements)
    .set({ state: 1 })
    .where(eq(salesArrangements.id, application.id));
  await enterMoney(backend, debtor.id);
  await backend.db
    .update(households)
    .set({ housingExpense: decided.housing })
    .where(
      and(
        eq(households.salesArrangementId, application.id),
        eq(households.typeId, householdType.main.code),
      ),
    );
}

/** Its offer as if the quick fields of the modelation had been filled in. */
async function modelOtherwise({ db }: TestApp, { id, offerId }: Application): Promise<void> {
  const [offer] = await db
    .select()
    .from(offers)
    .where(eq(offers.id, offerId ?? 0));
  if (offer === undefined || !('loanAmount' in offer.input)) return;
  const { id: _, requestKey: __, ...values } = offer;
  const { household, drawingOn } = modelled;
  const input = { ...(offer.input as LoanInput), household, expectedDateOfDrawing: drawingOn };
  const [made] = await db
    .insert(offers)
    .values({ ...values, input })
    .returning({ id: offers.id });
  await db.update(salesArrangements).set({ offerId: made?.id }).where(eq(salesArrangements.id, id));
}

async function enterParameters(
  { db }: TestApp,
  { id, typeId }: Application,
  agentCustomerOnSAId: number,
): Promise<void> {
  const parameters = {
    salesArrangementTypeId: typeId as 6,
    expectedDateOfDrawing: decided.drawingOn,
    agentCustomerOnSAId,
    repaymentAccount,
    incomeCurrency: 'CZK',
    residencyCurrency: 'CZK',
  };
  await db
    .insert(arrangementParameters)
    .values({ salesArrangementId: id, parameters, version: 1, changedOn: testNow, changedBy: 1 })
    .onConflictDoUpdate({ target: arrangementParameters.salesArrangementId, set: { parameters } });
}

async function enterDetail({ db, app }: TestApp, customerOnSAId: number): Promise<void> {
  const row = {
    sealed: app.backend.clientSealer.seal(JSON.stringify(detail)),
    version: 1,
    changedOn: testNow,
    changedBy: 1,
  };
  await db
    .insert(clientDetails)
    .values({ customerOnSAId, ...row })
    .onConflictDoUpdate({ target: clientDetails.customerOnSAId, set: row });
}

async function enterMoney(backend: TestApp, customerOnSAId: number): Promise<void> {
  const { income, instalment, debt } = decided;
  const enter = async (
    ...[call, body]: [typeof incomeCalls.create | typeof obligationCalls.create, object]
  ) => {
    const response = await backend.callOperation(call, {
      as: 'admin',
      params: { customerOnSAId },
      body,
    });
    expect(response.statusCode).toBeLessThan(300);
  };
  await enter(incomeCalls.create, { ...salary, netMonthlyIncome: income });
  await enter(obligationCalls.create, {
    ...consumerLoan,
    installmentAmount: instalment,
    loanPrincipalAmount: debt,
  });
  await backend.db.insert(obligations).values({
    customerOnSAId,
    sourceId: 2,
    sealedObligation: sealObligation(backend.app.backend.clientSealer, {
      obligationTypeId: 2,
      installmentAmount: reported.instalment,
      loanPrincipalAmount: reported.debt,
      legalPersonType: 1,
      roleId: 1,
      codebtors: [],
    } as StoredObligation),
    externalKey: `reported-${customerOnSAId}`,
    changedOn: testNow,
  });
}

/** Gives a loan that runs terms that its offer did not have. */
export const changeTerms = async ({ db }: TestApp, caseId: number): Promise<void> =>
  void (await db.update(loans).set(current).where(eq(loans.caseId, caseId)));
