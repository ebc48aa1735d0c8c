import type { FurtherDrawing } from '@advisor/lending/loan/gradual-drawing';
import { type RepaymentRules, usualRules } from '@advisor/lending/loan/repayment-rules';
import { simulateMortgage } from '@advisor/lending/loan/mortgage-simulation';
import { loanInput, loanResult } from '../../../testing/modelation-fixtures';
import { evaluateSheet } from '@advisor/sheets/testing/evaluate-sheet';
import { exportedSchedule } from './exported-schedule';

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

/** Numbers that a workbook calculates, and those of the schedule that it was made from. */
function numbersOf(
  rules: Partial<RepaymentRules>,
  { drawn, day, rate }: (typeof loans)[number][2],
  furtherDrawings?: readonly FurtherDrawing[],
) {
  const input = loanInput({ expectedDateOfDrawing: drawn, paymentDay: day });
  const { schedule, instalment } = simulateMortgage({
    amount: input.loanAmount,
    months: input.loanDuration,
    ratePercent: rate,
    fixationMonths: null,
    drawingDate: drawn,
    paymentDay: day,
    ...(furtherDrawings && { furtherDrawings }),
    ...rules,
  });
  const rows = schedule.map((row) => ({
    order: row.number,
    paidOn: row.date,
    payment: row.instalment,
    principal: row.principal,
    interest: row.interest,
    charges: 0,
    drawn: row.drawn,
    balance: row.balance,
  }));
  const result = loanResult(input, {
    interestRate: rate,
    monthlyPayment: instalment,
    calculation: { version: 2, ...usualRules, ...rules },
  });
  const drawing = furtherDrawings && {
    drawings: [
      { drawnOn: drawn, amount: 0 },
      ...furtherDrawings.map(({ date, amount }) => ({ drawnOn: date, amount })),
    ],
    numberOfInterestPayments: rows.filter(({ principal }) => principal === 0).length,
  };
  const sheet = exportedSchedule(rows, (part) => part, {
    input,
    result,
    ...(drawing && { drawing }),
  });
  return {
    calculated: evaluateSheet(sheet),
    expected: rows.map(({ payment, principal, interest, balance }) => [
      payment,
      principal,
      interest,
      balance,
    ]),
  };
}

it.each(loans)('a workbook gives the same haléř: %s', (_, rules, loan) => {
  const { calculated, expected } = numbersOf(rules, loan);
  expect(calculated).toEqual(expected);
});

it.each(loans)('a workbook draws in parts to the same haléř: %s', (_, rules, loan) => {
  const { calculated, expected } = numbersOf(rules, loan, [
    { date: '2027-02-20', amount: 900_000 },
    { date: '2027-02-24', amount: 100_000.5 },
    { date: '2027-08-31', amount: 1_000_000 },
  ]);
  expect(calculated).toEqual(expected);
});

it('has numbers alone where the rules are not known', () => {
  const input = loanInput();
  const row = { order: 1, paidOn: '2027-01-15', principal: 1, interest: 2, charges: 0, balance: 3 };
  const sheet = exportedSchedule([{ ...row, payment: 3 }], (part) => part, {
    input,
    result: loanResult(input),
  });
  expect(sheet.inputs).toBeUndefined();
  expect(sheet.rows).toEqual([[1, '2027-01-15', 3, 1, 2, 0, 3]]);
});
