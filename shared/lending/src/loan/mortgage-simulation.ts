import { type FurtherDrawing } from './gradual-drawing';
import { instalmentSteps } from './instalment-steps';
import { type LoanFee, timesPaid } from './loan-fee';
import { type HouseholdBudget, type LoanRatios, loanRatios } from './loan-ratios';
import { checkNumber, roundToHaler, sumOf } from '../calendar-and-money/money';
import { discountedRate, type RateDiscount } from './rate-discount';
import { type RepaymentRules } from './repayment-rules';
import {
  buildSchedule,
  type ExtraPayment,
  maximumMonths,
  type RateChange,
  type Schedule,
  type ScheduleRow,
  type ScheduleTerms,
} from './schedule';
import { type ScheduleYear } from './schedule-totals';
import { type Explained, type SimulationStep } from './simulation-step';
import { type TotalCost, totalCost } from './total-cost';

/*
 * One loan from wish to numbers: mortgage, american mortgage, unsecured loan. Back end and screens
 * use this very function, so that they never differ.
 */

/** The rules are {@link usualRules} unless said. */
export interface MortgageSimulationInput extends Partial<RepaymentRules> {
  /** CZK, 1 to 2 147 483 647. */
  amount: number;
  /** Parts of the amount that are drawn later; until all is drawn, interest alone is paid. */
  furtherDrawings?: readonly FurtherDrawing[];
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
  /** By default as the rules have it. */
  firstPaymentDate?: string;
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

/** Amounts in CZK, rates and ratios in %, DTI a multiple of the yearly income. */
export interface MortgageSimulation extends TotalCost, LoanRatios {
  /** List rate less discounts, % p.a. */
  rate: number;
  /** The regular one: what is paid {@link regularInstalments} times. */
  instalment: number;
  /** Higher than the others where the interest of a long first period is. */
  firstInstalment: number;
  /** How many are `instalment`: mostly all but the last, or all but the first and the last. */
  regularInstalments: number;
  /** Only of a loan drawn in parts: what is paid before the instalments. */
  interestWhileDrawing?: number;
  /** With monthly fees and insurance. */
  instalmentWithFees: number;
  /** Only when a rate after the fixation is given. */
  instalmentAfterFixation?: number;
  /** What is owed when the fixation ends. */
  balanceAtFixationEnd?: number;
  /** Everything paid: instalments, extra payments, all fees and insurance. */
  totalPaid: number;
  totalInterest: number;
  totalFees: number;
  totalInsurance: number;
  lastInstalment: number;
  numberOfInstalments: number;
  firstPaymentDate: string;
  maturityDate: string;
  schedule: readonly ScheduleRow[];
  years: readonly ScheduleYear[];
  steps: readonly SimulationStep[];
}

const defaultStressPoints = 2;

function explainRate({ ratePercent, discounts = [] }: MortgageSimulationInput): SimulationStep {
  const points = discounts.map((discount): [string, number] => [discount.code, discount.points]);
  return {
    code: 'rate',
    operands: { listRate: ratePercent, ...Object.fromEntries(points) },
    result: discountedRate(ratePercent, discounts),
  };
}

/** The loan as it will go: with the rate after the fixation and with extra payments. */
function expectedSchedule(
  input: MortgageSimulationInput,
  terms: ScheduleTerms,
  contract: Schedule,
): Schedule {
  const { extraPayments = [], fixationMonths, rateAfterFixationPercent } = input;
  const rateChanges: RateChange[] =
    fixationMonths !== null && rateAfterFixationPercent !== undefined
      ? [{ afterInstalment: fixationMonths, ratePercent: rateAfterFixationPercent }]
      : [];
  if (rateChanges.length === 0 && extraPayments.length === 0) return contract;
  const { instalment } = contract;
  return buildSchedule({ ...terms, instalment, rateChanges, extraPayments });
}

type FixationEnd = Pick<MortgageSimulation, 'balanceAtFixationEnd' | 'instalmentAfterFixation'>;

function fixationEnd(
  { fixationMonths, rateAfterFixationPercent }: MortgageSimulationInput,
  { rows }: Schedule,
): Explained<FixationEnd> {
  const before = fixationMonths === null ? undefined : rows[fixationMonths - 1];
  const after = fixationMonths === null ? undefined : rows[fixationMonths];
  if (!before || !after) return { values: {}, steps: [] };
  const { balance } = before;
  if (rateAfterFixationPercent === undefined)
    return { values: { balanceAtFixationEnd: balance }, steps: [] };
  const months = rows.length - before.number;
  return {
    values: { balanceAtFixationEnd: balance, instalmentAfterFixation: after.instalment },
    steps: [
      {
        code: 'instalmentAfterFixation',
        operands: { balance, rate: rateAfterFixationPercent, months },
        result: after.instalment,
      },
    ],
  };
}

type Totals = Pick<
  MortgageSimulation,
  'totalPaid' | 'totalInterest' | 'totalFees' | 'totalInsurance'
>;

/** Every fee with what is paid for it in all. */
const feesByCode = (fees: readonly LoanFee[], instalments: number): SimulationStep['operands'] =>
  Object.fromEntries(
    fees.map(({ code, amount, when }, index) => [
      code ?? `fee${index + 1}`,
      roundToHaler(amount * timesPaid(when, instalments)),
    ]),
  );

function explainTotals(
  { fees: charged = [], insuranceMonthly = 0 }: MortgageSimulationInput,
  schedule: Schedule,
): Explained<Totals> {
  const { totals, rows } = schedule;
  const { instalments, interest, principal, extraPayments, fees, insurance } = totals;
  const totalPaid = sumOf([instalments, extraPayments, fees, insurance]);
  return {
    values: { totalPaid, totalInterest: interest, totalFees: fees, totalInsurance: insurance },
    steps: [
      { code: 'totalInterest', operands: { instalments, principal }, result: interest },
      { code: 'totalFees', operands: feesByCode(charged, rows.length), result: fees },
      {
        code: 'totalInsurance',
        operands: { insuranceMonthly, payments: rows.length },
        result: insurance,
      },
      {
        code: 'totalPaid',
        operands: { principal, extraPayments, interest, fees, insurance },
        result: totalPaid,
      },
    ],
  };
}

function checkInput(input: MortgageSimulationInput): void {
  const { fixationMonths, collateralValue = 0, household, stressPoints = 0 } = input;
  checkNumber('ratePercent', input.ratePercent, 0, 100, 6);
  input.discounts?.forEach(({ points }, index) =>
    checkNumber(`discounts[${index}].points`, points, -100, 100, 6),
  );
  if (fixationMonths !== null) checkNumber('fixationMonths', fixationMonths, 1, maximumMonths, 0);
  checkNumber('collateralValue', collateralValue, 0, Number.MAX_SAFE_INTEGER);
  checkNumber('stressPoints', stressPoints, 0, 20, 6);
  for (const [field, amount = 0] of Object.entries(household ?? {}))
    checkNumber(`household.${field}`, amount, 0, Number.MAX_SAFE_INTEGER);
}

/**
 * Simulates a mortgage, an american mortgage or an unsecured loan. Pure and exact to 0.01 CZK; the
 * same input gives the same answer on a server and in a browser.
 * @throws LendingError with the `field` that is out of its range
 */
export function simulateMortgage(input: MortgageSimulationInput): MortgageSimulation {
  checkInput(input);
  const { amount, furtherDrawings, months, drawingDate, paymentDay, fees = [] } = input;
  const { firstPaymentDate } = input;
  const { dayCount, instalmentStep, firstDue, firstPeriod, insuranceMonthly = 0 } = input;
  const rate = explainRate(input);
  const terms: ScheduleTerms = {
    amount,
    ...(furtherDrawings && { furtherDrawings }),
    months,
    ratePercent: rate.result,
    drawingDate,
    paymentDay,
    firstPaymentDate,
    ...(dayCount && { dayCount }),
    ...(instalmentStep && { instalmentStep }),
    ...(firstDue && { firstDue }),
    ...(firstPeriod && { firstPeriod }),
    fees,
    insuranceMonthly,
  };
  const contract = buildSchedule(terms);
  const schedule = expectedSchedule(input, terms, contract);
  const { instalment } = contract;
  const { collateralValue, household, stressPoints = defaultStressPoints } = input;
  const monthlyFees = sumOf(fees.filter(({ when }) => when === 'monthly').map((fee) => fee.amount));
  const instalmentWithFees = sumOf([instalment, monthlyFees, insuranceMonthly]);
  const afterFixation = fixationEnd(input, schedule);
  const totals = explainTotals(input, schedule);
  const instalments = instalmentSteps(terms, contract);
  const drawing = instalments.find(({ code }) => code === 'interestWhileDrawing');
  const cost = totalCost(contract, input, input.fixationMonths);
  const ratios = loanRatios({ terms, instalment, collateralValue, household, stressPoints });
  return {
    rate: rate.result,
    instalment,
    ...(drawing && { interestWhileDrawing: drawing.result }),
    instalmentWithFees,
    ...afterFixation.values,
    ...totals.values,
    ...cost.values,
    ...ratios.values,
    firstInstalment: schedule.rows[0]?.instalment ?? 0,
    regularInstalments: schedule.rows.filter((row) => row.instalment === instalment).length,
    lastInstalment: schedule.lastInstalment,
    numberOfInstalments: schedule.rows.length,
    firstPaymentDate: schedule.rows[0]?.date ?? drawingDate,
    maturityDate: schedule.maturityDate,
    schedule: schedule.rows,
    years: schedule.years,
    steps: [
      rate,
      ...instalments,
      {
        code: 'instalmentWithFees',
        operands: { instalment, monthlyFees, insuranceMonthly },
        result: instalmentWithFees,
      },
      ...afterFixation.steps,
      ...totals.steps,
      ...cost.steps,
      ...ratios.steps,
    ],
  };
}
