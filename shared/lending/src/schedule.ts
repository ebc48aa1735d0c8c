import { checkDay, yearOf } from './calendar';
import { type DayCount, daysOfYear, interestDays, interestHalere, toRateUnits } from './day-count';
import { dueDates } from './due-dates';
import { type InterestPeriods, solveInstalment } from './instalment';
import { feesWithInstalment, feeTotals, type LoanFee } from './loan-fee';
import { checkNumber, fromHalere, toHalere } from './money';

/*
 * Repayment schedule of a loan drawn at once and repaid by monthly instalments of one amount:
 * interest of each period half up to 0.01 CZK, the last instalment takes what is left.
 */

/** `shorterTerm` keeps the instalment, `lowerInstalment` keeps the number of instalments. */
export type ExtraPaymentEffect = 'shorterTerm' | 'lowerInstalment';

export interface ExtraPayment {
  /** It is paid on the due date of this instalment, right after it; from 1. */
  afterInstalment: number;
  /** CZK; what exceeds the balance is not taken. */
  amount: number;
  effect: ExtraPaymentEffect;
}

export interface RateChange {
  /** Number of instalments at the rate before, such as the months of a fixation; from 1. */
  afterInstalment: number;
  /** % p.a. */
  ratePercent: number;
}

export interface ScheduleTerms {
  /** CZK, drawn at once. */
  amount: number;
  /** Number of instalments, 1 to 600. */
  months: number;
  /** % p.a., 0 to 100. */
  ratePercent: number;
  /** `YYYY-MM-DD`; interest accrues from this day. */
  drawingDate: string;
  /** Day of the month, 1 to 31; in shorter months the last day. Weekends do not move it. */
  paymentDay: number;
  /** Due date of the first instalment; by default the first payment day a month or more after drawing. */
  firstPaymentDate?: string;
  /** `30E/360` unless said. */
  dayCount?: DayCount;
  /** CZK; by default the smallest in whole crowns that repays the loan in time. */
  instalment?: number;
  /** The instalment is calculated anew after each. */
  rateChanges?: readonly RateChange[];
  extraPayments?: readonly ExtraPayment[];
  fees?: readonly LoanFee[];
  /** CZK with every instalment. */
  insuranceMonthly?: number;
}

/** Amounts in CZK with two decimals. */
export interface ScheduleRow {
  /** From 1. */
  number: number;
  /** Due date. */
  date: string;
  /** Days of interest since the row before, or since drawing. */
  days: number;
  /** % p.a. */
  ratePercent: number;
  /** Interest and principal, without fees and insurance. */
  instalment: number;
  interest: number;
  principal: number;
  extraPayment: number;
  fees: number;
  insurance: number;
  /** What is owed after the instalment and the extra payment. */
  balance: number;
}

/** Amounts in CZK. */
export interface ScheduleTotals {
  /** Interest and principal, without extra payments. */
  instalments: number;
  interest: number;
  principal: number;
  extraPayments: number;
  /** Those on opening, too. */
  fees: number;
  insurance: number;
}

/** Totals of a calendar year; fees on opening belong to the year of drawing. */
export interface ScheduleYear extends ScheduleTotals {
  year: number;
  /** What is owed at the end of the year. */
  balance: number;
}

export interface Schedule {
  /** The first regular instalment, CZK; the only one may be lower. */
  instalment: number;
  lastInstalment: number;
  maturityDate: string;
  rows: readonly ScheduleRow[];
  years: readonly ScheduleYear[];
  totals: ScheduleTotals;
}

/** Highest number of instalments. */
export const maximumMonths = 600;

function checkTerms({
  months,
  paymentDay,
  drawingDate,
  rateChanges,
  extraPayments,
}: ScheduleTerms) {
  checkNumber('months', months, 1, maximumMonths, 0);
  checkNumber('paymentDay', paymentDay, 1, 31, 0);
  checkDay('drawingDate', drawingDate);
  rateChanges?.forEach(({ afterInstalment }, index) =>
    checkNumber(`rateChanges[${index}].afterInstalment`, afterInstalment, 1, maximumMonths, 0),
  );
  extraPayments?.forEach(({ afterInstalment }, index) =>
    checkNumber(`extraPayments[${index}].afterInstalment`, afterInstalment, 1, maximumMonths, 0),
  );
}

function interestPeriods(
  drawingDate: string,
  dates: readonly string[],
  dayCount: DayCount,
): InterestPeriods {
  let from = drawingDate;
  const days = dates.map((date) => {
    const ofPeriod = interestDays(from, date, dayCount);
    from = date;
    return ofPeriod;
  });
  return { days, yearDays: daysOfYear[dayCount] };
}

/** Sums in haléře, so that they are exact. */
const noTotals = (): ScheduleTotals => ({
  instalments: 0,
  interest: 0,
  principal: 0,
  extraPayments: 0,
  fees: 0,
  insurance: 0,
});

const inCrowns = (totals: ScheduleTotals): ScheduleTotals => ({
  instalments: fromHalere(totals.instalments),
  interest: fromHalere(totals.interest),
  principal: fromHalere(totals.principal),
  extraPayments: fromHalere(totals.extraPayments),
  fees: fromHalere(totals.fees),
  insurance: fromHalere(totals.insurance),
});

function addTo(sums: ScheduleTotals, row: ScheduleTotals): void {
  sums.instalments += row.instalments;
  sums.interest += row.interest;
  sums.principal += row.principal;
  sums.extraPayments += row.extraPayments;
  sums.fees += row.fees;
  sums.insurance += row.insurance;
}

/**
 * The instalment alone, CZK: the smallest in whole crowns that repays the loan in time.
 * @throws LendingError when a term is out of its range
 */
export function scheduleInstalment(terms: ScheduleTerms): number {
  checkTerms(terms);
  const { drawingDate, months, dayCount = '30E/360' } = terms;
  const periods = interestPeriods(drawingDate, dueDates(terms, months), dayCount);
  const rateUnits = toRateUnits('ratePercent', terms.ratePercent);
  return fromHalere(solveInstalment(toHalere('amount', terms.amount, 0.01), rateUnits, periods));
}

/**
 * Schedule of a loan, month by month. Exact: it is calculated in whole haléře.
 * @throws LendingError when a term is out of its range
 */
export function buildSchedule(terms: ScheduleTerms): Schedule {
  checkTerms(terms);
  const { months, drawingDate, dayCount = '30E/360', rateChanges = [], extraPayments = [] } = terms;
  let balance = toHalere('amount', terms.amount, 0.01);
  let ratePercent = terms.ratePercent;
  let rateUnits = toRateUnits('ratePercent', ratePercent);
  const fees = feeTotals(terms.fees ?? []);
  const insurance = toHalere('insuranceMonthly', terms.insuranceMonthly ?? 0);
  const dates = dueDates(terms, months);
  const periods = interestPeriods(drawingDate, dates, dayCount);
  let instalment =
    terms.instalment === undefined
      ? solveInstalment(balance, rateUnits, periods)
      : toHalere('instalment', terms.instalment, 0.01);
  const firstInstalment = instalment;

  const totals = { ...noTotals(), fees: fees.opening };
  const years = new Map([[yearOf(drawingDate), { ...noTotals(), fees: fees.opening, balance }]]);
  const rows: ScheduleRow[] = [];
  for (let index = 0; balance > 0; index++) {
    const number = index + 1;
    const change = rateChanges.find(({ afterInstalment }) => afterInstalment === index);
    if (change) {
      ratePercent = change.ratePercent;
      rateUnits = toRateUnits('rateChanges.ratePercent', ratePercent);
      instalment = solveInstalment(balance, rateUnits, periods, index);
    }
    const days = periods.days[index] ?? 0;
    const interest = interestHalere(balance, rateUnits, days, periods.yearDays);
    const principal =
      number === months ? balance : Math.min(balance, Math.max(0, instalment - interest));
    balance -= principal;

    let extraPayment = 0;
    for (const extra of extraPayments) {
      if (extra.afterInstalment !== number) continue;
      const taken = Math.min(balance, toHalere('extraPayments.amount', extra.amount));
      balance -= taken;
      extraPayment += taken;
      if (extra.effect === 'lowerInstalment' && balance > 0)
        instalment = solveInstalment(balance, rateUnits, periods, number);
    }

    const sums: ScheduleTotals = {
      instalments: interest + principal,
      interest,
      principal,
      extraPayments: extraPayment,
      fees: feesWithInstalment(fees, number, balance === 0),
      insurance,
    };
    addTo(totals, sums);
    const date = dates[index] ?? drawingDate;
    const year = years.get(yearOf(date)) ?? { ...noTotals(), balance };
    addTo(year, sums);
    year.balance = balance;
    years.set(yearOf(date), year);
    rows.push({
      number,
      date,
      days,
      ratePercent,
      instalment: fromHalere(interest + principal),
      interest: fromHalere(interest),
      principal: fromHalere(principal),
      extraPayment: fromHalere(extraPayment),
      fees: fromHalere(sums.fees),
      insurance: fromHalere(insurance),
      balance: fromHalere(balance),
    });
  }

  const last = rows.at(-1);
  return {
    instalment: fromHalere(firstInstalment),
    lastInstalment: last?.instalment ?? 0,
    maturityDate: last?.date ?? drawingDate,
    rows,
    years: [...years].map(([year, sums]) => ({
      year,
      ...inCrowns(sums),
      balance: fromHalere(sums.balance),
    })),
    totals: inCrowns(totals),
  };
}
