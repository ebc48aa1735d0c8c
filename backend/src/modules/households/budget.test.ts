import { householdCalls } from '@advisor/contracts/household/calls';
import type { ApplicantsBudget } from '@advisor/contracts/household/schemas';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { eq } from 'drizzle-orm';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import type { ReportedObligation } from '../../neighbours/credit-bureau/port';
import { unavailable } from '../../platform/failure';
import { consumerLoan, newPerson, salary, withoutReports } from '../../testing/people';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

const bureauLoan: ReportedObligation = {
  externalId: 'CB1-1',
  externalScheme: 'CBCB',
  obligationTypeId: 2,
  creditor: { creditorId: '0300', name: 'ČSOB', isExternal: true },
  installmentAmount: 1_500,
  loanPrincipalAmount: 60_000,
  roleId: 1,
  legalPersonType: 1,
  codebtors: [],
  updatedOn: '2026-11-01',
};

let backend: TestApp;
beforeAll(async () => {
  backend = await testApp({
    contents: seededCases,
    neighbours: {
      creditBureau: () => ({
        report: () => Promise.reject(unavailable()),
        obligations: async () => [bureauLoan],
      }),
    },
  });
});
afterAll(() => backend.close());

/** A new application; the debtor, born on 1990-05-01, is alone on it. */
async function application() {
  const ids = await newPerson(backend);
  await backend.db
    .update(customersOnSA)
    .set({ dateOfBirth: '1990-05-01', customerId: 5_000_000 + ids.customerOnSAId })
    .where(eq(customersOnSA.id, ids.customerOnSAId));
  const call = (operation: Parameters<TestApp['callOperation']>[0], more: object = {}) =>
    backend.callOperation(operation, { as: 'advisor', params: ids, ...more });
  const addPerson = async (householdTypeId: 2 | 128, dateOfBirth: string) => {
    const added = await call(householdCalls.create, { body: { householdTypeId } });
    const { householdId } = added.json<{ householdId: number }>();
    const body = { firstName: 'Karel', lastName: 'Dvořák', dateOfBirth };
    const person = await call(householdCalls.addCustomer, { params: { householdId }, body });
    return person.json<{ customerOnSAId: number }>().customerOnSAId;
  };
  const of = (customerOnSAId = ids.customerOnSAId) => ({ params: { ...ids, customerOnSAId } });
  return {
    ...ids,
    call,
    addPerson,
    earn: (income: object, customerOnSAId?: number) =>
      call(incomeCalls.create, { ...of(customerOnSAId), body: income }),
    owe: (obligation: object, customerOnSAId?: number) =>
      call(obligationCalls.create, { ...of(customerOnSAId), body: obligation }),
    budget: async () => (await call(householdCalls.budget)).json<ApplicantsBudget>(),
  };
}

const rent = { incomeTypeId: 3, netMonthlyIncome: 10_001 };
const card = { obligationTypeId: 3, creditCardLimit: 30_010, creditor: consumerLoan.creditor };

test('what nobody has entered is left out, so that nothing is taken for none', async () => {
  expect(await (await application()).budget()).toEqual({ youngestAge: 36, oldestAge: 36 });
});

test('incomes and obligations of all applicants count as in an assessment, in whole crowns', async () => {
  const one = await application();
  await one.earn(salary);
  const codebtor = await one.addPerson(2, '1961-02-03');
  await one.earn(rent, codebtor);
  await one.owe(consumerLoan);
  await one.owe(card, codebtor);
  expect(await one.budget()).toEqual({
    // 70 % of the rent are 7 000.70 CZK.
    netMonthlyIncome: 48_500,
    // 5 % of the limit are 1 500.50 CZK.
    monthlyInstallments: 5_701,
    otherDebt: 210_010,
    youngestAge: 36,
    oldestAge: 65,
  });
});

test('a guarantor owes nothing: neither their income nor age counts', async () => {
  const one = await application();
  await one.earn(salary);
  const guarantor = await one.addPerson(128, '1950-02-03');
  await one.earn(rent, guarantor);
  expect(await one.budget()).toEqual({ netMonthlyIncome: 41_500, youngestAge: 36, oldestAge: 36 });
});

test('an income that does not count is one of 0 CZK, and not none', async () => {
  const one = await application();
  await one.earn({ ...salary, isInTrialPeriod: true });
  expect(await one.budget()).toMatchObject({ netMonthlyIncome: 0 });
});

test('what the bureau reports counts with permission 240 alone', async () => {
  const one = await application();
  await one.owe(consumerLoan);
  await one.call(salesArrangementCalls.refreshClientExposure);
  await backend.app.jobs.runDue();
  expect(await one.budget()).toMatchObject({ monthlyInstallments: 5_700, otherDebt: 240_000 });
  await withoutReports(backend, async () => {
    expect(await one.budget()).toMatchObject({ monthlyInstallments: 4_200, otherDebt: 180_000 });
  });
});

test('it is for who may see the application', async () => {
  const { salesArrangementId } = await application();
  const read = async (as: DemoLogin, id = salesArrangementId) =>
    (await backend.callOperation(householdCalls.budget, { as, params: { salesArrangementId: id } }))
      .statusCode;
  expect(await read('norights')).toBe(403);
  expect(await read('broker')).toBe(404);
  expect(await read('advisor', 2_000_000_002)).toBe(404);
});
