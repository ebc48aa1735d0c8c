import type { CallResponse } from '@advisor/api-client/call';
import { productType } from '@advisor/contracts/codebooks';
import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanInput, LoanResult, LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import type { Offer } from '@advisor/contracts/offer/modelation';

type Defaults = CallResponse<typeof offerCalls.defaults>;

/** What the bank offers for a mortgage. */
export const mortgageDefaults = (change: Partial<Defaults> = {}): Defaults => ({
  productTypeId: productType.mortgage.code,
  rateVersionId: 3,
  validTo: '2026-12-31',
  loanAmount: { minimum: 300_000, maximum: 30_000_000, default: 3_000_000 },
  collateralAmount: { minimum: 300_000, maximum: 60_000_000, default: 4_000_000 },
  loanDuration: { minimum: 60, maximum: 360, default: 360 },
  fixedRatePeriods: [12, 36, 60, 84, 120],
  fixedRatePeriod: 60,
  loanPurposeIds: [201, 203, 204],
  fees: [
    { feeId: 2, amount: 4_900 },
    { feeId: 3, amount: 1_500 },
  ],
  paymentDays: [1, 5, 10, 15, 20],
  expectedDateOfDrawing: '2026-11-24',
  interestRateCorrection: { minimum: -0.5, maximum: 0.5 },
  energySavingsDiscount: 0.1,
  maximumAge: 70,
  ...change,
});

/** A result whose numbers tell the input: the instalment is half a percent of the loan. */
export const loanResult = (input: LoanInput, change: Partial<LoanResult> = {}): LoanResult => {
  const interestRate = 4.79 + (input.interestRateCorrection ?? 0);
  const monthlyPayment = Math.round(input.loanAmount / 200);
  return {
    listInterestRate: 4.79,
    discounts: [],
    interestRate,
    annualPercentageRate: interestRate + 0.15,
    monthlyPayment,
    lastPayment: monthlyPayment - 7,
    numberOfPayments: input.loanDuration,
    firstPaymentOn: '2027-01-15',
    maturityOn: '2056-12-15',
    insurance: { life: 0, property: 0 },
    fees: [],
    totalInterest: monthlyPayment * input.loanDuration - input.loanAmount,
    totalFees: 0,
    totalInsurance: 0,
    totalPaid: monthlyPayment * input.loanDuration,
    ...(input.collateralAmount && { ltv: (input.loanAmount / input.collateralAmount) * 100 }),
    stressPoints: 2,
    years: [
      { year: 2027, principal: 40_000, interest: 140_000, charges: 0, balance: 2_960_000 },
      { year: 2028, principal: 45_000, interest: 135_000, charges: 0, balance: 2_915_000 },
    ],
    ...change,
  };
};

/** Two months of a schedule, for answers that are asked for it. */
export const schedule: NonNullable<LoanResult['schedule']> = [
  {
    order: 1,
    paidOn: '2027-01-15',
    payment: 15_000,
    principal: 3_025.5,
    interest: 11_974.5,
    charges: 0,
    balance: 2_996_974.5,
  },
  {
    order: 2,
    paidOn: '2027-02-15',
    payment: 15_000,
    principal: 3_037.58,
    interest: 11_962.42,
    charges: 0,
    balance: 2_993_936.92,
  },
];

export const loanSimulation = (
  input: LoanInput,
  change: Partial<LoanSimulation> = {},
): LoanSimulation => ({
  rateVersionId: 3,
  validTo: '2026-12-31',
  findings: [],
  limits: { ltv: 80, dti: 8, dsti: 45 },
  result: loanResult(input),
  ...change,
});

export const loanInput = (change: Partial<LoanInput> = {}): LoanInput => ({
  loanAmount: 3_000_000,
  loanPurposes: [{ loanPurposeId: 201, amount: 3_000_000 }],
  collateralAmount: 4_000_000,
  loanDuration: 360,
  fixedRatePeriod: 60,
  expectedDateOfDrawing: '2026-11-24',
  paymentDay: 15,
  ...change,
});

/** A saved offer of a mortgage. */
export const loanOffer = (offerId: number, input: LoanInput, name?: string): Offer => ({
  offerId,
  ...(name && { name }),
  createdOn: '2026-11-20T10:00:00Z',
  createdBy: 'Jana Poradcová',
  validTo: '2026-12-31',
  rateVersionId: 3,
  isLinked: false,
  productTypeId: productType.mortgage.code,
  // As the server answers: what may be left out is written out.
  input: input as Extract<Offer, { productTypeId: 20001 }>['input'],
  result: loanResult(input),
});

export const savingsDefaults = (): Defaults => ({
  productTypeId: productType.buildingSavings.code,
  rateVersionId: 3,
  fixedRatePeriods: [],
  loanPurposeIds: [],
  fees: [],
  paymentDays: [],
  targetAmount: { minimum: 50_000, maximum: 5_000_000, default: 400_000 },
  minimumDepositRate: 0.5,
  stateSupport: { rate: 6, maximum: 1_500 },
  savingDuration: { minimum: 72, maximum: 240, default: 72 },
});

export const savingsResult = (
  change: Partial<BuildingSavingsResult> = {},
): BuildingSavingsResult => ({
  interestRate: 2,
  deposits: 144_000,
  interest: 9_000,
  tax: 1_350,
  fees: 4_000,
  stateSupport: 6_000,
  finalBalance: 153_650,
  yieldRate: 2.4,
  years: [
    {
      year: 2027,
      deposits: 24_000,
      interest: 250,
      tax: 38,
      fees: 4_000,
      stateSupport: 0,
      balance: 20_212,
    },
  ],
  ...change,
});
