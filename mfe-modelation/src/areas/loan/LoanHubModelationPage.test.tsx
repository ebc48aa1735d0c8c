import { caseCalls } from '@advisor/contracts/case/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
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
const step = { step: 'modelation', isActive: true, state: 'done' } as const;
const server = mockServer(
  handle(caseCalls.get, openCase()),
  handle(salesArrangementCalls.flow, [step]),
  // Before `offer.get`, which would take its address for an offer's.
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(offerCalls.get, ({ params }) => loanOffer(Number(params['offerId']), loanInput())),
  handle(codebookCalls.bankingDays, { bankingDays: [] }),
  handle(offerCalls.listOfArrangement, () => [listed(linkedId)]),
  handle(offerCalls.mortgage, ({ body }) => loanSimulation(body)),
  handle(offerCalls.create, { offerId: 50 }),
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
    handle(offerCalls.linkToArrangement, ({ body }) => {
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
    handle(offerCalls.linkToArrangement, () => {
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

it('models and keeps for the application, so that its price exception counts', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(offerCalls.mortgage, ({ body, query }) => {
      asked.push(query.salesArrangementId);
      return loanSimulation(body);
    }),
    handle(offerCalls.create, ({ body }) => {
      asked.push(body.salesArrangementId);
      return { offerId: 50 };
    }),
    handle(offerCalls.linkToArrangement, () => undefined),
  );
  const { user } = await open();
  await within(await findResult()).findByText('15 000 Kč');
  amount(3_200_000);
  await within(await findResult()).findByText('16 000 Kč');
  await user.click(screen.getByRole('button', { name: /Uložit a převzít/ }));
  await waitFor(() => expect(asked.at(-1)).toBe(21));
  expect(new Set(asked)).toEqual(new Set(['21', 21]));
});

it('knows the age of the case’s client', async () => {
  const born = { ...openCase().customer, dateOfBirth: '1958-12-06' };
  server.use(handle(caseCalls.get, openCase({ customer: born })));
  await open();
  const age = await screen.findByRole('spinbutton', { name: 'Věk žadatele' });
  const { value } = age as HTMLInputElement;
  const passed = new Date().getFullYear() - 1958;
  expect([String(passed), String(passed - 1)]).toContain(value);
});

it('shows the limit of the case’s client for an unsecured loan', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(caseCalls.get, openCase({ productTypeId: 1 })),
    handle(offerCalls.listOfArrangement, []),
    handle(offerCalls.unsecuredLoan, ({ body }) => loanSimulation(body)),
    handle(customerCalls.unsecuredLoanLimit, ({ body }) => {
      asked.push(body.identity);
      return { limit: 250_000 };
    }),
  );
  await open();
  expect(await screen.findByText(/Anna Nováková: úvěr až 250 000 Kč/)).toBeVisible();
  expect(asked).toEqual([{ id: 951, scheme: 2 }]);
  // Whose loan it is, is settled.
  expect(screen.queryByRole('button', { name: 'Jiný klient' })).not.toBeInTheDocument();
});

it('opens the variants that a link names', async () => {
  await openModelation(`${path}?offers=77`);
  expect(await screen.findByRole('list', { name: 'Připnuté varianty' })).toBeVisible();
});

it('says why the application cannot be modelled any more, and shows what it is made from', async () => {
  const reason = 'Žádost je odeslaná ke schválení.';
  server.use(handle(salesArrangementCalls.flow, [{ ...step, isActive: false, reason }]));
  await open();
  expect(await screen.findByText(reason)).toBeVisible();
  const offer = screen.getByRole('table', { name: 'Nabídka č. 41' });
  expect(within(offer).getByRole('row', { name: /Měsíční splátka/ })).toHaveTextContent(
    '15 000 Kč',
  );
  expect(screen.getByRole('button', { name: 'Vytisknout' })).toBeEnabled();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it.each<[string, () => void]>([
  [
    'a product that is not modelled',
    () =>
      server.use(
        // A product of a later release.
        handle(caseCalls.get, openCase({ productTypeId: 20099 as 20004 })),
      ),
  ],
  [
    'an arrangement that is no application',
    () => server.use(handle(salesArrangementCalls.flow, [{ ...step, step: 'parameters' }])),
  ],
])('offers no form for %s', async (_, arrange) => {
  arrange();
  await open();
  expect(await screen.findByText('Pro tuto žádost se úvěr nemodeluje.')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it.each([
  '/cid-0/loan-hub/said-21/modelation',
  '/cid-7/loan-hub/said-x/modelation',
  '/seven/loan-hub/nine/modelation',
])('%s is no case’s address', async (address) => {
  await openModelation(address);
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('is not found for an application of another case', async () => {
  server.use(
    handle(caseCalls.get, { ...openCase(), salesArrangementId: 22 }),
    handle(salesArrangementCalls.list, []),
  );
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nelze načíst');
  expect(useCurrentClientStore.getState().client.salesArrangementId).toBeUndefined();
});
