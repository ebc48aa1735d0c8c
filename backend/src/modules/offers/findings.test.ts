import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanInput, LoanSimulation, OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { goodMortgage } from '../../testing/loan-input';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

async function model(body: LoanInput) {
  const response = await backend.callOperation(offerCalls.mortgage, { as: 'advisor', body });
  expect(response.statusCode).toBe(200);
  return response.json<LoanSimulation>();
}

/** What one change of a good mortgage is told. */
const expected: { name: string; change: Partial<LoanInput>; finding: Partial<OfferFinding> }[] = [
  {
    name: 'amount too low',
    change: { loanAmount: 199_999, loanPurposes: [{ loanPurposeId: 201, amount: 199_999 }] },
    finding: { severity: 'error', field: 'loanAmount', message: 'Nejnižší úvěr je 200 000 Kč.' },
  },
  {
    name: 'amount too high',
    change: { loanAmount: 30_000_001 },
    finding: { severity: 'error', field: 'loanAmount', message: 'Nejvyšší úvěr je 30 000 000 Kč.' },
  },
  {
    name: 'haléře in the amount',
    change: { loanAmount: 2_999_999.5 },
    finding: { field: 'loanAmount', message: 'Zadejte výši úvěru v celých korunách.' },
  },
  {
    name: 'purposes over by a crown',
    change: {
      loanPurposes: [
        { loanPurposeId: 201, amount: 2_000_000 },
        { loanPurposeId: 204, amount: 1_000_001 },
      ],
    },
    finding: {
      severity: 'error',
      field: 'loanPurposes',
      message: 'Součet účelů 3 000 001 Kč převyšuje výši úvěru o 1 Kč.',
    },
  },
  {
    name: 'purposes short of a crown',
    change: { loanPurposes: [{ loanPurposeId: 203, amount: 2_999_999 }] },
    finding: {
      severity: 'error',
      field: 'loanPurposes',
      message: 'Součet účelů 2 999 999 Kč je o 1 Kč nižší než výše úvěru.',
    },
  },
  {
    name: 'no purpose',
    change: { loanPurposes: [] },
    finding: { field: 'loanPurposes', message: 'Uveďte účel úvěru.' },
  },
  {
    name: 'no collateral',
    change: { collateralAmount: undefined },
    finding: {
      severity: 'error',
      field: 'collateralAmount',
      message: 'Zadejte hodnotu nemovitosti, která úvěr zajistí.',
    },
  },
  {
    name: 'LTV over the limit for young applicants',
    change: { collateralAmount: 3_333_333 },
    finding: {
      severity: 'error',
      field: 'collateralAmount',
      message: 'LTV 90,00001 % převyšuje 90 %, limit pro žadatele do 36 let.',
      remedy: { field: 'loanAmount', value: 2_999_000 },
    },
  },
  {
    name: 'LTV over the limit from 36 years on',
    change: {
      collateralAmount: 3_500_000,
      household: { applicantAge: 36, netMonthlyIncome: 60_000 },
      loanDuration: 300,
    },
    finding: {
      severity: 'error',
      field: 'collateralAmount',
      message: 'LTV 85,71 % převyšuje 80 %, limit pro žadatele od 36 let.',
      remedy: { field: 'loanAmount', value: 2_800_000 },
    },
  },
  {
    name: 'LTV that needs the age',
    change: { collateralAmount: 3_500_000, household: undefined },
    finding: {
      severity: 'warning',
      field: 'household.applicantAge',
      message: 'LTV nad 80 % je možné jen pro žadatele do 36 let. Doplňte věk.',
    },
  },
  {
    name: 'LTV of an investment',
    change: { isInvestmentProperty: true },
    finding: {
      severity: 'error',
      field: 'collateralAmount',
      message: 'LTV 75 % převyšuje 70 %, limit pro investiční nemovitost.',
      remedy: { field: 'loanAmount', value: 2_800_000 },
    },
  },
  {
    name: 'duration too short',
    change: { loanDuration: 59, fixedRatePeriod: 36 },
    finding: {
      field: 'loanDuration',
      message: 'Nejkratší splatnost je 5 let.',
      remedy: { field: 'loanDuration', value: 60 },
    },
  },
  {
    name: 'duration too long',
    change: { loanDuration: 361 },
    finding: {
      field: 'loanDuration',
      message: 'Nejdelší splatnost je 30 let.',
      remedy: { field: 'loanDuration', value: 360 },
    },
  },
  {
    name: 'maturity beyond age 70',
    change: { household: { applicantAge: 41, netMonthlyIncome: 60_000 } },
    finding: {
      severity: 'error',
      field: 'loanDuration',
      message: 'Při poslední splátce bude žadateli 71 let, nejvýše smí být 70 let.',
    },
  },
  {
    name: 'fixation longer than the loan',
    change: { loanDuration: 60, fixedRatePeriod: 84 },
    finding: {
      severity: 'error',
      field: 'fixedRatePeriod',
      message: 'Fixace nemůže být delší než splatnost 5 let.',
    },
  },
  {
    name: 'no rate for the fixation',
    change: { fixedRatePeriod: 30 },
    finding: {
      severity: 'error',
      field: 'fixedRatePeriod',
      message: 'Pro fixaci na 2 roky a 6 měsíců není vypsaná sazba.',
    },
  },
  {
    name: 'no fixation',
    change: { fixedRatePeriod: undefined },
    finding: { field: 'fixedRatePeriod', message: 'Zvolte, na jak dlouho bude sazba pevná.' },
  },
  {
    name: 'drawing in the past',
    change: { expectedDateOfDrawing: '2026-11-19' },
    finding: {
      severity: 'error',
      field: 'expectedDateOfDrawing',
      message: 'Předpokládané datum prvního čerpání 19. 11. 2026 už uplynulo.',
    },
  },
  {
    name: 'drawing on Christmas Eve',
    change: { expectedDateOfDrawing: '2026-12-24' },
    finding: {
      severity: 'error',
      field: 'expectedDateOfDrawing',
      message:
        'Předpokládané datum prvního čerpání 24. 12. 2026 není bankovní den, nejbližší je 28. 12. 2026.',
    },
  },
  {
    name: 'drawing too far ahead',
    change: { expectedDateOfDrawing: '2027-11-22' },
    finding: {
      severity: 'error',
      field: 'expectedDateOfDrawing',
      message:
        'Předpokládané datum prvního čerpání smí být nejpozději za 1 rok, tedy 20. 11. 2027.',
    },
  },
  {
    name: 'drawing at once',
    change: { expectedDateOfDrawing: '2026-11-23' },
    finding: {
      severity: 'warning',
      field: 'expectedDateOfDrawing',
      message:
        'Předpokládané datum prvního čerpání je dřív než za 2 bankovní dny: půjde o okamžité čerpání.',
    },
  },
  {
    name: 'correction beyond its range',
    change: { interestRateCorrection: -0.6 },
    finding: {
      severity: 'error',
      field: 'interestRateCorrection',
      message: 'Sazbu lze upravit od −0,5 do +0,5 procentního bodu.',
    },
  },
  {
    name: 'DTI over the limit by a hair',
    change: {
      household: { applicantAge: 36, netMonthlyIncome: 60_000, otherDebt: 3_120_001 },
    },
    finding: {
      severity: 'warning',
      field: 'household.otherDebt',
      message: 'Dluhy (DTI) jsou 8,500001násobkem ročního příjmu, doporučený limit je 8,5.',
    },
  },
  {
    name: 'DSTI over the limit',
    change: { household: { netMonthlyIncome: 34_000 } },
    finding: {
      severity: 'warning',
      field: 'household.monthlyInstallments',
      message: 'Splátky (DSTI) tvoří 45,18 % příjmu, doporučený limit je 45 %.',
    },
  },
  {
    name: 'DSTI beyond anything',
    change: { household: { netMonthlyIncome: 100 } },
    finding: {
      severity: 'warning',
      field: 'household.monthlyInstallments',
      message: 'Splátky (DSTI) tvoří více než 999 % příjmu, doporučený limit je 45 %.',
    },
  },
];

const withoutNbsp = (findings: OfferFinding[]) =>
  findings.map((finding) => ({ ...finding, message: finding.message.replaceAll('\u00A0', ' ') }));

test.each(expected)('told: $name', async ({ change, finding }) => {
  const { findings } = await model({ ...goodMortgage, ...change });
  expect(withoutNbsp(findings)).toContainEqual(expect.objectContaining(finding));
});

test.each<{ name: string; change: Partial<LoanInput>; remedy: OfferFinding['remedy'] }>([
  {
    name: 'an amount too low',
    change: { loanAmount: 199_999 },
    remedy: { field: 'loanAmount', value: 200_000 },
  },
  {
    name: 'an amount too high',
    change: { loanAmount: 30_000_001, collateralAmount: 60_000_000, household: undefined },
    remedy: { field: 'loanAmount', value: 30_000_000 },
  },
  {
    name: 'LTV over the limit',
    change: { collateralAmount: 3_500_000, household: { applicantAge: 36, netMonthlyIncome: 0 } },
    remedy: { field: 'loanAmount', value: 2_800_000 },
  },
  {
    name: 'maturity beyond the highest age',
    change: { household: { applicantAge: 45, netMonthlyIncome: 60_000 } },
    remedy: { field: 'loanDuration', value: 311 },
  },
  {
    name: 'maturity beyond the highest age, however short',
    change: { household: { applicantAge: 69, netMonthlyIncome: 60_000 }, fixedRatePeriod: 60 },
    remedy: undefined,
  },
])('mended by what is offered: $name', async ({ change, remedy }) => {
  const wrong = await model({ ...goodMortgage, loanPurposes: [], ...change });
  const worst = wrong.findings.find(({ field }) => field !== 'loanPurposes');
  expect(worst?.severity).toBe('error');
  expect(worst?.remedy).toEqual(remedy);
  if (remedy === undefined) return;
  const mended = await model({
    ...goodMortgage,
    ...change,
    loanPurposes: [],
    [remedy.field]: remedy.value,
  });
  expect(mended.findings.map(({ field }) => field)).toEqual(['loanPurposes']);
});

test.each([
  { name: 'age 70 at the last instalment', age: 40 },
  { name: 'an income that is not told', age: 34, netMonthlyIncome: 0 },
  { name: 'LTV 90 % at 35 years', age: 35, collateralAmount: 3_333_334 },
  { name: 'LTV 90 % where one of two is 35', age: 40, youngest: 35, collateralAmount: 3_333_334 },
])('within the limits: $name', async (within) => {
  const { age, youngest, collateralAmount, netMonthlyIncome = 60_000 } = within;
  const { findings } = await model({
    ...goodMortgage,
    ...(collateralAmount === undefined ? {} : { collateralAmount }),
    household: {
      applicantAge: age,
      ...(youngest !== undefined && { youngestApplicantAge: youngest }),
      netMonthlyIncome,
    },
  });
  expect(findings).toEqual([]);
});
