import { type DayCount } from './day-count';
import { type LoanFee } from './loan-fee';
import { type ExtraPayment, type ScheduleRow, type ScheduleYear } from './schedule';

/*
 * One loan from wish to numbers: mortgage, american mortgage, unsecured loan. Back end and screens
 * use this very function, so that they never differ.
 */

export interface RateDiscount {
  /** What the discount is for; comes back in the steps. */
  code: string;
  /** Percentage points off the list rate; negative ones raise it. */
  points: number;
}

/** For DTI and DSTI: all applicants together. */
export interface HouseholdBudget {
  /** CZK a month. */
  netMonthlyIncome: number;
  /** Instalments of other loans, CZK a month. */
  otherMonthlyInstalments?: number;
  /** What is owed on other loans, CZK. */
  otherDebt?: number;
}

export interface MortgageSimulationInput {
  /** CZK, 1 to 2 147 483 647. */
  amount: number;
  /** Number of instalments, 1 to 600. */
  months: number;
  /** List rate, % p.a. */
  ratePercent: number;
  discounts?: readonly RateDiscount[];
  /** Months the rate is fixed for; null for the whole term. */
  fixationMonths: number | null;
  /** Rate after the fixation, % p.a.; by default the same. RPSN never counts with it. */
  rateAfterFixationPercent?: number;
  /** `YYYY-MM-DD`. */
  drawingDate: string;
  /** 1 to 31; shorter months: the last day. */
  paymentDay: number;
  /** By default the first payment day a month or more after drawing. */
  firstPaymentDate?: string;
  /** `30E/360` unless said. */
  dayCount?: DayCount;
  fees?: readonly LoanFee[];
  /** CZK with every instalment. */
  insuranceMonthly?: number;
  /** Whether the insurance is a condition of the loan or of its rate; true unless said. */
  insuranceInRpsn?: boolean;
  extraPayments?: readonly ExtraPayment[];
  /** Value of the collateral, CZK; without it there is no LTV. */
  collateralValue?: number;
  /** Without it there is neither DTI nor DSTI. */
  household?: HouseholdBudget;
  /** Percentage points added to the rate for the stressed DSTI; 2 unless said. */
  stressPoints?: number;
}

/** What a number was calculated from; the caller has the words. */
export interface SimulationStep {
  code: SimulationStepCode;
  /** CZK, % p.a., months and days, as their names say. */
  operands: Readonly<Record<string, number | string>>;
  result: number;
}

export type SimulationStepCode =
  | 'rate'
  | 'instalment'
  | 'instalmentWithFees'
  | 'instalmentAfterFixation'
  | 'totalInterest'
  | 'totalFees'
  | 'totalPaid'
  | 'rpsn'
  | 'rpsnToFixationEnd'
  | 'ltv'
  | 'dti'
  | 'dsti'
  | 'dstiStressed';

/** Amounts in CZK, rates and ratios in %, DTI a multiple of the yearly income. */
export interface MortgageSimulation {
  /** List rate less discounts, % p.a. */
  rate: number;
  instalment: number;
  /** With monthly fees and insurance. */
  instalmentWithFees: number;
  /** Only when a rate after the fixation is given. */
  instalmentAfterFixation?: number;
  /** What is owed when the fixation ends. */
  balanceAtFixationEnd?: number;
  /** % p.a., half up to 0.01; at the initial rate to maturity, directive 2014/17/EU art. 17(4). */
  rpsn: number;
  /** As if the balance were repaid when a fixation of five years or more ends, art. 17(5). */
  rpsnToFixationEnd?: number;
  /** Everything paid back: instalments, extra payments, fees and insurance of the credit. */
  totalPaid: number;
  totalInterest: number;
  totalFees: number;
  totalInsurance: number;
  /** Unrounded, to be compared with a limit; absent without collateral. */
  ltv?: number;
  dti?: number;
  dsti?: number;
  dstiStressed?: number;
  lastInstalment: number;
  numberOfInstalments: number;
  firstPaymentDate: string;
  maturityDate: string;
  schedule: readonly ScheduleRow[];
  years: readonly ScheduleYear[];
  steps: readonly SimulationStep[];
}
