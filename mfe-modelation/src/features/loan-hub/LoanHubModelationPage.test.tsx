import 'fake-indexeddb/auto';
import { clearDrafts } from '@advisor/forms/drafts';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  loanInput,
  loanOffer,
  loanSimulation,
  mortgageDefaults,
} from '../../testing/modelation-fixtures';
import { findResult, openModelation } from '../../testing/render-modelation';

const path = '/cid-1000001/loan-hub/said-21/modelation';
const listed = (offerId: number) => {
  const { input: _input, result, ...summary } = loanOffer(offerId, loanInput());
  return {
    ...summary,
    isLinked: true,
    amount: 3_000_000,
    interestRate: result.interestRate,
    monthlyPayment: 15_000,
  };
};
let linkedId = 41;
const server = mockServer(
  handle('case.get', openCase()),
  // Before `offer.get`, which would take its address for an offer's.
  handle('offer.defaults', mortgageDefaults()),
  handle('offer.get', ({ params }) => loanOffer(Number(params['offerId']), loanInput())),
  handle('codebooks.bankingDays', { bankingDays: [] }),
  handle('salesArrangement.offers', () => [listed(linkedId)]),
  handle('offer.mortgage', ({ body }) => loanSimulation(body)),
  handle('offer.create', { offerId: 50 }),
);
// What one test types is no draft of the next.
afterEach(clearDrafts);
beforeEach(() => {
  linkedId = 41;
  useCurrentClientStore.getState().clear();
});

const open = () => openModelation(path);
const amount = (value: number) =>
  fireEvent.change(screen.getByRole('spinbutton', { name: /Výše úvěru/ }), {
    target: { value: String(value) },
  });

it('begins with the offer of the application and shows what would change', async () => {
  await open();
  expect(await within(await findResult()).findByText('15 000 Kč')).toBeVisible();
  expect(screen.getByText(/vychází z nabídky č. 41/)).toBeVisible();
  expect(screen.getByText('Žádost by zůstala beze změny.')).toBeVisible();
  expect(useCurrentClientStore.getState().client).toMatchObject({
    caseId: 1_000_001,
    salesArrangementId: 21,
    customerLastName: 'Nováková',
  });
  amount(3_200_000);
  const changes = await screen.findByRole('table', { name: 'Co se v žádosti změní' });
  // Never the new input with the numbers of the old one.
  expect(within(changes).getByRole('row', { name: /Měsíční splátka/ })).toHaveTextContent(
    '+1 000 Kč',
  );
  expect(within(changes).queryByRole('row', { name: /Splatnost/ })).not.toBeInTheDocument();
});

it('keeps the offer and takes it over into the application', async () => {
  const links: unknown[] = [];
  server.use(
    handle('salesArrangement.linkOffer', ({ body }) => {
      links.push(body);
      linkedId = body.offerId;
    }),
  );
  const { user } = await open();
  await within(await findResult()).findByText('15 000 Kč');
  amount(3_200_000);
  await within(await findResult()).findByText('16 000 Kč');
  await user.click(screen.getByRole('button', { name: /Uložit a převzít/ }));
  expect(await screen.findByRole('button', { name: /Převzato do žádosti/ })).toBeVisible();
  expect(links).toEqual([{ offerId: 50, replacedOfferId: 41 }]);
  expect(await screen.findByText(/vychází z nabídky č. 50/)).toBeVisible();
});

it('tells that another advisor was faster, and shows the present state', async () => {
  server.use(
    handle('salesArrangement.linkOffer', () => {
      linkedId = 44;
      return failure(409, { message: 'Tomáš Kříž mezitím převzal nabídku č. 44.' });
    }),
  );
  const { user } = await open();
  await within(await findResult()).findByText('15 000 Kč');
  amount(3_200_000);
  await within(await findResult()).findByText('16 000 Kč');
  await user.click(screen.getByRole('button', { name: /Uložit a převzít/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Žádost mezitím někdo změnil' });
  expect(dialog).toHaveTextContent('Tomáš Kříž mezitím převzal nabídku č. 44.');
  await user.click(within(dialog).getByRole('button', { name: 'Ukázat platný stav' }));
  expect(await screen.findByText(/vychází z nabídky č. 44/)).toBeVisible();
  // What was typed is still there.
  await waitFor(async () =>
    expect(within(await findResult()).getByText('16 000 Kč')).toBeVisible(),
  );
});

it.each([
  '/cid-0/loan-hub/said-21/modelation',
  '/cid-7/loan-hub/said-x/modelation',
  '/seven/loan-hub/nine/modelation',
])('%s is no case’s address', async (address) => {
  await openModelation(address);
  expect(await screen.findByRole('alert')).toBeVisible();
});
