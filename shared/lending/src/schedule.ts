import { type DayCount } from './day-count';
import { type LoanFee } from './loan-fee';

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
