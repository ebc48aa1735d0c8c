import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, within } from '@testing-library/react';
import { extraPayment } from '../testing/payment';
import { offeredTerms } from '../testing/terms';
import { openScreen } from '../testing/open-screen';

const server = mockServer(
  handle(refinancingCalls.extraPayment, extraPayment()),
  handle(refinancingCalls.extraPaymentList, []),
  handle(refinancingCalls.repaymentTerms, offeredTerms()),
);
const path = '/mortgage/extra-payment/1000001/41';
const open = (at = path) => openScreen(at);
const statement = () => screen.findByRole('region', { name: 'Klient zaplatí' });
const value = (of: HTMLElement, label: string) =>
  within(of).getByText(label).nextElementSibling!.textContent.replace(/\s/g, ' ');

it('shows what was agreed, and what is paid on the day for which it holds', async () => {
  await open();
  const agreed = await statement();
  expect(screen.getByText('Rozpracováno')).toBeVisible();
  expect(agreed).toHaveTextContent(/505\s800\sKč/);
  expect(agreed).toHaveTextContent(/platí jen pro 15\.\s12\.\s2026/);
  expect(value(agreed, 'Druh')).toBe('Částečné splacení');
  expect(value(agreed, 'Na jistinu')).toBe('500 000 Kč');
  expect(value(agreed, 'Poplatek')).toBe('5 800 Kč');
  expect(value(agreed, 'Po splátce')).toBe('Zkrátit splácení');
  expect(within(agreed).getByRole('link').getAttribute('href')).toMatch(
    /case\/1000001\/refinancing-offer\/501\/sheet$/,
  );
});

it('adds a discounted fee to what is paid', async () => {
  const { offer, ...payment } = extraPayment({ feeAmount: 2_800.5 });
  server.use(
    handle(refinancingCalls.extraPayment, {
      ...payment,
      offer: { ...offer!, feeAmountDiscounted: 2_800.5 },
    }),
  );
  await open();
  const agreed = await statement();
  expect(agreed).toHaveTextContent(/502\s800,50\sKč/);
  expect(value(agreed, 'Poplatek')).toBe('5 800 Kč');
  expect(value(agreed, 'Poplatek po slevě')).toBe('2 800,50 Kč');
});

it('has the new schedule for export, as it was calculated', async () => {
  await open();
  const schedule = await screen.findByRole('region', { name: 'Splácení po splátce' });
  expect(within(schedule).getByRole('row', { name: /^2027/ })).toBeVisible();
  expect(within(schedule).getByRole('button', { name: 'CSV' })).toBeVisible();
  expect(within(schedule).getByRole('button', { name: 'Excel' })).toBeVisible();
});

it('leads to another offer while its state allows one', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Spočítat novou nabídku' }));
  expect(router.state.location.pathname).toBe(`${path}/calculator`);
});

it('offers nothing that its state does not allow', async () => {
  server.use(handle(refinancingCalls.extraPayment, extraPayment({ state: 4, actions: [] })));
  await open();
  expect(await screen.findByText('Dokončeno')).toBeVisible();
  const schedule = screen.getByRole('region', { name: 'Splácení po splátce' });
  expect(screen.getAllByRole('button')).toEqual(within(schedule).getAllByRole('button'));
});

const whole = (change = {}) => extraPayment(change, { date: '2026-11-30', effect: 'shorterTerm' });

describe('a full repayment', () => {
  it('says what follows, and when', async () => {
    server.use(handle(refinancingCalls.extraPayment, whole()));
    await open();
    const after = await screen.findByRole('region', { name: 'Co následuje po splacení' });
    const steps = within(after)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      // The balance, 15 days of interest, the cap of one percent and the costs.
      expect.stringMatching(/pošle 2\s024\s800\sKč tak, aby platba dorazila 30\.\s11\.\s2026/),
      // The first banking day after it.
      expect.stringMatching(/uzavře úvěrový účet.*nejpozději 1\.\s12\.\s2026/),
      expect.stringMatching(
        /potvrzení o zániku zástavního práva \(kvitanci\), nejpozději 30\.\s12\.\s2026/,
      ),
      expect.stringMatching(/návrh na výmaz zástavního práva/),
      expect.stringMatching(/zruší vinkulaci pojištění/),
    ]);
    expect(screen.queryByRole('region', { name: 'Splácení po splátce' })).not.toBeInTheDocument();
  });

  it('is followed by nothing once it is cancelled', async () => {
    server.use(handle(refinancingCalls.extraPayment, whole({ state: 6, actions: [] })));
    await open();
    expect(await screen.findByText('Zrušeno')).toBeVisible();
    expect(screen.queryByRole('region', { name: /Co následuje/ })).not.toBeInTheDocument();
  });
});

it.each([403, 404, 500])('leaves a failure %d to the error page', async (status) => {
  server.use(handle(refinancingCalls.extraPayment, failure(status)));
  await open();
  expect(await screen.findByRole('alert')).toBeVisible();
});

it.each(['abc/41', '1000001/abc'])('is not there at %s', async (at) => {
  await open(`/mortgage/extra-payment/${at}`);
  expect(await screen.findByRole('alert')).toBeVisible();
});
