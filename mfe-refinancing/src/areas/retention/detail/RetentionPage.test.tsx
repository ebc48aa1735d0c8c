import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { openRetention, retentionHandlers } from '../testing/open-retention';
import { retention } from '../testing/retention-answers';

const server = mockServer(...retentionHandlers());
const open = () => openRetention('/41');
const row = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'Nabídka' }))
    .getByRole('row', { name })
    .textContent.replace(/\s/g, ' ');

it('shows what the client was offered, beside what holds now and the price list', async () => {
  await open();
  expect(await screen.findByText('Rozpracováno')).toBeVisible();
  expect(row(/Úroková sazba/)).toBe('Úroková sazba5,49 %4,89 %4,59 %');
  expect(row(/Měsíční splátka/)).toBe('Měsíční splátka13 747 Kč13 069 Kč12 739 Kč');
  expect(row(/Poplatek/)).toBe('Poplatek za změnu–3 000 Kč1 500 Kč');
  expect(screen.getByText('Fixace do').nextElementSibling).toHaveTextContent(/15\.\s5\.\s2030/);
  expect(screen.getByRole('link', { name: 'Nabídka v PDF' })).toHaveAttribute('download');
  expect(screen.getByRole('textbox', { name: 'Poznámka' })).toHaveValue(
    'Klient má nabídku jiné banky.',
  );
});

it('shows the list price as the offer when nothing was taken off', async () => {
  const {
    interestRateDiscounted: _rate,
    loanPaymentAmountDiscounted: _instalment,
    feeAmountDiscounted: _fee,
    ...plain
  } = retention();
  server.use(handle(refinancingCalls.retention, plain));
  await open();
  expect(await screen.findByRole('table', { name: 'Nabídka' })).toBeVisible();
  expect(row(/Úroková sazba/)).toBe('Úroková sazba5,49 %4,89 %4,89 %');
});

const newOffer = { name: 'Spočítat novou nabídku' };

it('leads to a new offer while the process takes one', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', newOffer));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mortgage/retention/1000001/41/calculator'),
  );
});

it('says that the offer has run out', async () => {
  const of = retention();
  server.use(
    handle(refinancingCalls.retention, {
      ...of,
      offer: { ...of.offer!, validTo: '2026-01-31' },
    }),
  );
  await open();
  expect(await screen.findByText(/Platnost nabídky skončila 31\.\s1\.\s2026/)).toBeVisible();
});

it.each([
  [2, ['update']],
  [3, ['update', 'cancel']],
  [4, []],
  [5, ['update', 'cancel']],
  [6, []],
] as const)('allows in the state %d only what the server names', async (state, actions) => {
  server.use(handle(refinancingCalls.retention, retention({ state, actions: [...actions] })));
  await open();
  await screen.findByRole('table', { name: 'Nabídka' });
  expect(screen.queryByRole('button', newOffer)).not.toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: 'Předat retenčnímu centru' }),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Připravit/ })).not.toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Zrušit proces' })).toHaveLength(
    actions.some((action) => action === 'cancel') ? 1 : 0,
  );
  expect(screen.queryAllByRole('button', { name: 'Uložit poznámku' })).toHaveLength(
    actions.some((action) => action === 'update') ? 1 : 0,
  );
});

it('asks nothing any more, and names no day, once it is cancelled', async () => {
  const ended = { state: 6, actions: [], signatureDeadline: '2026-12-01' } as const;
  server.use(handle(refinancingCalls.retention, retention({ ...ended, actions: [] })));
  await open();
  expect(await screen.findByText('Klient zatím neodpověděl.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zapsat odpověď' })).not.toBeInTheDocument();
  expect(screen.queryByText('Účinnost od')).not.toBeInTheDocument();
  expect(screen.queryByText('Podepsat do')).not.toBeInTheDocument();
});

it('shows the new state once the process was cancelled', async () => {
  let isCancelled = false;
  server.use(
    handle(refinancingCalls.retention, () =>
      retention(isCancelled ? { state: 6, actions: [] } : {}),
    ),
    handle(refinancingCalls.cancelProcess, ({ body }) => {
      isCancelled = true;
      return { version: body.version + 1 };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Zrušit proces' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Zrušit proces' }));
  expect(await screen.findByText('Zrušeno')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Zrušit proces' })).not.toBeInTheDocument(),
  );
});

it.each(['/41', '/abc'])('is not there for a process of another case: %s', async (path) => {
  server.use(handle(refinancingCalls.retention, failure(404, { errorCode: 90901 })));
  await openRetention(path);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nelze načíst');
});
