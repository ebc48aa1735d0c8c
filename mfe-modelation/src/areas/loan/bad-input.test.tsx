import 'fake-indexeddb/auto';
import { productType } from '@advisor/contracts/codebooks';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { clearDrafts } from '@advisor/forms/drafts';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loanResult, loanSimulation, mortgageDefaults } from '../../testing/modelation-fixtures';
import { findResult, nbsp, openModelation } from '../../testing/render-modelation';

const server = mockServer(
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(codebookCalls.bankingDays, { bankingDays: [] }),
  handle(offerCalls.mortgage, ({ body }) => loanSimulation(body)),
  handle(offerCalls.unsecuredLoan, ({ body }) => loanSimulation(body)),
);
// What one test types is no draft of the next.
afterEach(clearDrafts);

const open = () => openModelation('/modelation/mortgage');
const shown = async (payment: string) => within(await findResult()).findByText(payment);
const field = (name: string | RegExp) => screen.getByRole('spinbutton', { name });
const enter = (name: string | RegExp, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};

it.each<[string, string | RegExp, string, string]>([
  ['half a year of years', /Splatnost/, '12,5', 'Zadejte celé číslo'],
  ['no time at all', /Splatnost/, '0', 'Zadejte 5 až 30 let'],
  ['more than a lifetime', /Splatnost/, '99', 'Zadejte 5 až 30 let'],
  ['less than no time', /Splatnost/, '-3', 'Hodnota nesmí být záporná'],
  ['twelve months', 'Další měsíce', '12', 'Hodnota může být nejvýše 11'],
  ['half a year of age', 'Věk žadatele', '35,5', 'Zadejte celé číslo'],
  ['haléře', /Výše úvěru/, '3000000,5', 'Zadejte celé číslo'],
  ['half a step of the rate', 'Úprava sazby', '0,25', 'Zadejte nejvýše 1 desetinné místo'],
  ['an amount beyond any', /Výše úvěru/, '99999999999999999999', 'Tak vysokou částku nelze zadat'],
  ['a worthless real estate', 'Hodnota zajištění', '0', 'Hodnota musí být větší než nula'],
])('says what is wrong with %s, instead of changing it', async (_, name, typed, message) => {
  await open();
  await shown('15 000 Kč');
  enter(name, typed);
  await waitFor(() =>
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(nbsp(message))),
  );
  expect(await screen.findByText(/doplňte nebo opravte údaje/)).toBeVisible();
});

it('takes an amount as people write it, and says so where it is none', async () => {
  await open();
  await shown('15 000 Kč');
  enter(/Výše úvěru/, '3,2 mil. Kč');
  expect(await shown('16 000 Kč')).toBeVisible();
  enter(/Výše úvěru/, '<b>1</b>');
  expect(field(/Výše úvěru/)).toHaveValue('<b>1</b>');
  await waitFor(() =>
    expect(field(/Výše úvěru/)).toHaveAccessibleDescription(
      expect.stringContaining('Zadejte číslo, například 1 500'),
    ),
  );
});

it.each([
  ['-0,5', '-0.3', -0.3],
  ['-0,5', '−0,2', -0.2],
  ['0,5', '-,4', -0.4],
])('keeps the sign that is typed over %s: %s', async (former, typed, value) => {
  const { user } = await open();
  await shown('15 000 Kč');
  enter('Úprava sazby', former);
  await user.clear(field('Úprava sazby'));
  await user.type(field('Úprava sazby'), typed);
  expect(field('Úprava sazby')).toHaveAttribute('aria-valuenow', String(value));
});

it('refuses a purpose that takes nothing, also beside one that takes all', async () => {
  const { user } = await open();
  await shown('15 000 Kč');
  await user.click(screen.getByRole('button', { name: 'Přidat účel' }));
  enter('Částka 2. účelu', '0');
  await waitFor(() =>
    expect(field('Částka 2. účelu')).toHaveAccessibleDescription(
      expect.stringContaining('Hodnota musí být větší než nula'),
    ),
  );
  expect(await screen.findByText(/doplňte nebo opravte údaje/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Odebrat účel Vypořádání/ }));
  expect(await shown('15 000 Kč')).toBeVisible();
});

it('forgets what the server has found once the field is wrong by itself', async () => {
  const message = 'Nejdelší splatnost je 30 let.';
  server.use(
    handle(offerCalls.mortgage, ({ body }) =>
      loanSimulation(body, {
        findings:
          body.loanDuration > 360 ? [{ severity: 'error', field: 'loanDuration', message }] : [],
      }),
    ),
  );
  await open();
  await shown('15 000 Kč');
  enter(/Splatnost/, '31');
  expect(await screen.findByRole('button', { name: message })).toBeVisible();
  enter(/Splatnost/, '-3');
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
});

it('shows no numbers of an amount that the bank does not lend', async () => {
  const message = 'Nejnižší úvěr je 200 000 Kč.';
  server.use(
    handle(offerCalls.mortgage, ({ body }) =>
      loanSimulation(body, {
        findings:
          body.loanAmount < 200_000 ? [{ severity: 'error', field: 'loanAmount', message }] : [],
      }),
    ),
  );
  await open();
  await shown('15 000 Kč');
  enter(/Výše úvěru/, '100');
  expect(await screen.findByRole('button', { name: message })).toBeVisible();
  expect(await screen.findByRole('heading', { name: /nabídnout nelze/ })).toBeVisible();
  expect(screen.queryByText('15 000 Kč')).not.toBeInTheDocument();
});

it('asks for an income where there are obligations', async () => {
  await open();
  await shown('15 000 Kč');
  const income = field('Čistý měsíční příjem');
  expect(income).not.toHaveAccessibleDescription();
  enter('Splátky jiných úvěrů', '5000');
  await waitFor(() =>
    expect(income).toHaveAccessibleDescription(expect.stringContaining('Bez příjmu nelze')),
  );
});

it.each([
  [80.00003, '80,00003_%, limit 80_%'],
  [80.4, '80,4_%, limit 80_%'],
  [80, '80,0_%, limit 80_%'],
  [999, '999,0_%, limit 80_%'],
  [98_765.43, 'více než 999_%, limit 80_%'],
])('writes LTV of %d so that it does not look like its limit', async (ltv, text) => {
  server.use(
    handle(offerCalls.mortgage, ({ body }) =>
      loanSimulation(body, { result: loanResult(body, { ltv }) }),
    ),
  );
  await open();
  expect(await screen.findByRole('meter', { name: 'LTV' })).toHaveAttribute(
    'aria-valuetext',
    nbsp(text),
  );
});

it('offers no discount that the rate tables do not have', async () => {
  const { collateralAmount: _, ...unsecured } = mortgageDefaults({
    productTypeId: productType.unsecuredLoan.code,
    energySavingsDiscount: 0,
  });
  server.use(handle(offerCalls.defaults, unsecured));
  await openModelation('/modelation/unsecured-loan');
  await screen.findByRole('checkbox', { name: 'Životní pojištění' });
  expect(screen.queryByRole('checkbox', { name: /úsporné/ })).not.toBeInTheDocument();
});
