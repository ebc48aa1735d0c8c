import { offerCalls } from '@advisor/contracts/offer/calls';
import { permission } from '@advisor/contracts/permissions';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { clearDrafts, flushDrafts, openDrafts } from '@advisor/forms/drafts';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import '@advisor/testing/subtle-crypto';
import { screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { extraPayment } from '../testing/payment';
import { openScreen } from '../testing/open-screen';
import { offeredTerms } from '../testing/terms';

const { offer } = extraPayment();
const simulated = jest.fn();
const linked = jest.fn();
const answerLink = handle(offerCalls.linkExtraPayment, ({ body }) => {
  linked(body);
  return { processId: 41, salesArrangementId: 2_000_041, version: 2 };
});
const answerSimulation = (change: Partial<NonNullable<typeof offer>> = {}) =>
  handle(refinancingCalls.simulateExtraPayment, ({ body }) => {
    simulated(body);
    return { ...offer!, ...change };
  });
const server = mockServer(
  handle(refinancingCalls.repaymentTerms, { ...offeredTerms(), maximumFeeDiscount: 3_000 }),
  handle(refinancingCalls.extraPaymentList, []),
  handle(refinancingCalls.extraPayment, extraPayment()),
  answerSimulation(),
  answerLink,
);
afterEach(clearDrafts);

const calculator = '/mortgage/extra-payment/1000001/calculator';
const ofProcess = '/mortgage/extra-payment/1000001/41/calculator';
const detail = '/mortgage/extra-payment/1000001/41';
const button = () => screen.findByRole('button', { name: 'Převzít nabídku' });
async function typed(user?: Parameters<typeof openScreen>[1]) {
  const view = await openScreen(calculator, user);
  await view.user.click(await screen.findByRole('button', { name: /V den splátky/ }));
  await view.user.type(await screen.findByLabelText(/Částka splátky/), '500000');
  return view;
}
const amountIs = (text: RegExp) =>
  expect(screen.getByLabelText(/Částka splátky/)).toHaveDisplayValue(text);

it('takes over what stands on the screen, and opens it', async () => {
  const { user, router } = await typed();
  await user.type(screen.getByLabelText('Poznámka'), 'Volal klient.');
  await user.click(await button());
  await waitFor(() => expect(router.state.location.pathname).toBe(detail));
  expect(simulated.mock.calls).toEqual([
    [
      {
        extraPaymentTypeId: 2,
        extraPaymentDate: '2026-12-15',
        extraPaymentAmount: 500_000,
        isPaymentReduced: false,
      },
    ],
  ]);
  expect(linked.mock.calls).toEqual([[{ offerId: 501, comment: 'Volal klient.' }]]);
});

it('sends all that the calculator knows, and a discount of the fee', async () => {
  server.use(answerSimulation({ feeAmountDiscounted: 3_000 }));
  const { user } = await typed();
  await user.click(screen.getByTitle('Snížit splátku'));
  await user.click(screen.getByLabelText('Důvod splacení'));
  await user.click(await screen.findByText('Prodej financované nemovitosti'));
  await user.type(screen.getByLabelText('Sleva z poplatku'), '2800,50');
  const result = screen.getByRole('region', { name: 'Klient zaplatí' });
  expect(result).toHaveTextContent(/502\s999,50 Kč/);
  expect(result).toHaveTextContent(/5\s800 Kč po slevě 2\s800,50 Kč/);
  await user.click(await button());
  await waitFor(() => expect(simulated).toHaveBeenCalled());
  expect(simulated).toHaveBeenCalledWith(
    expect.objectContaining({
      isPaymentReduced: true,
      reason: 'propertySale',
      feeDiscount: 2_800.5,
    }),
  );
});

it.each([
  ['5800,01', /Z poplatku lze slevit nejvýše 3\s000 Kč/],
  ['3000,01', /Z poplatku lze slevit nejvýše 3\s000 Kč/],
  ['-5', /Hodnota nesmí být záporná/],
])('refuses the discount %s at its field, and names no amount to pay', async (discount, text) => {
  const { user } = await typed();
  const field = screen.getByLabelText('Sleva z poplatku');
  await user.type(field, discount);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field).toBeInvalid();
  const result = screen.getByRole('region', { name: 'Klient zaplatí' });
  expect(result).toHaveTextContent('Doplňte nebo opravte údaje splátky.');
  expect(result).not.toHaveTextContent(/505\s800 Kč/);
  await user.click(await button());
  expect(simulated).not.toHaveBeenCalled();
});

it.each([
  ['extraPaymentDate', /Den splátky/, 'V tento den banka neúčtuje.'],
  ['extraPaymentAmount', /Částka splátky/, 'Klient dluží jen 400 000 Kč.'],
  ['feeDiscount', /Sleva z poplatku/, 'Z poplatku lze slevit nejvýše 100 Kč.'],
])(
  'shows what the server refuses at %s, and keeps what was typed',
  async (field, label, message) => {
    server.use(
      handle(
        refinancingCalls.simulateExtraPayment,
        failure(400, { message, field, errorCode: 90027 }),
      ),
    );
    const { user, banners } = await typed();
    await user.click(await button());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(label, { selector: 'input' })).toBeInvalid();
    amountIs(/500\s000/);
    expect(banners).toEqual([]);
    expect(linked).not.toHaveBeenCalled();
  },
);

it('says why a loan that is overdue is refused, in its place', async () => {
  const message = 'Úvěr je po splatnosti.';
  server.use(handle(offerCalls.linkExtraPayment, failure(400, { message, errorCode: 90027 })));
  const { user, banners } = await typed();
  await user.click(await button());
  expect(await screen.findByText(message)).toBeVisible();
  amountIs(/500\s000/);
  expect(banners).toEqual([]);
});

it('leads to the payment that is worked on instead of beginning another', async () => {
  server.use(handle(refinancingCalls.extraPaymentList, [extraPayment({ processId: 7 })]));
  await openScreen(calculator);
  expect(await screen.findByRole('link', { name: 'Otevřít' })).toHaveAttribute(
    'href',
    '/mortgage/extra-payment/1000001/7',
  );
  expect(screen.queryByRole('button', { name: 'Převzít nabídku' })).not.toBeInTheDocument();
});

it('only calculates for who may not change the loan', async () => {
  await typed(advisorUser({ userPermissions: [permission.searchCases] }));
  expect(screen.queryByRole('button', { name: 'Převzít nabídku' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Sleva z poplatku')).not.toBeInTheDocument();
});

it('leaves a fee that the contract decides to the administration of loans', async () => {
  server.use(
    handle(
      refinancingCalls.repaymentTerms,
      offeredTerms({ contractSignedOn: '2015-05-10', fixedRateValidFrom: '2015-05-15' }),
    ),
  );
  await typed();
  expect(await screen.findByText(/splátku proto připraví správa úvěrů/)).toBeVisible();
});

it('marks what was wrong again after a reload', async () => {
  openDrafts(1);
  const { user, unmount } = await typed();
  await user.type(screen.getByLabelText('Sleva z poplatku'), '4000');
  await flushDrafts();
  unmount();
  await openScreen(calculator);
  await waitFor(() => amountIs(/500\s000/));
  await waitFor(() => expect(screen.getByLabelText('Sleva z poplatku')).toBeInvalid());
});

it('limits the discount by the fee, where that is less than the advisor may take off', async () => {
  const { user } = await typed();
  const discount = screen.getByLabelText('Sleva z poplatku');
  expect(discount).toHaveAccessibleDescription(/Nejvýše 3.000.Kč/);
  const amount = screen.getByLabelText(/Částka splátky/);
  await user.clear(amount);
  await user.type(amount, '100000');
  expect(discount).toHaveAccessibleDescription(/Nejvýše 1.800.Kč/);
  expect(screen.getByText(/a poplatek 1.800.Kč/)).toBeVisible();
});

it('makes another offer for a payment that is worked on', async () => {
  server.use(
    handle(
      refinancingCalls.extraPayment,
      extraPayment(
        { comment: 'Volal klient.' },
        {
          date: '2027-01-15',
          amount: 300_000,
          effect: 'lowerInstalment',
          reason: 'divorceSettlement',
        },
      ),
    ),
  );
  const { user, router } = await openScreen(ofProcess);
  const amount = await screen.findByLabelText(/Částka splátky/);
  expect(amount).toHaveDisplayValue(/300\s000/);
  expect(screen.getByLabelText('Poznámka')).toHaveValue('Volal klient.');
  await user.click(screen.getByRole('button', { name: 'Převzít nabídku' }));
  await user.click(await screen.findByRole('button', { name: 'Převzít nabídku banky' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(detail));
  expect(simulated).toHaveBeenCalledWith({
    extraPaymentTypeId: 2,
    extraPaymentDate: '2027-01-15',
    extraPaymentAmount: 300_000,
    isPaymentReduced: true,
    reason: 'divorceSettlement',
  });
  expect(linked).toHaveBeenCalledWith({
    offerId: 501,
    salesArrangementId: 2_000_041,
    version: 1,
    comment: 'Volal klient.',
  });
});

it('makes no other offer once the payment is out for signature', async () => {
  server.use(
    handle(refinancingCalls.extraPayment, extraPayment({ state: 3, actions: ['cancel'] })),
  );
  await openScreen(ofProcess);
  expect(await screen.findByText('Nabídku už nelze nahradit')).toBeVisible();
  expect(screen.getByRole('link', { name: /Zobrazit/ })).toHaveAttribute('href', detail);
});
