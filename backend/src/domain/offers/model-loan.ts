import type { LoanResult, OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { LendingError } from '@advisor/lending/calendar-and-money/lending-error';
import type { MortgageSimulation } from '@advisor/lending/loan/mortgage-simulation';
import { error, lendingFinding } from './finding';
import { inputFindings } from './loan-findings';
import type { LoanInput } from './loan-input';
import { simulateLoan } from './calculations';
import { laterFacts, toResult, toRows } from './loan-result';
import { type PriceException, termsOf } from './loan-terms';
import { ratioFindings, type RatioLimits, ratioLimits } from './ratio-findings';
import type { ProductRates, RateVersion } from './rate-version';

export interface ModelledLoan {
  findings: OfferFinding[];
  /** Absent when the product is not offered. */
  limits?: RatioLimits;
  /** Absent when there is nothing to calculate from. */
  result?: LoanResult;
}

interface Details {
  /** Whether the result holds the schedule month by month, beside the steps. */
  withSchedule: boolean;
}

interface Options {
  /** `YYYY-MM-DD`; what is in the past, too far or too old is told by it. */
  today: string;
  /** What the answer to somebody has beyond what an offer is saved with. */
  details?: Details;
  /** What was approved for the case. */
  priceException?: PriceException;
}

/** Fields of the calculation → fields of the form. */
export const formFields = {
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

/** A loan from what is requested to its numbers, by one version of rates and limits. Pure: nothing is read or saved. */
export function modelLoan(
  version: RateVersion,
  productTypeId: number,
  input: LoanInput,
  { today, details, priceException }: Options,
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
    const simulation = simulateLoan(requested, terms);
    findings.push(...ratioFindings(input, simulation, product.terms, today));
    const result = toResult(input, terms, simulation);
    return {
      findings,
      limits,
      result: details ? { ...result, ...detailsOf(simulation, details) } : result,
    };
  } catch (failure) {
    if (!(failure instanceof LendingError)) throw failure;
    const finding = lendingFinding(failure, formFields);
    const isReported = findings.some(
      ({ severity, field }) => severity === 'error' && field === finding.field,
    );
    return { findings: isReported ? findings : [...findings, finding], limits };
  }
}

const detailsOf = (
  simulation: MortgageSimulation,
  { withSchedule }: Details,
): Pick<LoanResult, 'steps' | 'schedule'> => ({
  steps: [...simulation.steps],
  ...(withSchedule ? { schedule: toRows(simulation) } : {}),
});

/**
 * A loan that was modelled before, as it was saved, by the calculation that it was made by: with what
 * the first releases did not keep, its steps, and its schedule if that is asked for.
 * @param fees of the product in the version that it was made from
 */
export function savedLoan(
  input: LoanInput,
  result: LoanResult,
  fees: ProductRates['fees'],
  details: Details,
): LoanResult {
  const charged = result.fees.map((fee) => ({
    isInRpsn: fees.find(({ feeId }) => feeId === fee.feeId)?.isInRpsn,
    ...fee,
  }));
  const simulation = simulateLoan(input, { ...result, fees: charged });
  return {
    ...laterFacts(input, simulation, result),
    ...result,
    fees: charged,
    ...detailsOf(simulation, details),
  };
}
