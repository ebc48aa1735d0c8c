import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { WhatIf } from '@advisor/contracts/offer/what-if';
import 'fake-indexeddb/auto';
import { clearDrafts } from '@advisor/forms/drafts';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { loanSimulation, mortgageDefaults } from '../../../../testing/modelation-fixtures';
import { nbsp, openModelation } from '../../../../testing/render-modelation';

const asked = jest.fn();
const loan = (loanAmount: number) => ({ loanAmount, monthlyPayment: 13_999, interestRate: 4.59 });

const answerTo = (wished: number | undefined): WhatIf => ({
  loanForIncome: loan(4_120_000),
  instalmentForIncome: 21_400,
  ...(wished !== undefined && {
    loanForPayment: loan(2_733_000),
    durationForPayment: { loanDuration: 307, monthlyPayment: 13_998 },
  }),
});

const server = mockServer(
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(codebookCalls.bankingDays, { bankingDays: ['2026-11-24'] }),
  handle(offerCalls.mortgage, ({ body }) => loanSimulation(body)),
  handle(offerCalls.whatIf, ({ body }) => {
    asked(body);
    return answerTo(body.monthlyPayment);
  }),
);
afterEach(clearDrafts);

const open = () => openModelation('/modelation/mortgage?view=whatIf');
const wished = () => screen.findByRole('spinbutton', { name: 'Splátka, kterou si klient přeje' });
const take = (name: RegExp) => screen.findByRole('button', { name });

it('answers for the income at once, and takes the loan over into the form', async () => {
  const { user } = await open();
  await user.click(await take(/^Použít 4\s120\s000\sKč, Nejvyšší úvěr podle příjmu/));
  expect(screen.getByRole('spinbutton', { name: /Výše úvěru/ })).toHaveValue(nbsp('4_120_000'));
  expect(screen.getByText('Nejvyšší splátka podle příjmu')).toBeVisible();
  expect(screen.getByText(/^21\s400\sKč$/)).toBeVisible();
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({
        productTypeId: 20001,
        input: expect.objectContaining({ loanAmount: 4_120_000 }),
      }),
    ),
  );
});

it('answers a wished instalment by a loan and by a term', async () => {
  const { user } = await open();
  await user.type(await wished(), '14000');
  expect(await take(/^Použít 2\s733\s000\sKč, Nejvyšší úvěr za tuto splátku/)).toBeVisible();
  await user.click(await take(/^Použít 25\slet\sa\s7\směsíců, Splatnost zadaného úvěru/));
  expect(screen.getByRole('spinbutton', { name: /^Splatnost/ })).toHaveValue('25');
  expect(screen.getByRole('spinbutton', { name: 'Další měsíce' })).toHaveValue('7');
});

it('says what has no answer', async () => {
  server.use(handle(offerCalls.whatIf, {}));
  const { user } = await open();
  expect(await screen.findByText(/Zadejte příjem domácnosti/)).toBeVisible();
  await user.type(await wished(), '100');
  expect(await screen.findByText('Za tuto splátku nelze úvěr nabídnout.')).toBeVisible();
  expect(screen.getByText(/nesplatí ani v nejdelší splatnosti/)).toBeVisible();
});

it('shows both ways of an extra payment', async () => {
  server.use(
    handle(offerCalls.whatIf, ({ body }) => ({
      ...(body.extraPayment && {
        extraPayment: {
          balanceBefore: 2_734_305.46,
          numberOfPayments: 300,
          lowerPayment: {
            monthlyPayment: 12_407,
            numberOfPayments: 300,
            interestSaved: 332_979.66,
          },
          shorterDuration: {
            monthlyPayment: 15_183,
            numberOfPayments: 215,
            interestSaved: 802_858.87,
          },
        },
      }),
    })),
  );
  const { user } = await open();
  await user.type(await screen.findByRole('spinbutton', { name: 'Mimořádná splátka' }), '500000');
  const shorter = await screen.findByText('Stejná splátka a kratší splatnost');
  const row = shorter.closest('div');
  expect(row).toHaveTextContent('o 7 let a 1 měsíc dříve');
  expect(row).toHaveTextContent('802 858,87 Kč');
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('12 407 Kč')).toBeVisible();
});

it('says that a loan is repaid before its extra payment, and answers the rest', async () => {
  const { user } = await open();
  await user.type(await wished(), '14000');
  await user.type(screen.getByRole('spinbutton', { name: 'Mimořádná splátka' }), '500000');
  const years = screen.getByRole('spinbutton', { name: 'Po kolika letech splácení' });
  await user.clear(years);
  await user.type(years, '49');
  expect(await screen.findByText(/už bude úvěr splacen/)).toBeVisible();
  await user.type(years, '9');
  await waitFor(() => expect(screen.queryByText(/už bude úvěr splacen/)).not.toBeInTheDocument());
  expect(await take(/Nejvyšší úvěr za tuto splátku/)).toBeVisible();
});

const drawnInParts: NonNullable<WhatIf['gradualDrawing']> = {
  drawings: [
    { drawnOn: '2026-11-24', amount: 1_000_000 },
    { drawnOn: '2027-02-24', amount: 2_000_000 },
  ],
  monthlyPayment: 15_711,
  lastPayment: 15_100.5,
  firstRepaymentOn: '2027-04-15',
  maturityOn: '2056-12-15',
  numberOfInterestPayments: 3,
  interestWhileDrawing: 18_627.7,
  totalInterest: 2_500_001,
  totalPayable: 5_504_901,
  annualPercentageRate: 4.91,
  steps: [
    {
      code: 'interestWhileDrawing',
      operands: { rate: 4.79, payments: 3, yearDays: 360 },
      result: 18_627.7,
    },
    {
      code: 'instalment',
      operands: { formula: 'wholeMonths', amount: 3_000_000, rate: 4.79, payments: 357, step: 1 },
      result: 15_711,
    },
  ],
  schedule: [
    ['2027-01-15', 6_785.83, 1_000_000, 0],
    ['2027-02-15', 3_991.67, 1_000_000, 0],
    ['2027-03-15', 7_850.2, 3_000_000, 2_000_000],
  ].map(([paidOn, interest, balance, drawn], index) => ({
    order: index + 1,
    paidOn: String(paidOn),
    payment: Number(interest),
    principal: 0,
    interest: Number(interest),
    charges: 0,
    drawn: Number(drawn),
    balance: Number(balance),
  })),
};
const firstDrawing = () => screen.findByRole('spinbutton', { name: 'První čerpání' });

it('explains a loan drawn in parts beside the one drawn at once', async () => {
  server.use(
    handle(offerCalls.whatIf, ({ body }) => {
      asked(body);
      return body.gradualDrawing ? { gradualDrawing: drawnInParts } : {};
    }),
  );
  const { user } = await open();
  await user.type(await firstDrawing(), '1000000');
  const answer = within(await screen.findByRole('region', { name: 'Při postupném čerpání' }));
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({
      gradualDrawing: { firstAmount: 1_000_000, furtherDrawings: 3, monthsApart: 3 },
    }),
  );
  const row = answer.getByText('Měsíční splátka od 15. 4. 2027').closest('div');
  expect(row).toHaveTextContent('15 711 Kč');
  expect(row).toHaveTextContent('při jednorázovém čerpání 15 000 Kč');
  expect(answer.getByText(/^3 platby, nejvyšší 7 850,20 Kč/)).toBeInTheDocument();
  expect(answer.getByText('Ú = Č · 4,79 % · d / 360')).toBeInTheDocument();
  expect(answer.getByText('357')).toBeInTheDocument();
  expect(answer.getByRole('button', { name: /Excel/ })).toBeEnabled();
});

it('says that a loan cannot be drawn so', async () => {
  server.use(handle(offerCalls.whatIf, {}));
  const { user } = await open();
  await user.type(await firstDrawing(), '9000000');
  expect(await screen.findByText(/Takto úvěr vyčerpat nelze/)).toBeVisible();
});

it('draws at once what has no purpose', async () => {
  server.use(handle(offerCalls.defaults, mortgageDefaults({ loanPurposeIds: [] })));
  await open();
  await wished();
  expect(screen.queryByRole('group', { name: 'Postupné čerpání' })).not.toBeInTheDocument();
});

it('offers another try where the answer fails', async () => {
  server.use(handle(offerCalls.whatIf, failure(500)));
  await open();
  expect(await screen.findByText(/Odpovědi se nepodařilo zjistit/)).toBeVisible();
});
