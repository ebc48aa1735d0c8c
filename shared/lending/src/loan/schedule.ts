import { addMonths, checkDay, yearOf } from '../calendar-and-money/calendar';
import {
  daysOfYear,
  interestDays,
  interestHalere,
  toRateUnits,
} from '../calendar-and-money/day-count';
import { type DuePeriod, duePeriods } from './due-dates';
import { type InterestPeriods, lowerInstalment, solveInstalment } from './instalment';
import { type DrawingCourse, drawingCourse, type FurtherDrawing } from './gradual-drawing';
import { feesWithInstalment, feeTotals, type LoanFee } from './loan-fee';
import { LendingError } from '../calendar-and-money/lending-error';
import { checkNumber, fromHalere, toHalere } from '../calendar-and-money/money';
import { type RepaymentRules, usualRules } from './repayment-rules';
import {
  newYear,
  type ScheduleTotals,
  type ScheduleYear,
  totalsOf,
  yearInCrowns,
} from './schedule-totals';

/*
 * Repayment schedule of a loan repaid by monthly instalments of one amount: interest of each period
 * half up to 0.01 CZK, the last instalment takes what is left.
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

/** The rules are {@link usualRules} unless said. */
export interface ScheduleTerms extends Partial<RepaymentRules> {
  /** CZK; drawn at once but for `furtherDrawings`. */
  amount: number;
  /** Parts of the amount that are drawn later. Until all is drawn, interest alone is paid. */
  furtherDrawings?: readonly FurtherDrawing[];
  /** Number of instalments, 1 to 600. */
  months: number;
  /** % p.a., 0 to 100. */
  ratePercent: number;
  /** `YYYY-MM-DD`; interest accrues from this day. */
  drawingDate: string;
  /** Day of the month, 1 to 31; in shorter months the last day. Weekends do not move it. */
  paymentDay: number;
  /** Due date of the first instalment; by default as the rules have it. */
  firstPaymentDate?: string;
  /** CZK; by default the smallest multiple of the step that repays the loan in time. */
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
  /** Drawn since the row before, beyond the first drawing. */
  drawn: number;
  /** What is owed after the instalment and the extra payment. */
  balance: number;
}

export interface Schedule {
  /** The regular instalment until a rate or an extra payment changes it, CZK; an only one may be lower. */
  instalment: number;
  lastInstalment: number;
  maturityDate: string;
  rows: readonly ScheduleRow[];
  years: readonly ScheduleYear[];
  totals: ScheduleTotals;
}

/** Highest number of instalments. */
export const maximumMonths = 600;

function checkTerms({ months, paymentDay, drawingDate, ...terms }: ScheduleTerms): void {
  checkNumber('months', months, 1, maximumMonths, 0);
  checkNumber('paymentDay', paymentDay, 1, 31, 0);
  checkDay('drawingDate', drawingDate);
  terms.rateChanges?.forEach(({ afterInstalment, ratePercent }, index) => {
    checkNumber(`rateChanges[${index}].afterInstalment`, afterInstalment, 1, maximumMonths, 0);
    toRateUnits(`rateChanges[${index}].ratePercent`, ratePercent);
  });
  terms.extraPayments?.forEach(({ afterInstalment, amount }, index) => {
    checkNumber(`extraPayments[${index}].afterInstalment`, afterInstalment, 1, maximumMonths, 0);
    toHalere(`extraPayments[${index}].amount`, amount);
  });
}

interface Course {
  due: readonly DuePeriod[];
  /** What instalments are solved on: with a whole first month where the rules have it so. */
  periods: InterestPeriods;
  /** The first period that something of the loan is repaid in, from 0. */
  from: number;
  drawing: DrawingCourse;
}

function courseOf(terms: ScheduleTerms): Course {
  checkTerms(terms);
  const { dayCount = usualRules.dayCount, firstPeriod = usualRules.firstPeriod } = terms;
  const { instalmentStep = usualRules.instalmentStep } = terms;
  const apart = firstPeriod === 'interestApart' ? 1 : 0;
  const due = duePeriods(terms, terms.months + apart, dayCount);
  const drawing = drawingCourse(terms, due, dayCount);
  terms.extraPayments?.forEach(({ afterInstalment }, index) => {
    if (afterInstalment <= drawing.interestOnly)
      throw new LendingError(
        `extraPayments[${index}].afterInstalment`,
        'belowMinimum',
        drawing.interestOnly + 1,
      );
  });
  const from = Math.max(apart, drawing.interestOnly);
  const days = due.map((period) => period.days);
  const first = due[0]?.date;
  if (firstPeriod === 'wholeInstalment' && first !== undefined)
    days[0] = interestDays(addMonths(first, -1, terms.paymentDay), first, dayCount);
  const step = toHalere('instalmentStep', instalmentStep, 0.01);
  return { due, periods: { days, yearDays: daysOfYear[dayCount], step }, from, drawing };
}

/**
 * The instalment alone, CZK: the smallest multiple of the step that repays the loan in time.
 * @throws LendingError when a term is out of its range
 */
export function scheduleInstalment(terms: ScheduleTerms): number {
  const { periods, from } = courseOf(terms);
  const rateUnits = toRateUnits('ratePercent', terms.ratePercent);
  const amount = toHalere('amount', terms.amount, 0.01);
  return fromHalere(solveInstalment(amount, rateUnits, periods, from));
}

/**
 * Schedule of a loan, month by month. Exact: it is calculated in whole haléře.
 * @throws LendingError when a term is out of its range
 */
export function buildSchedule(terms: ScheduleTerms): Schedule {
  const { due, periods: solved, from, drawing } = courseOf(terms);
  let periods = solved;
  const { drawingDate, rateChanges = [], extraPayments = [] } = terms;
  const amount = toHalere('amount', terms.amount, 0.01);
  let balance = drawing.atOnce;
  let ratePercent = terms.ratePercent;
  let rateUnits = toRateUnits('ratePercent', ratePercent);
  const fees = feeTotals(terms.fees ?? []);
  const insurance = toHalere('insuranceMonthly', terms.insuranceMonthly ?? 0);
  let instalment =
    terms.instalment === undefined
      ? solveInstalment(amount, rateUnits, periods, from)
      : toHalere('instalment', terms.instalment, 0.01);
  const firstInstalment = instalment;

  let ofYear = newYear(yearOf(drawingDate), balance);
  ofYear.fees = fees.opening;
  const years = [ofYear];
  const openYear = (year: number) => {
    while (ofYear.year < year) {
      ofYear = newYear(ofYear.year + 1, ofYear.balance);
      years.push(ofYear);
    }
  };
  const rows: ScheduleRow[] = [];
  for (const { date, year, days } of due) {
    const number = rows.length + 1;
    for (const change of rateChanges) {
      if (change.afterInstalment !== number - 1) continue;
      ratePercent = change.ratePercent;
      rateUnits = toRateUnits('rateChanges.ratePercent', ratePercent);
      instalment =
        number > from
          ? solveInstalment(balance, rateUnits, periods, number - 1)
          : solveInstalment(amount, rateUnits, periods, from);
    }
    let drawn = 0;
    // Interest of parts is rounded together: it is one amount that is paid.
    let amountDays = balance * days;
    for (const part of drawing.parts[number - 1] ?? []) {
      openYear(part.year);
      drawn += part.amount;
      amountDays += part.amount * part.days;
      balance += part.amount;
      ofYear.balance += part.amount;
    }
    const interest = interestHalere(amountDays, rateUnits, 1, periods.yearDays);
    const monthDays = periods.days[number - 1] ?? days;
    const interestInInstalment =
      monthDays === days
        ? interest
        : interestHalere(balance, rateUnits, monthDays, periods.yearDays);
    const principal =
      number === periods.days.length
        ? balance
        : number <= from
          ? 0
          : Math.min(balance, Math.max(0, instalment - interestInInstalment));
    balance -= principal;

    let extraPayment = 0;
    for (const extra of extraPayments) {
      if (extra.afterInstalment !== number) continue;
      const taken = Math.min(balance, toHalere('extraPayments.amount', extra.amount));
      if (extra.effect === 'lowerInstalment' && taken < balance) {
        const lower = lowerInstalment(balance, taken, rateUnits, periods, number, instalment);
        ({ instalment, periods } = lower);
      }
      balance -= taken;
      extraPayment += taken;
    }

    const rowFees = feesWithInstalment(fees, number, balance === 0);
    openYear(year);
    ofYear.instalments += interest + principal;
    ofYear.interest += interest;
    ofYear.principal += principal;
    ofYear.extraPayments += extraPayment;
    ofYear.fees += rowFees;
    ofYear.insurance += insurance;
    ofYear.balance = balance;
    rows.push({
      number,
      date,
      days,
      ratePercent,
      instalment: fromHalere(interest + principal),
      interest: fromHalere(interest),
      principal: fromHalere(principal),
      extraPayment: fromHalere(extraPayment),
      fees: fromHalere(rowFees),
      insurance: fromHalere(insurance),
      drawn: fromHalere(drawn),
      balance: fromHalere(balance),
    });
    if (balance === 0) break;
  }

  const last = rows.at(-1);
  return {
    instalment: fromHalere(firstInstalment),
    lastInstalment: last?.instalment ?? 0,
    maturityDate: last?.date ?? drawingDate,
    rows,
    years: years.map(yearInCrowns),
    totals: totalsOf(years),
  };
}
