import type { LoanResult, ScheduleRow } from '@advisor/contracts/offer/loan-offer';
import type { MortgageSimulation } from '@advisor/lending/loan/mortgage-simulation';
import { afterFixation } from '@advisor/lending/repayment/refixation';
import { addMonths } from '../../platform/calendar';
import type { LoanTerms } from './calculations';
import type { LoanInput } from './loan-input';

/** A simulated loan as the contract tells it, without its schedule. */
export function toResult(
  input: LoanInput,
  terms: LoanTerms,
  simulation: MortgageSimulation,
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
    ...laterFacts(input, simulation, terms),
    calculation: terms.calculation,
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
  };
}

/** % p.a.; examples of what a rate may be after the fixation, no forecast. */
const exampleRates = [3, 4, 5, 6, 7, 8];

/** Facts that offers of the first releases were saved without: they follow from what was saved. */
export function laterFacts(
  { fixedRatePeriod }: Pick<LoanInput, 'fixedRatePeriod'>,
  simulation: MortgageSimulation,
  { calculation }: Pick<LoanTerms, 'calculation'>,
): Partial<LoanResult> {
  const { rpsnToFixationEnd } = simulation;
  const after = afterFixation(
    simulation.schedule,
    fixedRatePeriod ?? null,
    exampleRates,
    calculation,
  );
  return {
    firstPayment: simulation.firstInstalment,
    numberOfRegularPayments: simulation.regularInstalments,
    totalPayable: simulation.totalPayable,
    ...(rpsnToFixationEnd === undefined
      ? {}
      : { illustrativeAnnualPercentageRate: rpsnToFixationEnd }),
    ...(after === undefined
      ? {}
      : {
          afterFixation: {
            balance: after.balance,
            numberOfPayments: after.months,
            examples: after.instalments.map(({ ratePercent, instalment }) => ({
              interestRate: ratePercent,
              monthlyPayment: instalment,
            })),
          },
        }),
  };
}

/** The schedule month by month as the contract tells it. */
export const toRows = ({ schedule }: MortgageSimulation): ScheduleRow[] =>
  schedule.map((row) => ({
    order: row.number,
    paidOn: row.date,
    payment: row.instalment,
    principal: row.principal,
    interest: row.interest,
    charges: chargesOf(row),
    ...(row.drawn > 0 && { drawn: row.drawn }),
    balance: row.balance,
  }));

/** Both have haléře at most; their sum as a binary number may have more. */
const chargesOf = ({ fees, insurance }: { fees: number; insurance: number }): number =>
  Math.round((fees + insurance) * 100) / 100;
