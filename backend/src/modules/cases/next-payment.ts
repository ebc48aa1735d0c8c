import dayjs from 'dayjs';

/**
 * The next due date: the payment day of this month or the next one, the month's last day where the
 * month is shorter. A due date named in a contract does not move for weekends.
 *
 * @param today `YYYY-MM-DD`; a payment due today is the next one
 */
export function nextPaymentOn(paymentDay: number, today: string): string {
  const dueIn = (month: dayjs.Dayjs) =>
    month.date(Math.min(paymentDay, month.daysInMonth())).format('YYYY-MM-DD');
  const thisMonth = dueIn(dayjs(today));
  return thisMonth >= today ? thisMonth : dueIn(dayjs(today).startOf('month').add(1, 'month'));
}
