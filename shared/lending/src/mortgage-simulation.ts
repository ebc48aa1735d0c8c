import { creditYears, rpsn } from './apr';
import { type DayCount } from './day-count';
import { type LoanFee } from './loan-fee';
import { loanFlows } from './loan-flows';
import { checkNumber, sumOf } from './money';
import { discountedRate, type RateDiscount } from './rate-discount';
import { debtServiceToIncome, debtToIncome, loanToValue } from './ratios';
import {
  buildSchedule,
  type ExtraPayment,
  maximumMonths,
  type RateChange,
  type Schedule,
  type ScheduleRow,
  scheduleInstalment,
  type ScheduleTerms,
  type ScheduleYear,
} from './schedule';

/*
 * One loan from wish to numbers: mortgage, american mortgage, unsecured loan. Back end and screens
 * use this very function, so that they never differ.
 */

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
  /** By default the payment day of the month after drawing. */
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
  | 'totalPayable'
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
  /** Everything paid: instalments, extra payments, all fees and insurance. */
  totalPaid: number;
  /** By the contract alone (celková částka splatná spotřebitelem): amount and the costs in RPSN. */
  totalPayable: number;
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

/** EU rule: a fixation shorter than this has no illustrative rate of charge. */
const shortestIllustratedFixation = 60;
const defaultStressPoints = 2;

const sum = (...amounts: number[]): number => sumOf(amounts);

type Steps = SimulationStep[];

function rateStep({ ratePercent, discounts = [] }: MortgageSimulationInput, steps: Steps): number {
  const rate = discountedRate(ratePercent, discounts);
  const points = discounts.map((discount): [string, number] => [discount.code, discount.points]);
  steps.push({
    code: 'rate',
    operands: { listRate: ratePercent, ...Object.fromEntries(points) },
    result: rate,
  });
  return rate;
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

function fixationResults(
  { fixationMonths, rateAfterFixationPercent }: MortgageSimulationInput,
  { rows }: Schedule,
  steps: Steps,
): Pick<MortgageSimulation, 'balanceAtFixationEnd' | 'instalmentAfterFixation'> {
  const before = fixationMonths === null ? undefined : rows[fixationMonths - 1];
  const after = fixationMonths === null ? undefined : rows[fixationMonths];
  if (!before || !after) return {};
  if (rateAfterFixationPercent === undefined) return { balanceAtFixationEnd: before.balance };
  steps.push({
    code: 'instalmentAfterFixation',
    operands: {
      balance: before.balance,
      rate: rateAfterFixationPercent,
      months: rows.length - before.number,
    },
    result: after.instalment,
  });
  return { balanceAtFixationEnd: before.balance, instalmentAfterFixation: after.instalment };
}

function chargeResults(
  input: MortgageSimulationInput,
  contract: Schedule,
  steps: Steps,
): Pick<MortgageSimulation, 'rpsn' | 'rpsnToFixationEnd' | 'totalPayable'> {
  const { amount, fixationMonths, drawingDate } = input;
  const flows = loanFlows(contract, input);
  const totalPayable = sumOf(flows.payments.map((payment) => payment.amount));
  const firstYears = creditYears(drawingDate, contract.rows[0]?.date ?? drawingDate);
  const openingFees = flows.payments[0]?.amount ?? 0;
  const result = rpsn(flows);
  steps.push(
    {
      code: 'totalPayable',
      operands: { amount, costs: sum(totalPayable, -amount) },
      result: totalPayable,
    },
    { code: 'rpsn', operands: { amount, openingFees, totalPayable, firstYears }, result },
  );
  if (
    fixationMonths === null ||
    fixationMonths < shortestIllustratedFixation ||
    fixationMonths >= contract.rows.length
  )
    return { rpsn: result, totalPayable };
  const rpsnToFixationEnd = rpsn(loanFlows(contract, input, fixationMonths));
  const balance = contract.rows[fixationMonths - 1]?.balance ?? 0;
  steps.push({
    code: 'rpsnToFixationEnd',
    operands: { amount, openingFees, months: fixationMonths, balance },
    result: rpsnToFixationEnd,
  });
  return { rpsn: result, rpsnToFixationEnd, totalPayable };
}

function ratioResults(
  { amount, collateralValue, household, stressPoints }: MortgageSimulationInput,
  terms: ScheduleTerms,
  instalment: number,
  steps: Steps,
): Pick<MortgageSimulation, 'ltv' | 'dti' | 'dsti' | 'dstiStressed'> {
  const found: Pick<MortgageSimulation, 'ltv' | 'dti' | 'dsti' | 'dstiStressed'> = {};
  const add = (
    code: 'ltv' | 'dti' | 'dsti' | 'dstiStressed',
    operands: SimulationStep['operands'],
    result: number | undefined,
  ) => {
    if (result === undefined) return;
    found[code] = result;
    steps.push({ code, operands, result });
  };
  if (collateralValue !== undefined)
    add('ltv', { amount, collateralValue }, loanToValue(amount, collateralValue));
  if (household) {
    const { netMonthlyIncome, otherDebt = 0, otherMonthlyInstalments = 0 } = household;
    add(
      'dti',
      { amount, otherDebt, netMonthlyIncome },
      debtToIncome({ loan: amount, otherDebt, netMonthlyIncome }),
    );
    const service = { instalment, otherMonthlyInstalments, netMonthlyIncome };
    add('dsti', service, debtServiceToIncome(service));
    const points = stressPoints ?? defaultStressPoints;
    const rate = discountedRate(terms.ratePercent, [{ code: 'stress', points: -points }]);
    const stressed = {
      ...service,
      instalment: scheduleInstalment({ ...terms, ratePercent: rate }),
    };
    add('dstiStressed', { rate, ...stressed }, debtServiceToIncome(stressed));
  }
  return found;
}

function checkInput({
  fixationMonths,
  collateralValue,
  household,
  stressPoints,
  ...input
}: MortgageSimulationInput) {
  checkNumber('ratePercent', input.ratePercent, 0, 100, 6);
  input.discounts?.forEach(({ points }, index) =>
    checkNumber(`discounts[${index}].points`, points, -100, 100, 6),
  );
  if (fixationMonths !== null) checkNumber('fixationMonths', fixationMonths, 1, maximumMonths, 0);
  const limit = Number.MAX_SAFE_INTEGER;
  checkNumber('collateralValue', collateralValue ?? 0, 0, limit);
  checkNumber('stressPoints', stressPoints ?? 0, 0, 20, 6);
  checkNumber('household.netMonthlyIncome', household?.netMonthlyIncome ?? 0, 0, limit);
  checkNumber('household.otherDebt', household?.otherDebt ?? 0, 0, limit);
  checkNumber(
    'household.otherMonthlyInstalments',
    household?.otherMonthlyInstalments ?? 0,
    0,
    limit,
  );
}

/**
 * Simulates a mortgage, an american mortgage or an unsecured loan. Pure and exact to 0.01 CZK; the
 * same input gives the same answer on a server and in a browser.
 * @throws LendingError with the `field` that is out of its range
 */
export function simulateMortgage(input: MortgageSimulationInput): MortgageSimulation {
  checkInput(input);
  const steps: Steps = [];
  const rate = rateStep(input, steps);
  const { amount, months, drawingDate, paymentDay, firstPaymentDate, fees = [] } = input;
  const { dayCount = '30E/360', insuranceMonthly = 0 } = input;
  const terms: ScheduleTerms = {
    amount,
    months,
    ratePercent: rate,
    drawingDate,
    paymentDay,
    firstPaymentDate,
    dayCount,
    fees,
    insuranceMonthly,
  };
  const contract = buildSchedule(terms);
  const { instalment } = contract;
  const schedule = expectedSchedule(input, terms, contract);
  const { rows, totals } = schedule;
  const monthlyFees = sum(
    ...fees.filter(({ when }) => when === 'monthly').map((fee) => fee.amount),
  );
  const instalmentWithFees = sum(instalment, monthlyFees, insuranceMonthly);
  steps.push(
    {
      code: 'instalment',
      operands: { amount, rate, months, dayCount, firstDays: rows[0]?.days ?? 0 },
      result: instalment,
    },
    {
      code: 'instalmentWithFees',
      operands: { instalment, monthlyFees, insuranceMonthly },
      result: instalmentWithFees,
    },
  );
  const ofFixation = fixationResults(input, schedule, steps);
  const { interest, principal, extraPayments, insurance } = totals;
  const totalPaid = sum(totals.instalments, extraPayments, totals.fees, insurance);
  steps.push(
    {
      code: 'totalInterest',
      operands: { instalments: totals.instalments, principal },
      result: interest,
    },
    { code: 'totalFees', operands: { count: fees.length }, result: totals.fees },
    {
      code: 'totalPaid',
      operands: { principal, extraPayments, interest, fees: totals.fees, insurance },
      result: totalPaid,
    },
  );
  return {
    rate,
    instalment,
    instalmentWithFees,
    ...ofFixation,
    ...chargeResults(input, contract, steps),
    ...ratioResults(input, terms, instalment, steps),
    totalPaid,
    totalInterest: interest,
    totalFees: totals.fees,
    totalInsurance: insurance,
    lastInstalment: schedule.lastInstalment,
    numberOfInstalments: rows.length,
    firstPaymentDate: rows[0]?.date ?? drawingDate,
    maturityDate: schedule.maturityDate,
    schedule: rows,
    years: schedule.years,
    steps,
  };
}
