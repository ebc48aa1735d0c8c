import { caseCalls } from '@advisor/contracts/case/calls';
import type { BuildingSavingsInput } from '@advisor/contracts/offer/building-savings';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanInput, OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { goodMortgage } from '../../testing/loan-input';
import { newClient, offerClient } from '../../testing/offers';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const goodSavings: BuildingSavingsInput = {
  targetAmount: 300_000,
  minimumMonthlyDeposit: 1_700,
  savingDuration: 72,
  startsOn: '2026-12-01',
};

const fieldsOf = (findings: OfferFinding[]) =>
  findings.filter(({ severity }) => severity === 'error').map(({ field }) => field);

/** The form and the back end agree on what may be offered: what is told is refused when it is kept. */
async function answered(input: LoanInput | BuildingSavingsInput, productTypeId: number) {
  const { model, create } = offerClient(backend);
  const { findings, body } = await model(input, productTypeId);
  const refused = await create(body);
  expect(refused.statusCode).toBe(400);
  const fields = fieldsOf(findings);
  expect(refused.json<ErrorMessage[]>().map(({ field }) => field)).toEqual(
    fields.map((field) => `input.${field}`),
  );
  return fields;
}

const purposes = (...amounts: number[]): LoanInput['loanPurposes'] =>
  ([201, 203, 204] as const)
    .slice(0, amounts.length)
    .map((loanPurposeId, place) => ({ loanPurposeId, amount: amounts[place] ?? 0 }));

test.each<{ name: string; change: Partial<LoanInput>; field: string }>([
  {
    name: 'a purpose short of a haléř',
    change: { loanPurposes: purposes(2_999_999.99) },
    field: 'loanPurposes',
  },
  {
    name: 'drawing at the end of time',
    change: { expectedDateOfDrawing: '2200-12-31' },
    field: 'expectedDateOfDrawing',
  },
  {
    name: 'collateral with haléře',
    change: { collateralAmount: 4_000_000.5 },
    field: 'collateralAmount',
  },
  {
    name: 'collateral beyond 32 bits',
    change: { collateralAmount: 2_147_483_648 },
    field: 'collateralAmount',
  },
  {
    name: 'an income beyond 32 bits',
    change: { household: { netMonthlyIncome: 999_999_999_999 } },
    field: 'household.netMonthlyIncome',
  },
  {
    name: 'debts beyond 32 bits',
    change: { household: { netMonthlyIncome: 60_000, otherDebt: 2_147_483_648 } },
    field: 'household.otherDebt',
  },
])('a loan with $name is told and not kept', async ({ change, field }) => {
  expect(await answered({ ...goodMortgage, ...change }, 20001)).toEqual([field]);
});

test('purposes in haléře make a case to the haléř', async () => {
  const { save, createCase } = offerClient(backend);
  const offerId = await save({
    ...goodMortgage,
    loanPurposes: purposes(1_999_999.99, 1_000_000.01),
  });
  const { caseId } = (await createCase(offerId, newClient)).json<{ caseId: number }>();
  const read = await backend.callOperation(caseCalls.parameters, {
    as: 'advisor',
    params: { caseId },
  });
  expect(read.json()).toMatchObject({ loanPurposes: purposes(1_999_999.99, 1_000_000.01) });
});

test.each<{ name: string; change: Partial<BuildingSavingsInput>; field: string }>([
  { name: 'a target in haléře', change: { targetAmount: 300_000.5 }, field: 'targetAmount' },
  {
    name: 'extra deposits beyond 32 bits',
    change: { extraDeposits: 999_999_999_999 },
    field: 'extraDeposits',
  },
  { name: 'a start in a year', change: { startsOn: '2027-11-21' }, field: 'startsOn' },
  { name: 'a start at the end of time', change: { startsOn: '2200-12-31' }, field: 'startsOn' },
])('savings with $name are told and not kept', async ({ change, field }) => {
  expect(await answered({ ...goodSavings, ...change }, 20000)).toEqual([field]);
});

test('savings may start within a year', async () => {
  const { save, read } = offerClient(backend);
  const offerId = await save({ ...goodSavings, startsOn: '2027-11-20' }, 20000);
  expect((await read(offerId)).productTypeId).toBe(20000);
});

test.each<{ change: Record<string, unknown>; field: string }>([
  { change: { loanAmount: 0 }, field: 'loanAmount' },
  { change: { loanAmount: 1_000_000_000_000 }, field: 'loanAmount' },
  { change: { loanAmount: null }, field: 'loanAmount' },
  { change: { collateralAmount: -1 }, field: 'collateralAmount' },
  { change: { loanDuration: 0 }, field: 'loanDuration' },
  { change: { loanDuration: 601 }, field: 'loanDuration' },
  { change: { loanDuration: 12.5 }, field: 'loanDuration' },
  { change: { fixedRatePeriod: 0 }, field: 'fixedRatePeriod' },
  { change: { paymentDay: 0 }, field: 'paymentDay' },
  { change: { paymentDay: 32 }, field: 'paymentDay' },
  { change: { expectedDateOfDrawing: '2026-02-30' }, field: 'expectedDateOfDrawing' },
  { change: { expectedDateOfDrawing: '0001-01-01' }, field: 'expectedDateOfDrawing' },
  { change: { expectedDateOfDrawing: '9999-12-31' }, field: 'expectedDateOfDrawing' },
  { change: { expectedDateOfDrawing: '15. 12. 2026' }, field: 'expectedDateOfDrawing' },
  { change: { interestRateCorrection: 5.1 }, field: 'interestRateCorrection' },
  { change: { feeIds: [2, 2] }, field: 'feeIds' },
  { change: { feeIds: [4] }, field: 'feeIds.0' },
  {
    change: { loanPurposes: [{ loanPurposeId: 202, amount: 1 }] },
    field: 'loanPurposes.0.loanPurposeId',
  },
  { change: { loanPurposes: purposes(2_999_999.999, 0.001) }, field: 'loanPurposes.1.amount' },
  { change: { household: { netMonthlyIncome: 0.001 } }, field: 'household.netMonthlyIncome' },
  { change: { household: { netMonthlyIncome: -1 } }, field: 'household.netMonthlyIncome' },
  {
    change: { household: { netMonthlyIncome: 1, applicantAge: 17 } },
    field: 'household.applicantAge',
  },
])('$change does not fit the contract', async ({ change, field }) => {
  const response = await backend.callOperation(offerCalls.mortgage, {
    as: 'advisor',
    body: { ...goodMortgage, ...change },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorMessage[]>().map((message) => message.field)).toContain(field);
});

test.each([
  [offerCalls.get.id, offerCalls.get, undefined],
  [offerCalls.document.id, offerCalls.document, undefined],
  [offerCalls.createCase.id, offerCalls.createCase, { customer: newClient }],
])('%s finds no offer', async (_id, operation, body) => {
  for (const [offerId, status] of [
    [2_147_483_647, 404],
    [2_147_483_648, 400],
    [0, 400],
    ['1e3', 400],
    ['abc', 400],
  ] as const) {
    const response = await backend.callOperation(operation, {
      as: 'advisor',
      params: { offerId },
      body,
    });
    expect([offerId, response.statusCode]).toEqual([offerId, status]);
  }
});

test('an offer and an arrangement that are not there are not linked', async () => {
  const { save, link } = offerClient(backend);
  const offerId = await save();
  expect((await link(2_147_483_647, offerId)).statusCode).toBe(404);
  const { createCase } = offerClient(backend);
  const made = (await createCase(offerId, newClient)).json<{ salesArrangementId: number }>();
  expect((await link(made.salesArrangementId, 2_147_483_647, offerId)).statusCode).toBe(404);
});

test.each([offerCalls.mortgage, offerCalls.create, offerCalls.defaults])(
  '$id takes a session',
  async (operation) => {
    expect((await backend.callOperation(operation, { body: {} })).statusCode).toBe(401);
  },
);
