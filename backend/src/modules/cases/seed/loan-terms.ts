import { loanPurpose, productType } from '@advisor/contracts/codebooks';
import type { loanPurposes, loans } from '../../../domain/cases/schema/cases';
import { addMonths, ageOn, daysBetween } from '../../../platform/calendar';
import { accountNumberFrom } from './bank-account';
import type { Milestones } from './milestones';
import type { Person } from './person';
import type { Random } from '../../../platform/random';
import type { Scenario } from '../../../seed/scenario';

export type LoanRow = typeof loans.$inferInsert;
export type PurposeRow = typeof loanPurposes.$inferInsert;

/** Account prefix of loans; most of them have it. */
const loanPrefix = '35';
const repaymentBanks = ['0100', '0800', '0300', '2010', '3030', '5500', '0600'];
const drawingMonths = 24;

interface Bounds {
  rate: readonly [number, number];
  amount: readonly [number, number, number];
  months: readonly [number, number];
  fixations: readonly number[];
}

const mortgageBounds: Bounds = {
  rate: [3.99, 6.29],
  amount: [900_000, 9_500_000, 10_000],
  months: [120, 360],
  fixations: [12, 36, 60, 60, 84, 120],
};
const americanBounds: Bounds = {
  rate: [5.49, 7.99],
  amount: [500_000, 4_000_000, 10_000],
  months: [60, 240],
  fixations: [36, 60],
};
const unsecuredBounds: Bounds = {
  rate: [6.9, 12.9],
  amount: [50_000, 1_200_000, 5_000],
  months: [12, 120],
  fixations: [],
};

const boundsOf = (productTypeId: number): Bounds => {
  if (productTypeId === productType.unsecuredLoan.code) return unsecuredBounds;
  return productTypeId === productType.americanMortgage.code ? americanBounds : mortgageBounds;
};

/** That a household pays a month, CZK. */
const largestPayment = 50_000;

/** An amount that the product allows and that can be repaid in so many months, CZK. */
export function loanAmount(productTypeId: number, longest: number, random: Random): number {
  const { amount, rate, months } = boundsOf(productTypeId);
  const [from, to, step] = amount;
  const longestOfProduct = Math.max(Math.min(longest, months[1]), shortestLoan);
  const payable = largestPayment / annuity(1, rate[1], longestOfProduct);
  const most = Math.max(from, Math.min(to, payable));
  // Small loans are commoner than large ones.
  return from + Math.floor(((most - from) * random.next() ** 1.8) / step) * step;
}

/** Of a mortgage, months. */
export const shortestLoan = 60;
const oldest = 70;

/** The longest loan that somebody repays while young enough, drawing included. Whole years, months. */
export const monthsToLend = ({ dateOfBirth }: Pick<Person, 'dateOfBirth'>, today: string): number =>
  12 * (oldest - 1 - ageOn(today, dateOfBirth));

const longestFixation = ({ fixations }: Bounds, durationMonths: number): number =>
  Math.max(...fixations.filter((months) => months <= durationMonths));

interface LoanInput {
  caseId: number;
  productTypeId: number;
  amount: number;
  scenario: Scenario;
  /** That the debtor may have, months. */
  longest: number;
  /** Days, `YYYY-MM-DD`. */
  createdDay: string;
  today: string;
  milestones: Milestones | undefined;
  /** 1 to 28. */
  paymentDay: number;
  /** Even; unlike that of every other case. */
  accountDigits: number;
  random: Random;
}

/** What was agreed on a loan, as far as its case has got. */
export function loanTerms(input: LoanInput): LoanRow {
  const { caseId, productTypeId, amount, scenario, createdDay, today, random } = input;
  const bounds = boundsOf(productTypeId);
  const interestRate = Math.round((bounds.rate[0] + random.next() * spanOf(bounds.rate)) * 20) / 20;
  const longest = Math.max(input.longest, shortestLoan);
  let durationMonths = Math.max(
    Math.min(bounds.months[0] + 12 * random.int(0, spanOf(bounds.months) / 12), longest),
    // Nothing that is repaid by now.
    12 * Math.ceil(daysBetween(createdDay, today) / 365 + 0.5),
  );
  while (durationMonths < longest && annuity(amount, interestRate, durationMonths) > largestPayment)
    durationMonths += 12;
  const fixedRatePeriod =
    bounds.fixations.length === 0
      ? null
      : Math.min(random.pick(bounds.fixations), longestFixation(bounds, durationMonths));
  const monthlyPayment = Math.ceil(annuity(amount, interestRate, durationMonths));
  const terms: LoanRow = {
    caseId,
    interestRate,
    fixedRatePeriod,
    fixedRateValidTo: null,
    durationMonths,
    maturityOn: null,
    monthlyPayment,
    paymentDay: input.paymentDay,
    contractSignedOn: null,
    firstDrawingOn: null,
    drawingDeadline: null,
    drawnAmount: 0,
    principal: 0,
    overdueAmount: 0,
    accountPrefix: null,
    accountNumber: null,
    repaymentAccountPrefix: null,
    repaymentAccountNumber: accountNumberFrom(2 * random.int(50_000_000, 400_000_000)),
    repaymentAccountBankCode: random.pick(repaymentBanks),
  };
  if (input.milestones === undefined) return terms;

  const { signedOn, firstMoneyOn: drawnOn } = input.milestones;
  const maturityOn = addMonths(drawnOn, durationMonths);
  const drawnAmount = Math.round((amount * shareOf(scenario, random)) / 1_000) * 1_000;
  const isDrawnInParts = productTypeId !== productType.unsecuredLoan.code;
  const paidMonths = scenario.drawn[0] < 1 ? 0 : dueDaysTill(today, drawnOn, input.paymentDay);
  const principal = balanceAfter(amount, interestRate, monthlyPayment, paidMonths);
  return {
    ...terms,
    contractSignedOn: signedOn,
    firstDrawingOn: drawnOn,
    drawingDeadline: isDrawnInParts ? addMonths(signedOn, drawingMonths) : null,
    drawnAmount,
    principal: scenario.drawn[0] < 1 ? drawnAmount : principal,
    overdueAmount: paidMonths > 2 && random.chance(0.07) ? monthlyPayment * random.int(1, 2) : 0,
    maturityOn,
    fixedRateValidTo:
      fixedRatePeriod === null
        ? null
        : endOfFixation(drawnOn, fixedRatePeriod, { today, maturityOn }),
    accountPrefix: random.chance(0.8) ? loanPrefix : null,
    accountNumber: accountNumberFrom(input.accountDigits),
  };
}

/** One purpose, or two that share the amount. */
export function purposesOf(caseId: number, amount: number, random: Random): PurposeRow[] {
  const { purchase, settlement, refinancing } = loanPurpose;
  const main = random.pick([purchase.code, purchase.code, refinancing.code]);
  if (random.chance(0.7)) return [{ caseId, loanPurposeId: main, amount }];
  const part = Math.round((amount * random.int(10, 40)) / 100_000) * 1_000;
  return [
    { caseId, loanPurposeId: main, amount: amount - part },
    { caseId, loanPurposeId: settlement.code, amount: part },
  ];
}

const spanOf = ([from, to]: readonly [number, number]) => to - from;

/** Due days after the drawing till a day, that one included. */
function dueDaysTill(today: string, drawnOn: string, paymentDay: number): number {
  const monthsTill = (day: string) => {
    const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
    return 12 * year + month - (ofMonth < paymentDay ? 1 : 0);
  };
  return monthsTill(today) - monthsTill(drawnOn);
}

function shareOf({ drawn: [from, to] }: Scenario, random: Random): number {
  return from + (to - from) * random.next();
}

/** `i = r / 1200; A = P·i / (1 − (1 + i)^−n)`. */
function annuity(principal: number, ratePercent: number, months: number): number {
  const monthly = ratePercent / 1_200;
  return (principal * monthly) / (1 - (1 + monthly) ** -months);
}

/** Principal after so many payments: `P·(1 + i)^k − A·((1 + i)^k − 1) / i`, never below zero. */
function balanceAfter(principal: number, ratePercent: number, payment: number, months: number) {
  const monthly = ratePercent / 1_200;
  const growth = (1 + monthly) ** months;
  const balance = principal * growth - (payment * (growth - 1)) / monthly;
  return Math.max(0, Math.round(balance * 100) / 100);
}

/** End of the fixation that runs today; each was followed by one of the same length, the last till maturity. */
function endOfFixation(
  from: string,
  months: number,
  { today, maturityOn }: { today: string; maturityOn: string },
): string {
  const passed = Math.floor(Math.max(0, daysBetween(from, today)) / (months * 30.4375));
  const end = addMonths(from, (passed + 1) * months);
  return end < maturityOn ? end : maturityOn;
}
