import { caseCalls } from '@advisor/contracts/case/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import type { ApplicantsBudget } from '@advisor/contracts/household/schemas';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { LoanInput } from '@advisor/contracts/offer/loan-offer';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import 'fake-indexeddb/auto';
import { clearDrafts, flushDrafts, openDrafts } from '@advisor/forms/drafts';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import '@advisor/testing/subtle-crypto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  loanInput,
  loanOffer,
  loanSimulation,
  mortgageDefaults,
} from '../../testing/modelation-fixtures';
import { findResult, nbsp, openModelation } from '../../testing/render-modelation';

const path = '/cid-1000001/loan-hub/said-21/modelation';
const whole: ApplicantsBudget = {
  netMonthlyIncome: 62_000,
  monthlyInstallments: 4_200,
  otherDebt: 180_000,
  oldestAge: 41,
  youngestAge: 41,
};
let budget: ApplicantsBudget;
/** What the linked offer was saved with. */
let savedHousehold: LoanInput['household'];
const asked: LoanInput['household'][] = [];
const offer = (offerId: number) => loanOffer(offerId, loanInput({ household: savedHousehold }));
const server = mockServer(
  handle(caseCalls.get, openCase()),
  handle(salesArrangementCalls.flow, [{ step: 'modelation', isActive: true, state: 'done' }]),
  handle(householdCalls.budget, () => budget),
  // Before `offer.get`, which would take its address for an offer's.
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(offerCalls.get, ({ params }) => offer(Number(params['offerId']))),
  handle(codebookCalls.bankingDays, { bankingDays: [] }),
  handle(offerCalls.listOfArrangement, () => {
    const { input: _input, result: _result, ...summary } = offer(41);
    const numbers = { amount: 3_000_000, interestRate: 4.79, monthlyPayment: 15_000 };
    return [{ ...summary, ...numbers, isLinked: true }];
  }),
  handle(offerCalls.mortgage, ({ body }) => {
    asked.push(body.household);
    return loanSimulation(body);
  }),
);
beforeEach(() => {
  budget = whole;
  savedHousehold = undefined;
  asked.length = 0;
});
// What one test types is no draft of the next.
afterEach(clearDrafts);

const income = 'Čistý měsíční příjem';
const instalments = 'Splátky jiných úvěrů';
const debt = 'Dluh z jiných úvěrů';
const age = 'Věk žadatele';
const field = (label: string) => screen.getByRole('spinbutton', { name: label });
const section = () => within(screen.getByRole('region', { name: /Domácnost/ }));
const enter = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
async function open() {
  const page = await openModelation(path);
  await within(await findResult()).findByText('15 000 Kč');
  return page;
}
/** What stands in fields of the section. */
const shown = (...labels: string[]) =>
  labels.map((label) => (field(label) as HTMLInputElement).value.replaceAll(/\s/g, ''));

it('models with the incomes, age and obligations of the household, and says so', async () => {
  await open();
  expect(shown(income, age, instalments, debt)).toEqual(['62000', '41', '4200', '180000']);
  expect(section().getByText(/Hodnoty jsou z domácnosti/)).toBeVisible();
  expect(section().getAllByText('z domácnosti')).toHaveLength(4);
  expect(section().getByRole('link', { name: 'Otevřít domácnost' })).toHaveAttribute(
    'href',
    '/mortgage/household?caseId=1000001&salesArrangementId=21',
  );
  expect(asked.at(-1)).toEqual({
    applicantAge: 41,
    netMonthlyIncome: 62_000,
    monthlyInstallments: 4_200,
    otherDebt: 180_000,
  });
});

it('tries another value beside the household’s, with a way back', async () => {
  const { user } = await open();
  enter(income, '70000');
  expect(await section().findByText(/v domácnosti 62 000 Kč/)).toBeVisible();
  expect(section().getByText(/Některé hodnoty se liší od domácnosti/)).toBeVisible();
  await user.click(
    section().getByRole('button', { name: nbsp(`Použít 62_000_Kč z domácnosti, ${income}`) }),
  );
  expect(shown(income)).toEqual(['62000']);
  expect(section().getByText(/Hodnoty jsou z domácnosti/)).toBeVisible();
});

it('leaves what an offer was kept with, and shows what differs', async () => {
  savedHousehold = { applicantAge: 41, netMonthlyIncome: 60_000, monthlyInstallments: 0 };
  const { user } = await open();
  expect(shown(income, instalments)).toEqual(['60000', '0']);
  expect(section().getByText(/v domácnosti 62 000 Kč/)).toBeVisible();
  // The offer is shown as it was saved.
  expect(screen.getByText('Nabídka č. 41')).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(section().getByRole('button', { name: 'Převzít vše z domácnosti' }));
  expect(shown(income, age, instalments, debt)).toEqual(['62000', '41', '4200', '180000']);
});

it('an offer that was kept with an age alone says nothing of incomes', async () => {
  savedHousehold = {
    applicantAge: 40,
    netMonthlyIncome: 0,
    monthlyInstallments: 0,
    otherDebt: 0,
  };
  await open();
  expect(shown(income, age)).toEqual(['62000', '40']);
  expect(section().getByText(/v domácnosti 41 let/)).toBeVisible();
});

it('keeps what was typed over a change of the household, and shows the change', async () => {
  openDrafts(1);
  const { unmount } = await open();
  enter(income, '70000');
  await flushDrafts();
  unmount();
  budget = { ...whole, netMonthlyIncome: 65_000 };
  await open();
  await waitFor(() => expect(shown(income)).toEqual(['70000']));
  expect(await section().findByText(/v domácnosti 65 000 Kč/)).toBeVisible();
});

it('follows the household when one comes back from it', async () => {
  const { router } = await open();
  await act(() => router.navigate('/elsewhere'));
  await screen.findByRole('heading', { name: 'Jinde' });
  budget = { ...whole, netMonthlyIncome: 65_000 };
  await act(() => router.navigate(path));
  await findResult();
  expect(shown(income)).toEqual(['65000']);
});

it('has the ages of the oldest and the youngest of several applicants', async () => {
  budget = { ...whole, oldestAge: 63, youngestAge: 33 };
  await open();
  expect(shown('Věk nejstaršího žadatele', 'Věk nejmladšího žadatele')).toEqual(['63', '33']);
  expect(asked.at(-1)).toMatchObject({ applicantAge: 63, youngestApplicantAge: 33 });
});

it('asks as without a case while nothing is entered in the household', async () => {
  budget = { oldestAge: 41, youngestAge: 41 };
  await open();
  expect(shown(income, age, instalments, debt)).toEqual(['', '41', '', '']);
  expect(section().getByText(/V domácnosti zatím nejsou příjmy ani závazky/)).toBeVisible();
});

it('asks as without a case where the household cannot be read, and reads it again', async () => {
  server.use(handle(householdCalls.budget, failure(500)));
  const { user, banners } = await open();
  expect(await section().findByText(/Domácnost se nepodařilo načíst/)).toBeVisible();
  expect(shown(income)).toEqual(['']);
  expect(banners).toEqual([]);
  server.resetHandlers();
  await user.click(section().getByRole('button', { name: 'Zkusit znovu' }));
  expect(await section().findByText(/v domácnosti 62 000 Kč/)).toBeVisible();
  // What was not there when the screen was opened is offered, and not put in.
  expect(shown(income)).toEqual(['']);
});
