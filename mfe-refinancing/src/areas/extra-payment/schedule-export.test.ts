import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { quoteRepayment } from '@advisor/lending/repayment/repayment-quote';
import { toCsv } from '@advisor/sheets/sheet';
import { evaluateSheet } from '@advisor/sheets/testing/evaluate-sheet';
import { exportedSchedule } from './schedule-export';
import { offeredTerms } from './testing/terms';

const terms = offeredTerms();
const sheetOf = (request: { date: string; effect: 'shorterTerm' | 'lowerInstalment' }) => {
  const loan = repaidLoanOf(terms.loan);
  const quote = quoteRepayment(loan, { amount: 504_321.07, ...request }, terms.policy.policy);
  return { quote, sheet: exportedSchedule(quote, loan, request.date, (part) => part) };
};

it.each([
  { date: '2026-12-15', effect: 'shorterTerm' },
  { date: '2026-12-15', effect: 'lowerInstalment' },
  { date: '2027-02-26', effect: 'shorterTerm' },
  { date: '2027-02-26', effect: 'lowerInstalment' },
] as const)('a workbook gives the same haléř: %j', (request) => {
  const { quote, sheet } = sheetOf(request);
  expect(evaluateSheet(sheet)).toEqual(
    quote.rows.map(({ instalment, principal, interest, balance }) => [
      instalment,
      principal,
      interest,
      balance,
    ]),
  );
  expect(quote.rows.at(-1)?.balance).toBe(0);
});

it('writes a row for each instalment after the payment', () => {
  const { quote, sheet } = sheetOf({ date: '2026-12-15', effect: 'shorterTerm' });
  const [head, first, ...rest] = toCsv(sheet).slice(1, -2).split('\r\n');
  expect(head).toBe('order;date;payment;principal;interest;balance');
  // The first instalment after the payment, of a month's interest at 4.8 %.
  expect(first).toMatch(/^1;15\.1\.2027;12980,00;/);
  expect(rest).toHaveLength(quote.rows.length - 1);
});
