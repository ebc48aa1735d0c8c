import { checkNumber, roundToHaler } from '../calendar-and-money/money';
import {
  buildSchedule,
  type ExtraPaymentEffect,
  type Schedule,
  type ScheduleTerms,
} from '../loan/schedule';

/* What an extra payment does, in both ways a client can choose from. */

export interface ExtraPaymentOption {
  /** Instalment after the extra payment, CZK; 0 when it repaid the loan. */
  instalment: number;
  /** Instalments after the extra payment. */
  instalments: number;
  monthsShortened: number;
  lastInstalment: number;
  /** Interest to maturity below that of the loan left alone, CZK. */
  interestSaved: number;
  schedule: Schedule;
}

export interface ExtraPaymentOptions {
  /** CZK after the instalment, before and after the extra payment. */
  balanceBefore: number;
  balanceAfter: number;
  instalmentsLeft: number;
  lowerInstalment: ExtraPaymentOption;
  shorterTerm: ExtraPaymentOption;
}

/**
 * @param terms of the loan as it is
 * @param afterInstalment the extra payment is paid right after this instalment, from 1
 * @param amount CZK
 * @throws LendingError when a term is out of its range
 */
export function extraPaymentOptions(
  terms: ScheduleTerms,
  afterInstalment: number,
  amount: number,
): ExtraPaymentOptions {
  const alone = buildSchedule(terms);
  checkNumber('afterInstalment', afterInstalment, 1, alone.rows.length, 0);
  const left = alone.rows.length - afterInstalment;

  const option = (effect: ExtraPaymentEffect): ExtraPaymentOption => {
    const extraPayments = [...(terms.extraPayments ?? []), { afterInstalment, amount, effect }];
    const schedule = buildSchedule({ ...terms, extraPayments });
    const instalments = Math.max(0, schedule.rows.length - afterInstalment);
    return {
      instalment: schedule.rows[afterInstalment]?.instalment ?? 0,
      instalments,
      monthsShortened: left - instalments,
      lastInstalment: schedule.lastInstalment,
      interestSaved: roundToHaler(alone.totals.interest - schedule.totals.interest),
      schedule,
    };
  };
  const shorterTerm = option('shorterTerm');
  return {
    balanceBefore: alone.rows[afterInstalment - 1]?.balance ?? 0,
    balanceAfter: shorterTerm.schedule.rows[afterInstalment - 1]?.balance ?? 0,
    instalmentsLeft: left,
    lowerInstalment: option('lowerInstalment'),
    shorterTerm,
  };
}
