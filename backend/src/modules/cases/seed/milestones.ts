import { nextOrSameBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { addDays, addMonths } from '../../../platform/calendar';
import type { Scenario } from '../../../seed/scenario';

/** Days from the start of a case to the contract, and from the contract to the first money. */
const daysToContract = 45;
const daysToMoney = 20;

/** Banking days of what a concluded contract brings, `YYYY-MM-DD`. */
export interface Milestones {
  signedOn: string;
  /** First drawing of a loan, first deposit of savings. */
  firstMoneyOn: string;
  /** First regular payment or deposit, a month later at the earliest. */
  firstPaymentOn: string;
}

/**
 * Absent until the contract has been signed.
 * @param paymentDay 1 to 28
 */
export function milestonesOf(
  scenario: Scenario,
  createdDay: string,
  paymentDay: number,
): Milestones | undefined {
  // Nothing is drawn before the contract.
  if (scenario.drawn[1] === 0) return undefined;
  const signedOn = nextOrSameBankingDay(addDays(createdDay, daysToContract));
  const firstMoneyOn = nextOrSameBankingDay(addDays(signedOn, daysToMoney));
  const earliest = addMonths(firstMoneyOn, 1);
  const dueOn = (month: string) => `${month.slice(0, 8)}${String(paymentDay).padStart(2, '0')}`;
  const inMonth = dueOn(earliest);
  const due = inMonth < earliest ? dueOn(addMonths(earliest, 1)) : inMonth;
  return { signedOn, firstMoneyOn, firstPaymentOn: nextOrSameBankingDay(due) };
}
