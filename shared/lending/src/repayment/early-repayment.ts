import { addDays, addMonths, addYears, checkDay, yearOf } from '../calendar-and-money/calendar';
import { Decimal, fromHalere, roundToHaler, sumOf, toHalere } from '../calendar-and-money/money';

/*
 * What a bank may charge for an early repayment: act 257/2016 on consumer credit, s. 117 and, for
 * housing loans whose fixation began on 1 September 2024 or later, s. 117a (act 462/2023).
 */

/** `housingPurpose`: housing loans and loans of building societies; only they fall under s. 117a. */
export type RepaidLoanKind = 'housingPurpose' | 'americanMortgage' | 'unsecured';

export type RepaymentReason =
  | 'insurancePayout'
  | 'deathIllnessDisability'
  | 'propertySale'
  | 'divorceSettlement';

/** By the start of the fixation; before 1 December 2016 the contract alone decides. */
export type RepaymentRegime = 'fixation2024' | 'costsOnly' | 'consumerCredit' | 'contract';

export type FreeReason =
  | 'noFixedRate'
  | 'newRateNotice'
  | 'insurancePayout'
  | 'deathIllnessDisability'
  | 'propertySaleAfter24Months'
  | 'divorceSettlementAfter24Months';

/** Amounts in CZK, days `YYYY-MM-DD`. */
export interface EarlyRepayment {
  kind: RepaidLoanKind;
  contractDate: string;
  /** Total amount of the credit (celková výše úvěru). */
  totalCredit: number;
  repaymentDate: string;
  amount: number;
  /** Start of the current fixation; by default the contract's day. */
  fixationStart?: string;
  /** null: the rate is variable. Of no meaning for unsecured loans. */
  fixationEnd?: string | null;
  /** Last instalment of an unsecured loan. */
  loanEnd?: string;
  /** Costs of the bank with the repayment. */
  costs?: number;
  /** Repaid free of charge in the same month before the anniversary. */
  alreadyRepaidInWindow?: number;
  /** The bank told the client the rate of the next fixation on this day. */
  newRateNotified?: string;
  reason?: RepaymentReason;
  /** Whether death, illness or disability markedly lowers the ability to repay. */
  abilityToRepayReduced?: boolean;
  /** Interest at the contract's rate above that at the national bank's average; unless known, a maximum. */
  interestDifference?: number;
  /** Interest until the end of the fixation or of the loan: the fee is never higher, s. 117(5). */
  interestToEnd?: number;
  /** Whether the anniversary itself is in the month before it; the strict reading says no. */
  anniversaryIncluded?: boolean;
}

/** Amounts in CZK. */
export interface EarlyRepaymentFee {
  regime: RepaymentRegime;
  /** Why all of it is free. */
  freeReason?: FreeReason;
  /** The month before the anniversary of the contract, when the repayment falls in it; last day included. */
  window?: { from: string; to: string };
  freeAmount: number;
  chargeableAmount: number;
  /** Years to the end of the fixation, each commenced one counted. */
  yearsCommenced?: number;
  capPercent?: number;
  cap?: number;
  /** Lost interest, at most the cap. */
  interestPart: number;
  costsPart: number;
  /** `undefined` when the contract decides. */
  totalFee: number | undefined;
  /** Whether the fee is the most the bank may charge, not what it will charge. */
  isMaximum: boolean;
}

const contractDecidesUntil = '2016-12-01';
const fixation2024From = '2024-09-01';
/** Part of the whole credit that is free of a fee in the month before an anniversary, percent. */
export const freePercent = 25;
const capPercentPerYear = 0.25;
const highestCapPercent = 1;
const highestCosts = 1_000;
const noticeMonths = 3;
const holdingMonths = 24;

function regimeOf({ kind, fixationStart, contractDate }: EarlyRepayment): RepaymentRegime {
  if (kind === 'unsecured') return 'consumerCredit';
  const start = fixationStart ?? contractDate;
  if (start < contractDecidesUntil) return 'contract';
  return kind === 'housingPurpose' && start >= fixation2024From ? 'fixation2024' : 'costsOnly';
}

function freeReasonOf(repayment: EarlyRepayment, regime: RepaymentRegime): FreeReason | undefined {
  const { reason, repaymentDate, fixationEnd, newRateNotified, contractDate } = repayment;
  if (reason === 'insurancePayout') return reason;
  if (regime === 'consumerCredit') return undefined;
  if (!fixationEnd || repaymentDate >= fixationEnd) return 'noFixedRate';
  if (newRateNotified !== undefined && isFreeByNotice(newRateNotified, repaymentDate))
    return 'newRateNotice';
  if (reason === 'deathIllnessDisability')
    return repayment.abilityToRepayReduced ? reason : undefined;
  const held = repaymentDate > addMonths(contractDate, holdingMonths);
  if (regime !== 'fixation2024' || !held) return undefined;
  if (reason === 'propertySale') return 'propertySaleAfter24Months';
  return reason === 'divorceSettlement' ? 'divorceSettlementAfter24Months' : undefined;
}

/** The month before the anniversary of a contract that `day` falls in; last day included. */
export function anniversaryWindow(
  contractDate: string,
  day: string,
  anniversaryIncluded = false,
): { from: string; to: string } | undefined {
  const years = yearOf(day) - yearOf(contractDate);
  for (const count of [years, years + 1]) {
    const anniversary = addYears(contractDate, count);
    const from = addMonths(anniversary, -1);
    const to = anniversaryIncluded ? anniversary : addDays(anniversary, -1);
    if (count > 0 && day >= from && day <= to) return { from, to };
  }
  return undefined;
}

/** A repayment that the quarter has freed of a fee: its day and the part that was free, CZK. */
export interface FreeRepayment {
  date: string;
  amount: number;
}

/** What of the quarter is used up in a window, CZK. @param window undefined: 0 */
export const repaidFreeIn = (
  window: { from: string; to: string } | undefined,
  repayments: readonly FreeRepayment[],
): number =>
  window === undefined
    ? 0
    : sumOf(
        repayments
          .filter(({ date }) => date >= window.from && date <= window.to)
          .map(({ amount }) => amount),
      );

/** What of the quarter is left in a window, CZK. @param used `repaidFreeIn` */
export const freeQuarterLeft = (totalCredit: number, used: number): number =>
  Math.max(0, roundToHaler(new Decimal(totalCredit).times(freePercent).div(100).minus(used)));

/** Whether a repayment on a day is free for the notice of the next rate (s. 117(2)); both `YYYY-MM-DD`. */
const isFreeByNotice = (newRateNotified: string, date: string): boolean =>
  date >= newRateNotified && date <= freeByNoticeUntil(newRateNotified);

/** The notice by which a repayment on a day is free, of the days on which rates were told; newest first. */
export const noticeInForce = (rateNotices: readonly string[], date: string): string | undefined =>
  rateNotices.find((notice) => isFreeByNotice(notice, date));

/** The last day of a repayment that the notice frees of a fee, `YYYY-MM-DD`. */
export const freeByNoticeUntil = (newRateNotified: string): string =>
  addMonths(newRateNotified, noticeMonths);

/** The window that `day` falls in, or the next one after it. */
export function nextAnniversaryWindow(
  contractDate: string,
  day: string,
  anniversaryIncluded = false,
): { from: string; to: string } {
  const now = anniversaryWindow(contractDate, day, anniversaryIncluded);
  if (now !== undefined) return now;
  const years = Math.max(1, yearOf(day) - yearOf(contractDate));
  const ofYear = addYears(contractDate, years);
  // The window of a January's anniversary begins in the year before.
  const anniversary = addMonths(ofYear, -1) < day ? addYears(contractDate, years + 1) : ofYear;
  return {
    from: addMonths(anniversary, -1),
    to: anniversaryIncluded ? anniversary : addDays(anniversary, -1),
  };
}

/** Smallest number of years after which `to` is reached. */
function commencedYears(from: string, to: string): number {
  const years = yearOf(to) - yearOf(from);
  if (years < 0) return 0;
  return addYears(from, years) < to ? years + 1 : years;
}

function capPercentOf(repayment: EarlyRepayment, years: number): number {
  if (repayment.kind !== 'unsecured') return Math.min(capPercentPerYear * years, highestCapPercent);
  // Directive 2008/48/EC art. 16(2): 1 % when more than a year is left, 0.5 % otherwise.
  return years > 1 ? 1 : 0.5;
}

/**
 * The fee for an early repayment. Where the act can be read in two ways, the strict one is taken: the
 * 24 months run from the contract and must be over, the anniversary is outside the month before it.
 * @throws LendingError when an amount or a day has no meaning
 */
export function earlyRepaymentFee(repayment: EarlyRepayment): EarlyRepaymentFee {
  const { repaymentDate, contractDate, interestDifference, interestToEnd } = repayment;
  for (const field of [
    'repaymentDate',
    'contractDate',
    'fixationStart',
    'newRateNotified',
  ] as const)
    checkDay(field, repayment[field] ?? contractDate);
  for (const field of ['costs', 'interestDifference', 'interestToEnd'] as const)
    toHalere(field, repayment[field] ?? 0);
  const amount = toHalere('amount', repayment.amount);
  const regime = regimeOf(repayment);
  const freeReason = freeReasonOf(repayment, regime);
  const window =
    regime === 'consumerCredit'
      ? undefined
      : anniversaryWindow(contractDate, repaymentDate, repayment.anniversaryIncluded);
  const freeInWindow = window
    ? (toHalere('totalCredit', repayment.totalCredit) * freePercent) / 100 -
      toHalere('alreadyRepaidInWindow', repayment.alreadyRepaidInWindow ?? 0)
    : 0;
  const free = freeReason ? amount : Math.min(amount, Math.max(0, Math.floor(freeInWindow)));
  const charge = amount - free;
  const base = {
    regime,
    ...(freeReason ? { freeReason } : {}),
    ...(window ? { window } : {}),
    freeAmount: fromHalere(free),
    chargeableAmount: fromHalere(charge),
  };
  if (charge === 0)
    return { ...base, interestPart: 0, costsPart: 0, totalFee: 0, isMaximum: false };
  if (regime === 'contract')
    return { ...base, interestPart: 0, costsPart: 0, totalFee: undefined, isMaximum: false };

  const costs = repayment.costs ?? 0;
  const notAboveInterest = (fee: number) => Math.min(fee, interestToEnd ?? fee);
  if (regime === 'costsOnly')
    return {
      ...base,
      interestPart: 0,
      costsPart: costs,
      totalFee: notAboveInterest(costs),
      isMaximum: false,
    };

  const end = regime === 'consumerCredit' ? repayment.loanEnd : repayment.fixationEnd;
  checkDay(regime === 'consumerCredit' ? 'loanEnd' : 'fixationEnd', end ?? '');
  const years = commencedYears(repaymentDate, end ?? repaymentDate);
  const capPercent = capPercentOf(repayment, years);
  const cap = roundToHaler(new Decimal(charge).times(capPercent).div(10_000));
  const interestPart = Math.min(interestDifference ?? cap, cap);
  const costsPart = regime === 'fixation2024' ? Math.min(costs, highestCosts) : 0;
  return {
    ...base,
    ...(regime === 'fixation2024' ? { yearsCommenced: years } : {}),
    capPercent,
    cap,
    interestPart,
    costsPart,
    totalFee: notAboveInterest(roundToHaler(new Decimal(interestPart).plus(costsPart))),
    isMaximum: interestDifference === undefined,
  };
}
