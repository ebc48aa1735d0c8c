import { interestRateDiscount } from '@advisor/contracts/codebooks/offer';
import type { LoanResult, OfferFinding, ScheduleRow } from '@advisor/contracts/offer/loan-offer';
import { LendingError } from '@advisor/lending/lending-error';
import { ceilToCrown, Decimal, roundToHaler } from '@advisor/lending/money';
import {
  type MortgageSimulation,
  type MortgageSimulationInput,
  simulateMortgage,
} from '@advisor/lending/mortgage-simulation';
import { loanToValue } from '@advisor/lending/ratios';
import { addMonths } from '../../platform/calendar';
import { error, lendingFinding } from './finding';
import { inputFindings } from './loan-findings';
import type { LoanInput } from './loan-input';
import { ratioFindings, type RatioLimits, ratioLimits } from './ratio-findings';
import { rateLine, type ProductRates, type RateVersion } from './rate-version';

export interface ModelledLoan {
  findings: OfferFinding[];
  /** Absent when the product is not offered. */
  limits?: RatioLimits;
  /** Absent when there is nothing to calculate from. */
  result?: LoanResult;
}

interface Options {
  /** `YYYY-MM-DD`; what is in the past, too far or too old is told by it. */
  today: string;
  /** Whether the result holds the schedule month by month. */
  withSchedule?: boolean;
  /** What was approved for the case. */
  priceException?: PriceException;
}

/** Discounts beyond those of the version. */
export interface PriceException {
  /** Percentage points off the rate. */
  interestRateDiscount?: number;
  /** CZK off a fee. */
  fees: readonly { feeId: number; discount: number }[];
}

/** Fields of the calculation → fields of the form. */
const formFields = {
  amount: 'loanAmount',
  months: 'loanDuration',
  ratePercent: 'interestRateCorrection',
  discounts: 'interestRateCorrection',
  fixationMonths: 'fixedRatePeriod',
  drawingDate: 'expectedDateOfDrawing',
  paymentDay: 'paymentDay',
  collateralValue: 'collateralAmount',
  household: 'household.netMonthlyIncome',
};

/** A loan from what is requested to its numbers, by one version of rates and limits. Pure: nothing is read or kept. */
export function modelLoan(
  version: RateVersion,
  productTypeId: number,
  input: LoanInput,
  { today, withSchedule = false, priceException }: Options,
): ModelledLoan {
  const product = version.products.get(productTypeId);
  if (product === undefined) {
    return { findings: [error(undefined, 'Podle platného sazebníku se tento úvěr nenabízí.')] };
  }
  const findings = inputFindings(input, productTypeId, product, today);
  const limits = ratioLimits(input, product.terms);
  // What does not belong to the product is told, and does not count.
  const requested =
    product.terms.maxLtv === null ? { ...input, collateralAmount: undefined } : input;
  const terms = termsOf(requested, product, priceException);
  if (terms === undefined) return { findings, limits };
  try {
    const simulation = simulateMortgage(simulated(requested, terms, terms.feesBeside));
    findings.push(...ratioFindings(input, simulation, product.terms, today));
    return { findings, limits, result: toResult(input, terms, simulation, withSchedule) };
  } catch (failure) {
    if (!(failure instanceof LendingError)) throw failure;
    const finding = lendingFinding(failure, formFields);
    const isTold = findings.some(
      ({ severity, field }) => severity === 'error' && field === finding.field,
    );
    return { findings: isTold ? findings : [...findings, finding], limits };
  }
}

/** The schedule of a loan that was modelled before, from what was kept of it. */
export const scheduleOf = (input: LoanInput, result: LoanResult): ScheduleRow[] =>
  toRows(simulateMortgage(simulated(input, result, new Set())));

interface LoanTerms {
  listInterestRate: number;
  rateLine: NonNullable<LoanResult['rateLine']>;
  discounts: LoanResult['discounts'];
  insurance: LoanResult['insurance'];
  fees: LoanResult['fees'];
  stressPoints: number;
  /** Fees that are no part of RPSN. */
  feesBeside: ReadonlySet<number>;
}

/** What the version says about what is requested; undefined when it has no rate for the fixation. */
function termsOf(
  input: LoanInput,
  product: ProductRates,
  exception: PriceException = { fees: [] },
): LoanTerms | undefined {
  const { terms } = product;
  const { collateralAmount } = input;
  const line = rateLine(product, {
    fixedRatePeriod: input.fixedRatePeriod,
    ltv: collateralAmount && loanToValue(input.loanAmount, collateralAmount),
    amount: input.loanAmount,
  });
  if (line === undefined) return undefined;
  const insurance = {
    life: input.hasLifeInsurance ? premium(input.loanAmount, terms.lifeInsurancePremium, 1) : 0,
    property:
      input.hasPropertyInsurance && collateralAmount !== undefined
        ? premium(collateralAmount, terms.propertyInsurancePremium, 12)
        : 0,
  };
  const fees = product.fees.filter(({ feeId }) => input.feeIds.some((id) => id === feeId));
  return {
    listInterestRate: line.rate,
    rateLine: {
      ...(line.maxLtv === null ? {} : { maximumLtv: line.maxLtv }),
      minimumAmount: line.minAmount,
      ...(line.belowAmount === undefined ? {} : { belowAmount: line.belowAmount }),
    },
    discounts: discountsOf(input, product, exception),
    insurance,
    fees: fees.map(({ feeId, amount }) => ({
      feeId: feeId as LoanResult['fees'][number]['feeId'],
      amount: roundToHaler(Math.max(0, amount - discountOn(feeId, exception))),
    })),
    stressPoints: terms.stressPoints,
    feesBeside: new Set(fees.flatMap(({ feeId, isInRpsn }) => (isInRpsn ? [] : [feeId]))),
  };
}

const discountOn = (feeId: number, { fees }: PriceException): number =>
  fees.find((discounted) => discounted.feeId === feeId)?.discount ?? 0;

/** @param feesBeside fees that are no part of RPSN */
const simulated = (
  input: LoanInput,
  terms: Pick<LoanResult, 'listInterestRate' | 'discounts' | 'fees' | 'insurance' | 'stressPoints'>,
  feesBeside: ReadonlySet<number>,
): MortgageSimulationInput => ({
  amount: input.loanAmount,
  months: input.loanDuration,
  ratePercent: terms.listInterestRate,
  discounts: terms.discounts.map(({ discountId, percentagePoints }) => ({
    code: String(discountId),
    points: -percentagePoints,
  })),
  fixationMonths: input.fixedRatePeriod ?? null,
  drawingDate: input.expectedDateOfDrawing,
  paymentDay: input.paymentDay,
  fees: terms.fees.map(({ feeId, amount }) => ({
    code: String(feeId),
    amount,
    when: 'opening',
    inRpsn: !feesBeside.has(feeId),
  })),
  insuranceMonthly: terms.insurance.life + terms.insurance.property,
  // The rate is lower because of it.
  insuranceInRpsn: true,
  collateralValue: input.collateralAmount,
  household: input.household && {
    netMonthlyIncome: input.household.netMonthlyIncome,
    otherMonthlyInstalments: input.household.monthlyInstallments,
    otherDebt: input.household.otherDebt,
  },
  stressPoints: terms.stressPoints,
});

/** CZK a month, up to whole crowns. */
const premium = (amount: number, percent: number, months: number): number =>
  ceilToCrown(new Decimal(amount).times(percent).div(100).div(months));

function discountsOf(
  input: LoanInput,
  { terms }: ProductRates,
  { interestRateDiscount: exception = 0 }: PriceException,
): LoanResult['discounts'] {
  const { energySavings, lifeInsurance, propertyInsurance, correction, priceException } =
    interestRateDiscount;
  const all = [
    [energySavings.code, input.hasEnergySavings, -terms.energySavingsDiscount],
    [lifeInsurance.code, input.hasLifeInsurance, -terms.lifeInsuranceDiscount],
    [propertyInsurance.code, input.hasPropertyInsurance, -terms.propertyInsuranceDiscount],
    [correction.code, true, input.interestRateCorrection],
    [priceException.code, true, -exception],
  ] as const;
  return all.flatMap(([discountId, isGiven, percentagePoints]) =>
    isGiven && percentagePoints !== 0 ? [{ discountId, percentagePoints }] : [],
  );
}

function toResult(
  input: LoanInput,
  terms: LoanTerms,
  simulation: MortgageSimulation,
  withSchedule: boolean,
): LoanResult {
  const { ltv, dti, dsti, dstiStressed } = simulation;
  return {
    listInterestRate: terms.listInterestRate,
    rateLine: terms.rateLine,
    discounts: terms.discounts,
    interestRate: simulation.rate,
    annualPercentageRate: simulation.rpsn,
    monthlyPayment: simulation.instalment,
    lastPayment: simulation.lastInstalment,
    numberOfPayments: simulation.numberOfInstalments,
    firstPaymentOn: simulation.firstPaymentDate,
    maturityOn: simulation.maturityDate,
    ...(input.fixedRatePeriod === undefined
      ? {}
      : { fixedRateValidTo: addMonths(input.expectedDateOfDrawing, input.fixedRatePeriod) }),
    insurance: terms.insurance,
    fees: terms.fees,
    totalInterest: simulation.totalInterest,
    totalFees: simulation.totalFees,
    totalInsurance: simulation.totalInsurance,
    totalPaid: simulation.totalPaid,
    ...(ltv === undefined ? {} : { ltv }),
    ...(dti === undefined ? {} : { dti }),
    ...(dsti === undefined ? {} : { dsti }),
    ...(dstiStressed === undefined ? {} : { dstiStressed }),
    stressPoints: terms.stressPoints,
    years: simulation.years.map((row) => ({
      year: row.year,
      principal: row.principal,
      interest: row.interest,
      charges: chargesOf(row),
      balance: row.balance,
    })),
    ...(withSchedule ? { schedule: toRows(simulation) } : {}),
  };
}

const toRows = ({ schedule }: MortgageSimulation): ScheduleRow[] =>
  schedule.map((row) => ({
    order: row.number,
    paidOn: row.date,
    payment: row.instalment,
    principal: row.principal,
    interest: row.interest,
    charges: chargesOf(row),
    balance: row.balance,
  }));

/** Both have haléře at most; their sum as a binary number may have more. */
const chargesOf = ({ fees, insurance }: { fees: number; insurance: number }): number =>
  Math.round((fees + insurance) * 100) / 100;
