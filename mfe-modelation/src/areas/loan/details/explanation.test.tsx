import type { LoanInput, LoanResult } from '@advisor/contracts/offer/loan-offer';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import 'fake-indexeddb/auto';
import { clearDrafts } from '@advisor/forms/drafts';
import { type RepaymentRules } from '@advisor/lending/loan/repayment-rules';
import { simulateMortgage } from '@advisor/lending/loan/mortgage-simulation';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, within } from '@testing-library/react';
import {
  loanInput,
  loanResult,
  loanSimulation,
  mortgageDefaults,
} from '../../../testing/modelation-fixtures';
import { openModelation } from '../../../testing/render-modelation';

const server = mockServer(
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(codebookCalls.bankingDays, { bankingDays: ['2026-11-24'] }),
);
afterEach(clearDrafts);

/** The calculation of the product, as its back end tells it. */
function calculated(input: LoanInput, rules: Partial<RepaymentRules> = {}): LoanResult {
  const loan = simulateMortgage({
    amount: input.loanAmount,
    months: input.loanDuration,
    ratePercent: 4.59,
    fixationMonths: 60,
    drawingDate: input.expectedDateOfDrawing,
    paymentDay: input.paymentDay,
    collateralValue: 4_000_000,
    household: { netMonthlyIncome: 60_000 },
    insuranceMonthly: 900,
    fees: [{ code: '1', amount: 3_000, when: 'opening', inRpsn: false }],
    ...rules,
  });
  return loanResult(input, {
    listInterestRate: 4.59,
    interestRate: loan.rate,
    monthlyPayment: loan.instalment,
    firstPayment: loan.firstInstalment,
    lastPayment: loan.lastInstalment,
    numberOfPayments: loan.numberOfInstalments,
    fixedRateValidTo: '2031-12-01',
    fees: [{ feeId: 1, amount: 3_000 }],
    insurance: { life: 900, property: 0 },
    totalPaid: loan.totalPaid,
    totalPayable: loan.totalPayable,
    steps: [...loan.steps],
    afterFixation: {
      balance: loan.balanceAtFixationEnd ?? 0,
      numberOfPayments: 300,
      examples: [{ interestRate: 6, monthlyPayment: 17_700 }],
    },
  });
}

async function openExplanation(input: LoanInput, rules?: Partial<RepaymentRules>) {
  server.use(
    handle(offerCalls.mortgage, loanSimulation(input, { result: calculated(input, rules) })),
  );
  await openModelation('/modelation/mortgage?view=explanation');
  await screen.findByRole('heading', { level: 3, name: 'Měsíční splátka' });
  return (heading: string | RegExp) => {
    const section = screen.getByRole('heading', { level: 3, name: heading }).closest('li');
    if (section === null) throw new Error(`no section ${String(heading)}`);
    return within(section);
  };
}

const longFirst = loanInput({ expectedDateOfDrawing: '2026-12-01', paymentDay: 20 });

it('explains an instalment beside a first one of interest by what gives the same crown', async () => {
  const section = await openExplanation(longFirst);
  const instalment = section('Měsíční splátka');
  expect(instalment.getByText('A = J · i / (1 − (1 + i)⁻ⁿ)')).toBeVisible();
  expect(instalment.getByText('359')).toBeVisible();
  expect(instalment.getByText('15 382 Kč')).toBeVisible();
  expect(instalment.getByText(/splátka vyšší než 15 362 Kč/)).toBeVisible();
  const first = section('První splátka');
  expect(first.getByText(/3 000 000 Kč · 4,59 % · 49 \/ 360 = 18 742,50 Kč/)).toBeVisible();
  expect(first.getByText(/se první splátkou platí jen úrok/)).toBeVisible();
});

it('adds the total up, and tells the total payable apart from what is paid', async () => {
  const section = await openExplanation(longFirst);
  const total = section('Celkem zaplatí');
  const insurance = total.getByText('Životní pojištění');
  expect(insurance).toHaveTextContent('900 Kč měsíčně, 360 splátek');
  expect(total.getByText('324 000 Kč')).toBeVisible();
  expect(total.getByText('Celková částka splatná klientem')).toBeVisible();
  const amounts = total
    .getAllByText(/^[\d\s]+(,\d\d)? Kč$/)
    .map(({ textContent }) => Number(textContent.replaceAll(/[^\d,]/g, '').replace(',', '.')));
  const [principal = 0, interest = 0, fees = 0, life = 0, paid = 0, payable = 0] = amounts;
  expect(principal + interest + fees + life).toBeCloseTo(paid, 2);
  expect(paid - payable).toBeCloseTo(3_000, 2);
});

it('says what may follow the fixation', async () => {
  const section = await openExplanation(longFirst);
  const after = section(/Po skončení fixace/);
  expect(after.getByText('Splátka při sazbě 6,00 %')).toBeVisible();
  expect(after.getByText(/Zbývá 300 splátek/)).toBeVisible();
});

it('names no formula for days that none has', async () => {
  const section = await openExplanation(longFirst, { dayCount: 'act/360' });
  const instalment = section('Měsíční splátka');
  expect(instalment.getByText(/Nejnižší splátka.*act\/360/)).toBeVisible();
  expect(instalment.queryByText(/A = J/)).toBeNull();
});

it('says that a back end of the release before explains nothing', async () => {
  server.use(handle(offerCalls.mortgage, ({ body }) => loanSimulation(body)));
  await openModelation('/modelation/mortgage?view=explanation');
  expect(await screen.findByText('Postup výpočtu teď není k dispozici.')).toBeVisible();
});
