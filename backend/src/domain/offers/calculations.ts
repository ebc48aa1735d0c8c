import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { type FurtherDrawing } from '@advisor/lending/loan/gradual-drawing';
import {
  type MortgageSimulation,
  type MortgageSimulationInput,
  simulateMortgage,
} from '@advisor/lending/loan/mortgage-simulation';
import { type RepaymentRules, usualRules } from '@advisor/lending/loan/repayment-rules';
import type { LoanInput } from './loan-input';
import type { ProductTerms } from './rate-version';

/** What a loan is calculated from besides its input; a saved offer has it in its result. */
export type LoanTerms = Pick<
  LoanResult,
  | 'listInterestRate'
  | 'rateLine'
  | 'discounts'
  | 'insurance'
  | 'fees'
  | 'stressPoints'
  | 'calculation'
>;

type Calculation = (input: MortgageSimulationInput, rules: RepaymentRules) => MortgageSimulation;

/**
 * Every calculation that offers were made by. One that has made an offer is never changed, so that the
 * offer is read and printed as it was; a change of numbers is a new one (`calculations.test.ts` holds
 * numbers of each).
 */
const calculations: Readonly<Record<number, Calculation>> = {
  // The rules were the same for all products.
  1: (input) => simulateMortgage({ ...input, ...usualRules }),
  2: (input, rules) => simulateMortgage({ ...input, ...rules }),
};

/** What new offers are calculated by. */
const currentVersion = 2;

/** The rules of a product and the calculation of today: what an offer is saved with. */
export const calculationOf = ({
  dayCount,
  instalmentStep,
  firstDue,
  firstPeriod,
}: ProductTerms): NonNullable<LoanResult['calculation']> => ({
  version: currentVersion,
  dayCount,
  instalmentStep,
  firstDue,
  firstPeriod,
});

/**
 * A loan by the calculation of its terms.
 * @param furtherDrawings what is not drawn on the expected day; an offer has none
 * @throws LendingError with the field that the calculation refuses
 */
export function simulateLoan(
  input: LoanInput,
  terms: LoanTerms,
  furtherDrawings?: readonly FurtherDrawing[],
): MortgageSimulation {
  const { version, ...rules } = terms.calculation ?? { version: 1, ...usualRules };
  const calculate = calculations[version];
  if (calculate === undefined) throw new Error(`calculation ${version} is not known`);
  const simulated = simulationInput(input, terms);
  return calculate(furtherDrawings ? { ...simulated, furtherDrawings } : simulated, rules);
}

const simulationInput = (input: LoanInput, terms: LoanTerms): MortgageSimulationInput => ({
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
  fees: terms.fees.map(({ feeId, amount, isInRpsn }) => ({
    code: String(feeId),
    amount,
    when: 'opening',
    inRpsn: isInRpsn,
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
