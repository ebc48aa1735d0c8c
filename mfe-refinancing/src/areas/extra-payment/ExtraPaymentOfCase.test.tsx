import type { EndpointDeclaration } from '@advisor/contracts/endpoint';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen } from '@testing-library/react';
import ExtraPaymentOfCase from './ExtraPaymentOfCase';
import { extraPayment } from './testing/payment';
import { offeredTerms } from './testing/terms';

const server = mockServer(
  handle(refinancingCalls.repaymentTerms, offeredTerms()),
  handle(refinancingCalls.extraPaymentList, []),
);
const open = () =>
  renderRoute(() => [{ path: '/', element: <ExtraPaymentOfCase caseId={1000001} /> }], '/');
const value = (label: RegExp | string) =>
  screen.getByText(label).nextElementSibling!.textContent.replace(/\s/g, ' ');

it('says what the loan is repaid for, and leads to the calculator', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Spočítat splátku' })).toHaveAttribute(
    'href',
    '/mortgage/extra-payment/1000001/calculator',
  );
  expect(value('Nesplacená jistina')).toBe('2 000 000 Kč');
  // The balance, ten days of interest, one percent and the costs.
  expect(value(/Celý úvěr lze splatit 25. 11. 2026 za/)).toBe('2 023 466,67 Kč');
  expect(value('Nejbližší období bez poplatku')).toBe('10. 4. 2027 – 9. 5. 2027');
  expect(value('V něm bez poplatku nejvýše')).toBe('525 000 Kč');
});

it('knows the notice that makes it free, and what of the quarter is used', async () => {
  server.use(
    handle(refinancingCalls.repaymentTerms, {
      ...offeredTerms(),
      rateNotices: ['2026-10-24'],
      freeRepayments: [{ date: '2027-04-12', amount: 500_000 }],
    }),
  );
  await open();
  // The balance and ten days of interest.
  expect(
    await screen.findByText(/Celý úvěr lze splatit/).then((of) => of.nextElementSibling),
  ).toHaveTextContent(/2\s002\s666,67\sKč/);
  expect(value('Po oznámení sazby celý bez poplatku do')).toBe('24. 1. 2027');
  expect(value('V něm bez poplatku nejvýše')).toBe('25 000 Kč');
});

it('says why there is nothing to repay', async () => {
  const { loan: _, ...terms } = offeredTerms();
  server.use(handle(refinancingCalls.repaymentTerms, { ...terms, refusal: 'Úvěr je splacený.' }));
  await open();
  expect(await screen.findByText('Úvěr je splacený.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows the payment that is worked on with its state, and leads to it and to all', async () => {
  server.use(
    handle(refinancingCalls.extraPaymentList, [
      extraPayment(),
      extraPayment({ processId: 40, state: 6 }),
    ]),
  );
  await open();
  expect(await screen.findByText('Rozpracováno')).toBeVisible();
  expect(
    screen.getByRole('link', { name: /Částečné splacení 500\s000\sKč ke dni 15\.\s12\.\s2026/ }),
  ).toHaveAttribute('href', '/mortgage/extra-payment/1000001/41');
  expect(screen.getByRole('link', { name: '2 mimořádné splátky' })).toHaveAttribute(
    'href',
    '/mortgage/extra-payment/1000001',
  );
  expect(screen.queryByRole('link', { name: 'Spočítat splátku' })).not.toBeInTheDocument();
});

it('still leads to payments of a loan that is repaid', async () => {
  const { loan: _, ...terms } = offeredTerms();
  server.use(
    handle(refinancingCalls.repaymentTerms, { ...terms, refusal: 'Úvěr je splacený.' }),
    handle(refinancingCalls.extraPaymentList, [extraPayment({ state: 4 })]),
  );
  await open();
  expect(await screen.findByText('Úvěr je splacený.')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 mimořádná splátka' })).toBeVisible();
});

const calls = ['repaymentTerms', 'extraPaymentList'] as const;
it.each(calls)('can be tried again after %s', async (name) => {
  server.use(handle<EndpointDeclaration>(refinancingCalls[name], failure(500)));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: /Zkusit znovu/ });
  server.use(
    handle(refinancingCalls.repaymentTerms, offeredTerms()),
    handle(refinancingCalls.extraPaymentList, []),
  );
  await user.click(retry);
  expect(await screen.findByText('Nesplacená jistina')).toBeVisible();
});
