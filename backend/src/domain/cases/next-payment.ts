import { addMonths } from '../../platform/calendar';

/**
 * The next due date: the payment day of this month or the next one, the month's last day where the
 * month is shorter. A due date named in a contract does not move for weekends.
 *
 * @param today `YYYY-MM-DD`; a payment due today is the next one
 */
export function nextPaymentOn(paymentDay: number, today: string): string {
  const thisMonth = addMonths(today, 0, paymentDay);
  return thisMonth >= today ? thisMonth : addMonths(today, 1, paymentDay);
}
