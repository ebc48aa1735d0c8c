import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, within } from '@testing-library/react';
import { extraPayment } from '../testing/payment';
import { openScreen } from '../testing/open-screen';
import { offeredTerms } from '../testing/terms';

const whole = extraPayment(
  { processId: 40, state: 6, actions: [] },
  { date: '2026-11-30', effect: 'shorterTerm' },
);
const server = mockServer(
  handle(refinancingCalls.repaymentTerms, offeredTerms()),
  handle(refinancingCalls.extraPaymentList, [extraPayment(), whole]),
  handle(refinancingCalls.extraPayment, extraPayment()),
);
const open = (path = '/mortgage/extra-payment/1000001') => openScreen(path);

it('lists day, kind, amount, fee and state, and leads to each', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'Mimořádné splátky' });
  const [, partial, full] = within(table).getAllByRole('row');
  expect(partial).toHaveTextContent(
    /15\.\s12\.\s2026Částečné splacení500\s000\sKč5\s800\sKčRozpracováno/,
  );
  expect(full).toHaveTextContent(/30\.\s11\.\s2026Úplné splacení2\s004\s000\sKč.*Zrušeno/);
  expect(within(full!).getByRole('link')).toHaveAttribute(
    'href',
    '/mortgage/extra-payment/1000001/40',
  );
});

it('opens the one that is worked on rather than beginning another', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Otevřít rozpracovanou splátku' }));
  expect(router.state.location.pathname).toBe('/mortgage/extra-payment/1000001/41');
});

it('begins another after those that have ended', async () => {
  server.use(handle(refinancingCalls.extraPaymentList, [whole]));
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Spočítat splátku' }));
  expect(router.state.location.pathname).toBe('/mortgage/extra-payment/1000001/calculator');
});

it('says that there is none, and begins the first', async () => {
  server.use(handle(refinancingCalls.extraPaymentList, []));
  await open();
  expect(await screen.findByText(/zatím žádnou mimořádnou splátku/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spočítat splátku' })).toBeVisible();
});

it.each([[[]], [[whole]]])('says why none can begin (%#)', async (payments) => {
  const { loan: _, ...terms } = offeredTerms();
  server.use(
    handle(refinancingCalls.repaymentTerms, { ...terms, refusal: 'Úvěr je splacený.' }),
    handle(refinancingCalls.extraPaymentList, payments),
  );
  await open();
  expect(await screen.findByText('Úvěr je splacený.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([403, 404, 500])('leaves a failure %d to the error page', async (status) => {
  server.use(handle(refinancingCalls.extraPaymentList, failure(status)));
  await open();
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('is not there without a case', async () => {
  await open('/mortgage/extra-payment/abc');
  expect(await screen.findByRole('alert')).toBeVisible();
});
