import { nextPaymentOn } from './next-payment';

test.each([
  { today: '2026-11-20', paymentDay: 25, next: '2026-11-25' },
  { today: '2026-11-20', paymentDay: 20, next: '2026-11-20' },
  { today: '2026-11-20', paymentDay: 15, next: '2026-12-15' },
  { today: '2026-12-31', paymentDay: 15, next: '2027-01-15' },
  { today: '2027-02-01', paymentDay: 31, next: '2027-02-28' },
  { today: '2027-01-31', paymentDay: 30, next: '2027-02-28' },
  { today: '2028-02-29', paymentDay: 28, next: '2028-03-28' },
])('on $today the payment of day $paymentDay is due on $next', ({ today, paymentDay, next }) => {
  expect(nextPaymentOn(paymentDay, today)).toBe(next);
});
