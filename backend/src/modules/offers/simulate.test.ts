import type { Operation } from '@advisor/contracts/operation';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanInput, LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import { seededCases } from '../../testing/seeded-cases';
import { goodAmerican, goodMortgage, goodUnsecured } from '../../testing/loan-input';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const mortgage = (
  body: LoanInput,
  { as = 'advisor', withSchedule }: { as?: DemoLogin; withSchedule?: boolean } = {},
) =>
  backend.callOperation(offerCalls.mortgage, {
    as,
    body,
    query: withSchedule ? { withSchedule: 'true' } : {},
  });

async function model(body: LoanInput, id: Operation = offerCalls.mortgage) {
  const response = await backend.callOperation(id, { as: 'advisor', body });
  expect(response.statusCode).toBe(200);
  return response.json<LoanSimulation>();
}

test('a mortgage gets its rate, instalment, RPSN and ratios', async () => {
  const { findings, result, validTo, rateVersionId } = await model(goodMortgage);
  expect({ findings, validTo, rateVersionId }).toEqual({
    findings: [],
    validTo: '2026-12-31',
    rateVersionId: 2,
  });
  expect(result).toMatchObject({
    listInterestRate: 4.59,
    interestRate: 4.59,
    numberOfPayments: 360,
    ltv: 75,
    fixedRateValidTo: '2031-12-15',
    firstPaymentOn: '2027-01-15',
    maturityOn: '2056-12-15',
    monthlyPayment: 15_362,
    stressPoints: 2,
  });
  expect(result?.dsti).toBeCloseTo((15_362 / 60_000) * 100, 10);
  expect(result?.dstiStressed).toBeGreaterThan(result?.dsti ?? Infinity);
  expect(result?.years).toHaveLength(31);
  expect(result?.years.at(-1)?.balance).toBe(0);
  expect(result?.schedule).toBeUndefined();
});

/** In haléře. */
const sum = (amounts: number[]) =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0);

test('the schedule comes when it is asked for, and agrees with the years', async () => {
  const response = await mortgage(goodMortgage, { withSchedule: true });
  const { result } = response.json<LoanSimulation>();
  const { schedule = [], years = [] } = result ?? {};
  expect(schedule).toHaveLength(360);
  expect(schedule.at(-1)).toMatchObject({ order: 360, balance: 0, paidOn: '2056-12-15' });
  expect(sum(schedule.map(({ principal }) => principal))).toBe(3_000_000_00);
  expect(sum(years.map(({ interest }) => interest))).toBe(
    sum(schedule.map(({ interest }) => interest)),
  );
});

test('a compulsory fee is charged whether or not it is chosen', async () => {
  const valuation = { feeId: 2, amount: 4_900, isInRpsn: true };
  const { result: without } = await model(goodMortgage);
  const { result: chosen } = await model({ ...goodMortgage, feeIds: [2] });
  expect(without?.fees).toEqual([valuation]);
  expect(without).toEqual(chosen);
});

test('discounts, insurance and fees move rate, charges and RPSN', async () => {
  const plain = await model(goodMortgage);
  const { result } = await model({
    ...goodMortgage,
    hasEnergySavings: true,
    hasLifeInsurance: true,
    hasPropertyInsurance: true,
    interestRateCorrection: -0.3,
    feeIds: [1, 2],
  });
  expect(result).toMatchObject({
    interestRate: 3.89,
    discounts: [
      { discountId: 1, percentagePoints: -0.1 },
      { discountId: 2, percentagePoints: -0.2 },
      { discountId: 3, percentagePoints: -0.1 },
      { discountId: 4, percentagePoints: -0.3 },
    ],
    insurance: { life: 900, property: 334 },
    fees: [
      { feeId: 1, amount: 3_000 },
      { feeId: 2, amount: 4_900 },
    ],
    totalFees: 7_900,
    totalInsurance: 360 * 1_234,
  });
  expect(result?.monthlyPayment).toBeLessThan(plain.result?.monthlyPayment ?? 0);
  expect(result?.annualPercentageRate).toBeGreaterThan(result?.interestRate ?? Infinity);
});

test.each([
  {
    name: 'non-purpose mortgage',
    id: offerCalls.nonPurposeMortgage,
    body: goodAmerican,
    rate: 5.09,
  },
  { name: 'american mortgage', id: offerCalls.americanMortgage, body: goodAmerican, rate: 5.99 },
  { name: 'unsecured loan', id: offerCalls.unsecuredLoan, body: goodUnsecured, rate: 7.9 },
] as const)('$name', async ({ id, body, rate }) => {
  const { findings, result } = await model(body, id);
  expect(findings).toEqual([]);
  expect(result?.interestRate).toBe(rate);
});

describe('the rate follows from the band', () => {
  test.each([
    { ltv: 60, collateralAmount: 5_000_000, rate: 4.49 },
    { ltv: 60.0000012, collateralAmount: 4_999_999, rate: 4.59 },
    { ltv: 80, collateralAmount: 3_750_000, rate: 4.59 },
    { ltv: 90, collateralAmount: 3_333_334, rate: 4.84 },
    { ltv: 120, collateralAmount: 2_500_000, rate: 4.84 },
  ])('LTV $ltv %', async ({ collateralAmount, rate }) => {
    const { result } = await model({ ...goodMortgage, collateralAmount });
    expect(result?.listInterestRate).toBe(rate);
  });

  test.each([
    [1_499_999, 4.69, { minimumAmount: 0, belowAmount: 1_500_000 }],
    [1_500_000, 4.59, { minimumAmount: 1_500_000 }],
  ])('%i CZK', async (loanAmount, rate, line) => {
    const { result } = await model({ ...goodMortgage, loanAmount, collateralAmount: 2_000_000 });
    expect(result?.listInterestRate).toBe(rate);
    expect(result?.rateLine).toEqual({ maximumLtv: 80, ...line });
  });
});

const halfOfIt = { loanPurposeId: 201, amount: 1_500_000 };

test.each([
  { name: 'a purpose twice', body: { loanPurposes: [halfOfIt, halfOfIt] } },
  { name: 'a negative amount', body: { loanAmount: -1 } },
  { name: 'no number', body: { loanAmount: '3 000 000' } },
  { name: 'a correction between the steps', body: { interestRateCorrection: 0.05 } },
  { name: 'no such day', body: { expectedDateOfDrawing: '2026-02-30' } },
])('refused by the contract: $name', async ({ body }) => {
  const response = await backend.callOperation(offerCalls.mortgage, {
    as: 'advisor',
    body: { ...goodMortgage, ...body },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()[0].field).toMatch(Object.keys(body)[0] ?? '');
});
test('real estate has no place at an unsecured loan', async () => {
  const { findings } = await model(
    { ...goodUnsecured, collateralAmount: 1, fixedRatePeriod: 60, hasEnergySavings: true },
    offerCalls.unsecuredLoan,
  );
  expect(findings.map(({ field }) => field)).toEqual([
    'collateralAmount',
    'hasEnergySavings',
    'fixedRatePeriod',
  ]);
});

test('any advisor models a mortgage, the terms of employees take the right to them', async () => {
  expect((await mortgage(goodMortgage, { as: 'broker' })).statusCode).toBe(200);
  const ofEmployee = { ...goodMortgage, isEmployee: true };
  expect((await mortgage(ofEmployee, { as: 'broker' })).statusCode).toBe(403);
  expect((await model(ofEmployee)).result).toMatchObject({
    listInterestRate: 4.59,
    interestRate: 4.09,
    discounts: [{ discountId: 6, percentagePoints: -0.5 }],
  });
  const { findings } = await model(
    { ...goodUnsecured, isEmployee: true },
    offerCalls.unsecuredLoan,
  );
  expect(findings.map(({ field }) => field)).toEqual(['isEmployee']);
});

test('what cannot be calculated is told without numbers', async () => {
  for (const change of [
    { fixedRatePeriod: 30 },
    { loanAmount: 2_147_483_648 },
    { loanAmount: 999_999_999_999 },
    { expectedDateOfDrawing: '1850-01-01' },
  ]) {
    const { result, findings } = await model({ ...goodMortgage, ...change });
    expect(result).toBeUndefined();
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
  }
});

test.each([
  { name: 'largest 32-bit amount', loanAmount: 2_147_483_647, collateralAmount: 2_147_483_647 },
  { name: 'little more than the fees', loanAmount: 10_000, collateralAmount: 10_000 },
])('is calculated beyond the limits: $name', async ({ loanAmount, collateralAmount }) => {
  const { result, findings } = await model({ ...goodMortgage, loanAmount, collateralAmount });
  expect(findings.some(({ field }) => field === 'loanAmount')).toBe(true);
  expect(result?.ltv).toBe(100);
  expect(result?.years.at(-1)?.balance).toBe(0);
});
