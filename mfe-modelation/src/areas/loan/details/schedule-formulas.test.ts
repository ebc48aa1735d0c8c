import { type RepaymentRules, usualRules } from '@advisor/lending/repayment-rules';
import { simulateMortgage } from '@advisor/lending/mortgage-simulation';
import { loanInput, loanResult } from '../../../testing/modelation-fixtures';
import { evaluateSheet } from '../../../testing/evaluate-sheet';
import { scheduleSheet } from './schedule-sheet';

const loans: [string, Partial<RepaymentRules>, { drawn: string; day: number; rate: number }][] = [
  ['a long first period', {}, { drawn: '2026-12-01', day: 20, rate: 4.59 }],
  ['a short first period', {}, { drawn: '2026-11-24', day: 1, rate: 4.59 }],
  ['payments on the 31st', {}, { drawn: '2026-11-24', day: 31, rate: 5.19 }],
  [
    'actual days, interest apart',
    { dayCount: 'act/360', firstPeriod: 'interestApart', instalmentStep: 10 },
    { drawn: '2026-12-01', day: 20, rate: 4.59 },
  ],
  [
    'actual days, a whole first instalment in haléře',
    { dayCount: 'act/365', firstPeriod: 'wholeInstalment', instalmentStep: 0.01 },
    { drawn: '2026-12-15', day: 1, rate: 6.29 },
  ],
  ['no interest', {}, { drawn: '2026-12-01', day: 20, rate: 0 }],
];

it.each(loans)('a workbook gives the same haléř: %s', (_, rules, { drawn, day, rate }) => {
  const input = loanInput({ expectedDateOfDrawing: drawn, paymentDay: day });
  const { schedule, instalment } = simulateMortgage({
    amount: input.loanAmount,
    months: input.loanDuration,
    ratePercent: rate,
    fixationMonths: null,
    drawingDate: drawn,
    paymentDay: day,
    ...rules,
  });
  const rows = schedule.map((row) => ({
    order: row.number,
    paidOn: row.date,
    payment: row.instalment,
    principal: row.principal,
    interest: row.interest,
    charges: 0,
    balance: row.balance,
  }));
  const result = loanResult(input, {
    interestRate: rate,
    monthlyPayment: instalment,
    calculation: { version: 2, ...usualRules, ...rules },
  });
  const sheet = scheduleSheet(rows, (part) => part, { input, result });
  const evaluated = evaluateSheet(sheet);
  expect(evaluated).toHaveLength(rows.length);
  expect(evaluated).toEqual(
    rows.map(({ payment, principal, interest, balance }) => [
      payment,
      principal,
      interest,
      balance,
    ]),
  );
});

it('has numbers alone where the rules are not known', () => {
  const input = loanInput();
  const row = { order: 1, paidOn: '2027-01-15', principal: 1, interest: 2, charges: 0, balance: 3 };
  const sheet = scheduleSheet([{ ...row, payment: 3 }], (part) => part, {
    input,
    result: loanResult(input),
  });
  expect(sheet.inputs).toBeUndefined();
  expect(sheet.rows).toEqual([[1, '2027-01-15', 3, 1, 2, 0, 3]]);
});
