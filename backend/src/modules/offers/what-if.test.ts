import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanInput } from '@advisor/contracts/offer/loan-offer';
import type { WhatIf } from '@advisor/contracts/offer/what-if';
import { goodAmerican, goodMortgage, goodUnsecured } from '../../testing/loan-input';
import { offerClient } from '../../testing/offers';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

async function ask(
  wishes: object,
  input: LoanInput = goodMortgage,
  productTypeId = 20001,
): Promise<WhatIf> {
  const response = await backend.callOperation(offerCalls.whatIf, {
    as: 'advisor',
    body: { productTypeId, input, ...wishes },
  });
  expect(response.statusCode).toBe(200);
  return response.json<WhatIf>();
}

/** What the modelation itself says to an input. */
const modelled = async (
  change: Partial<LoanInput>,
  input = goodMortgage,
  productTypeId = 20001,
) => {
  const { result } = await offerClient(backend).model({ ...input, ...change }, productTypeId);
  return result;
};

test.each([8_000, 12_000, 16_000])('the highest loan for %d CZK a month', async (wished) => {
  const { loanForPayment } = await ask({ monthlyPayment: wished });
  const { loanAmount = 0, monthlyPayment, interestRate } = loanForPayment ?? {};
  const result = await modelled({ loanAmount });
  expect(result).toMatchObject({ monthlyPayment, interestRate });
  expect(monthlyPayment).toBeLessThanOrEqual(wished);
  expect((await modelled({ loanAmount: loanAmount + 1_000 }))?.monthlyPayment).toBeGreaterThan(
    wished,
  );
});

test.each(['1899-12-31', '2101-01-01', '9999-12-31'])(
  'nothing is answered of a loan drawn on %s',
  async (expectedDateOfDrawing) => {
    const response = await backend.callOperation(offerCalls.whatIf, {
      as: 'advisor',
      body: {
        productTypeId: 20001,
        input: { ...goodMortgage, expectedDateOfDrawing },
        monthlyPayment: 10_000,
      },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject([{ field: 'input.expectedDateOfDrawing' }]);
  },
);

test('a loan that is looked for has the rate of its own amount', async () => {
  // From 1 500 000 CZK the rate is lower, so that its instalment is below that of 1 499 000 CZK.
  const below = (await modelled({ loanAmount: 1_499_000 }))?.monthlyPayment ?? 0;
  const { loanForPayment } = await ask({ monthlyPayment: below });
  expect(loanForPayment?.loanAmount).toBeGreaterThan(1_499_000);
  expect(loanForPayment?.interestRate).toBe(4.49);
});

test('the limit of LTV holds whatever the client could pay', async () => {
  const { loanForPayment } = await ask({ monthlyPayment: 100_000 });
  // 90 % of 4 000 000 CZK: the applicant is 34.
  expect(loanForPayment?.loanAmount).toBe(3_600_000);
});

test('the highest loan for an income keeps DSTI, DTI and LTV', async () => {
  const household = { applicantAge: 40, netMonthlyIncome: 40_000, monthlyInstallments: 3_000 };
  const input = { ...goodMortgage, collateralAmount: 20_000_000, household };
  const { loanForIncome, instalmentForIncome } = await ask({}, input);
  // 45 % of the income, less the instalments.
  expect(instalmentForIncome).toBe(15_000);
  const { loanAmount = 0 } = loanForIncome ?? {};
  const at = await modelled({ loanAmount }, input);
  const above = await modelled({ loanAmount: loanAmount + 1_000 }, input);
  expect(at?.dsti).toBeLessThanOrEqual(45);
  expect(above?.dsti).toBeGreaterThan(45);
  const indebted = { ...household, otherDebt: 3_000_000 };
  const { loanForIncome: less } = await ask({}, { ...input, household: indebted });
  // 8,5 times the income of a year, less the debt.
  expect(less?.loanAmount).toBe(1_080_000);
});

test('without an income, and for too low an instalment, there is no answer', async () => {
  const { household: _none, ...input } = goodMortgage;
  expect(await ask({ monthlyPayment: 500 }, input)).toEqual({});
});

test('the shortest term for an instalment', async () => {
  const { durationForPayment } = await ask({ monthlyPayment: 20_000 });
  const { loanDuration = 0, monthlyPayment } = durationForPayment ?? {};
  expect((await modelled({ loanDuration }))?.monthlyPayment).toBe(monthlyPayment);
  expect(monthlyPayment).toBeLessThanOrEqual(20_000);
  expect((await modelled({ loanDuration: loanDuration - 1 }))?.monthlyPayment).toBeGreaterThan(
    20_000,
  );
});

test('an extra payment lowers the instalment or shortens the term', async () => {
  const { extraPayment } = await ask({ extraPayment: { amount: 500_000, afterPayments: 60 } });
  expect(extraPayment?.numberOfPayments).toBe(300);
  expect(extraPayment?.lowerPayment.numberOfPayments).toBe(300);
  expect(extraPayment?.lowerPayment.monthlyPayment).toBeLessThan(15_362);
  expect(extraPayment?.shorterDuration.monthlyPayment).toBe(15_362);
  expect(extraPayment?.shorterDuration.numberOfPayments).toBeLessThan(300);
  expect(extraPayment?.shorterDuration.interestSaved).toBeGreaterThan(
    extraPayment?.lowerPayment.interestSaved ?? Infinity,
  );
  expect((await ask({ extraPayment: { amount: 1, afterPayments: 400 } })).extraPayment).toBe(
    undefined,
  );
});

const inParts = { firstAmount: 1_200_000, furtherDrawings: 2, monthsApart: 3 };

test('a loan drawn in parts bears interest of what is drawn, and is repaid by the same day', async () => {
  const { gradualDrawing } = await ask({ gradualDrawing: inParts });
  expect(gradualDrawing?.drawings).toEqual([
    { drawnOn: '2026-12-15', amount: 1_200_000 },
    { drawnOn: '2027-03-15', amount: 900_000 },
    { drawnOn: '2027-06-15', amount: 900_000 },
  ]);
  // 4,59 % of 1 200 000 CZK and of 2 100 000 CZK for a month.
  expect(gradualDrawing?.schedule.slice(0, 6).map(({ payment }) => payment)).toEqual([
    4_590, 4_590, 4_590, 8_032.5, 8_032.5, 8_032.5,
  ]);
  expect(gradualDrawing?.interestWhileDrawing).toBe(37_867.5);
  expect(gradualDrawing).toMatchObject({
    numberOfInterestPayments: 6,
    firstRepaymentOn: '2027-07-15',
    monthlyPayment: 15_483,
  });
  const atOnce = await modelled({});
  expect(gradualDrawing?.maturityOn).toBe(atOnce?.maturityOn);
  expect(gradualDrawing?.schedule).toHaveLength(360);
  expect(gradualDrawing?.schedule.at(-1)?.balance).toBe(0);
});

test.each([
  { ...inParts, firstAmount: 3_000_000 },
  { ...inParts, firstAmount: 2_999_999, furtherDrawings: 2 },
  { ...inParts, furtherDrawings: 36, monthsApart: 12 },
])('what cannot be drawn so has no answer: %j', async (gradualDrawing) => {
  expect((await ask({ gradualDrawing })).gradualDrawing).toBeUndefined();
});

test.each([
  [1, goodUnsecured],
  [20_004, goodAmerican],
  [20_010, goodAmerican],
])('every loan is answered: product %d', async (productTypeId, input) => {
  const { loanForPayment } = await ask({ monthlyPayment: 7_000 }, input, productTypeId);
  const loanAmount = loanForPayment?.loanAmount ?? 0;
  expect(await modelled({ loanAmount }, input, productTypeId)).toMatchObject({
    monthlyPayment: loanForPayment?.monthlyPayment,
  });
});

test('the terms of employees take the right to them', async () => {
  const response = await backend.callOperation(offerCalls.whatIf, {
    as: 'broker',
    body: { productTypeId: 20001, input: { ...goodMortgage, isEmployee: true } },
  });
  expect(response.statusCode).toBe(403);
});
