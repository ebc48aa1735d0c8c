import { contract } from '@advisor/contracts/contract';
import { householdCalls } from '@advisor/contracts/household/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import type { Operation } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { customersOnSA } from './domain/cases/schema/sales-arrangements';
import type { ReportedObligation } from './neighbours/credit-bureau/port';
import { assess, earn } from './testing/complete-application';
import { newPerson, withoutReports } from './testing/people';
import { seededCases } from './testing/seeded-cases';
import { type TestApp, testApp } from './testing/test-app';

/*
 * What the credit bureau reported is for who has permission 240, and so is what is computed of it:
 * without it two applications that differ in the bureau's report alone look the same, in every call.
 */

const reportOf = (amounts: object): ReportedObligation => ({
  externalId: 'CB1-1',
  externalScheme: 'CBCB',
  obligationTypeId: 2,
  creditor: { creditorId: '0300', name: 'ČSOB', isExternal: true },
  roleId: 1,
  legalPersonType: 1,
  codebtors: [],
  updatedOn: '2026-11-01',
  ...amounts,
});
// Either is above the limits of DTI and of DSTI.
const one = [reportOf({ installmentAmount: 31_547, loanPrincipalAmount: 7_731_519 })];
const other = [
  reportOf({ installmentAmount: 52_369, loanPrincipalAmount: 9_183_277 }),
  { ...reportOf({ creditCardLimit: 47_113 }), externalId: 'CB1-2', obligationTypeId: 3 as const },
];

let reported: ReportedObligation[] = [];
let backend: TestApp;
let applications: Awaited<ReturnType<typeof assessed>>[];
beforeAll(async () => {
  backend = await testApp({
    contents: seededCases,
    neighbours: {
      creditBureau: () => ({
        report: async () => ({
          netMonthlyIncome: 60_000,
          monthlyInstallments: 0,
          debt: 0,
          isOverdue: true,
        }),
        obligations: async () => reported,
      }),
    },
  });
  applications = [await assessed(one), await assessed(other)];
});
afterAll(() => backend.close());

const names = ['caseId', 'salesArrangementId', 'customerOnSAId', 'householdId'] as const;

/** An application of which the bureau was asked and that was assessed twice. */
async function assessed(reports: ReportedObligation[]) {
  const person = await newPerson(backend);
  const ids = { ...person, customerId: 7_654_000 + person.customerOnSAId };
  await backend.db
    .update(customersOnSA)
    .set({ customerId: ids.customerId })
    .where(eq(customersOnSA.id, ids.customerOnSAId));
  await earn(backend, ids.salesArrangementId, 90_000);
  reported = reports;
  const call = (operation: Operation) =>
    backend.callOperation(operation, { as: 'advisor', params: { ...ids } });
  expect((await call(salesArrangementCalls.refreshClientExposure)).statusCode).toBe(204);
  await backend.app.jobs.runDue();
  await assess(backend, ids);
  await assess(backend, ids);
  /** The answer, without what tells one application from another. */
  return async (operation: Operation): Promise<string> => {
    const { statusCode, body } = await call(operation);
    const anonymous = Object.values(ids).reduce<string>(
      (text, id) => text.replaceAll(String(id), '0'),
      body,
    );
    return `${statusCode} ${anonymous.replaceAll(/("(?:id|\w+Id|\w+Number|version)"):("[^"]*"|\d+)/gu, '$1:0')}`;
  };
}

const answers = (operation: Operation) =>
  Promise.all(applications.map((answer) => answer(operation)));

/** Calls that read something of an application by its identifiers alone. */
const reading = contract.filter(({ operation, endpoint }) => {
  const params = Object.keys(endpoint.params?.shape ?? {});
  const known = new Set<string>(names);
  const isOfOne = params.length > 0 && params.every((name) => known.has(name));
  return operation.method === 'GET' && typeof endpoint.response === 'object' && isOfOne;
});

test.each(reading.map(({ operation }) => [operation.id, operation] as const))(
  'without permission 240 %s tells nothing of what the bureau reported',
  async (_id, operation) => {
    await withoutReports(backend, async () => {
      const [first, second] = await answers(operation);
      expect(second).toBe(first);
    });
  },
);

test.each([
  obligationCalls.list,
  householdCalls.budget,
  salesArrangementCalls.assessment,
  salesArrangementCalls.assessments,
])('with permission 240 $id tells what is computed of it', async (operation) => {
  const [first, second] = await answers(operation);
  expect(first).toMatch(/^200/);
  expect(second).not.toBe(first);
});

test('without permission 240 an assessment says its result, its limits and why', async () => {
  await withoutReports(backend, async () => {
    const [first = ''] = await answers(salesArrangementCalls.assessment);
    const { result, limits, reasons, households, ...rest } = JSON.parse(first.slice(4));
    expect({ result, limits, reasons, households }).toEqual({
      result: 502,
      limits: { ltv: 80, dti: 8.5, dsti: 45 },
      reasons: [
        {
          code: 'register',
          description: 'Žadatelé nevyhovují podle úvěrových registrů.',
          step: 'household',
        },
        {
          code: 'dti',
          description: 'Dluhy jsou nad limitem: nejvýše 8,5násobek ročního čistého příjmu.',
          step: 'modelation',
        },
        {
          code: 'dsti',
          description:
            'Při sazbě vyšší o 2\u00A0p.\u00A0b. jsou splátky nad limitem: nejvýše 45\u00A0% čistého příjmu.',
          step: 'modelation',
        },
      ],
      households: [{ householdId: 0, monthlyIncome: 90_000, monthlyExpenses: expect.any(Number) }],
    });
    expect(Object.keys(rest).toSorted()).toEqual([
      'assessedBy',
      'assessedOn',
      'assessmentId',
      'changes',
      'isRunning',
      'loanAmount',
      'ltv',
      'monthlyPayment',
      'validTo',
    ]);
  });
});

/** Names by which an answer could tell what somebody owes, or what follows from it. */
const telling = /instal|debt|dti|dsti|disposable|consolidated|proposals|principal|maximumMonthly/i;

const namesIn = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([name, value]) => [
        ...(name === 'properties' ? Object.keys(value as object) : []),
        ...namesIn(value),
      ]);

/**
 * What they tell an advisor has typed into an offer, or is of a loan of the bank's own, or its limit, or
 * of rates and those who have proposed them.
 */
const ofSomethingElse = [
  'admin.rates.list',
  'admin.rates.file',
  'case.endingFixations',
  'customer.unsecuredLoanLimit',
  'offer.unsecuredLoan',
  'offer.mortgage',
  'offer.nonPurposeMortgage',
  'offer.americanMortgage',
  'offer.whatIf',
  'offer.get',
  'case.simulateExtraPayment',
  'case.extraPayment',
];

test('a call that could tell something of it is tried here, or is of something else', () => {
  const tried = new Set(reading.map(({ operation }) => operation.id));
  const left = contract.filter(
    ({ operation, endpoint }) =>
      !tried.has(operation.id) &&
      typeof endpoint.response === 'object' &&
      namesIn(z.toJSONSchema(endpoint.response, { unrepresentable: 'any' })).some((name) =>
        telling.test(name),
      ),
  );
  expect(left.map(({ operation }) => operation.id)).toEqual(ofSomethingElse);
});
