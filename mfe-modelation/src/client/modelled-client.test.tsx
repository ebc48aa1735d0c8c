import 'fake-indexeddb/auto';
import { productType } from '@advisor/contracts/codebooks';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { clearDrafts } from '@advisor/forms/drafts';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, waitFor, within } from '@testing-library/react';
import {
  loanInput,
  loanOffer,
  loanSimulation,
  mortgageDefaults,
  savingsDefaults,
  savingsResult,
} from '../testing/modelation-fixtures';
import { findResult, openModelation } from '../testing/render-modelation';

const { collateralAmount: _, ...loanDefaults } = mortgageDefaults({
  productTypeId: productType.unsecuredLoan.code,
  loanPurposeIds: [],
  loanAmount: { minimum: 20_000, maximum: 2_500_000, default: 300_000 },
});
const identity = { id: 951, scheme: 2 };
const anna = {
  identity,
  naturalPerson: { firstName: 'Anna', lastName: 'Nováková', dateOfBirth: '1985-04-03' },
  addresses: [],
  contacts: [],
};
const asked: unknown[] = [];
const made: unknown[] = [];
const server = mockServer(
  handle(offerCalls.defaults, loanDefaults),
  handle(codebookCalls.bankingDays, { bankingDays: [] }),
  handle(offerCalls.unsecuredLoan, ({ body }) => loanSimulation(body)),
  handle(offerCalls.create, { offerId: 7 }),
  handle(offerCalls.get, loanOffer(7, loanInput())),
  handle(offerCalls.createCase, ({ body }) => {
    made.push(body.customer);
    return { caseId: 5, salesArrangementId: 6 };
  }),
  handle(customerCalls.get, ({ body }) => {
    asked.push(body.identity);
    return anna;
  }),
  handle(customerCalls.unsecuredLoanLimit, { limit: 250_000 }),
);
afterEach(clearDrafts);
beforeEach(() => {
  asked.length = 0;
  made.length = 0;
  useCurrentClientStore.getState().clear();
});

const path = '/modelation/unsecured-loan?clientId=951';
const age = () => screen.findByRole('spinbutton', { name: 'Věk žadatele' });

async function found(user: Awaited<ReturnType<typeof openModelation>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Založit případ' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Nováková Anna')).toBeInTheDocument();
  const make = await dialog.findByRole('button', { name: 'Založit případ' });
  await waitFor(() => expect(make).toBeEnabled());
  await user.click(make);
  expect(await screen.findByRole('heading', { name: 'Rozcestník' })).toBeVisible();
  expect(made).toEqual([{ kind: 'identified', identity }]);
}

it('models for whom the address names, and makes the case theirs without a search', async () => {
  const { user } = await openModelation(path);
  expect(await screen.findByText('Nováková Anna')).toBeVisible();
  expect(asked).toEqual([identity]);
  expect(await age()).toHaveValue('41');
  expect(await screen.findByText(/Anna Nováková: úvěr až/)).toBeVisible();
  await within(await findResult()).findByText('1 500 Kč');
  await found(user);
});

it('founds building savings for them, too', async () => {
  server.use(
    handle(offerCalls.defaults, savingsDefaults()),
    handle(offerCalls.buildingSavings, {
      rateVersionId: 3,
      findings: [],
      result: savingsResult(),
    }),
  );
  const { user } = await openModelation('/modelation/bulding-savings?clientId=951');
  expect(await screen.findByText('Nováková Anna')).toBeVisible();
  await within(await findResult()).findByText('153 650 Kč');
  await found(user);
});

it('makes them the current client, identified and without the case before', async () => {
  useCurrentClientStore.getState().update({ caseId: 3, identity: { id: 4, scheme: 2 } });
  await openModelation(path);
  await waitFor(() =>
    expect(useCurrentClientStore.getState().client).toEqual({
      customerFirstName: 'Anna',
      customerLastName: 'Nováková',
      dateOfBirth: '1985-04-03',
      identity,
    }),
  );
});

it('keeps them from product to product, until they are taken out', async () => {
  const { user, router } = await openModelation(path);
  const products = await screen.findByRole('navigation', { name: 'Produkty k modelaci' });
  for (const link of within(products).getAllByRole('link')) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/\?clientId=951$/));
  }
  await user.click(await screen.findByRole('button', { name: 'Modelovat bez klienta' }));
  expect(screen.queryByText('Nováková Anna')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it('models without a client whom the register cannot tell, and fills in the age once it can', async () => {
  server.use(handle(customerCalls.get, failure(503)));
  const { user } = await openModelation(path);
  expect(await screen.findByText('Klienta se nepodařilo načíst.')).toBeVisible();
  await within(await findResult()).findByText('1 500 Kč');
  expect(await age()).toHaveValue('');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByText('Nováková Anna')).toBeVisible();
  await waitFor(async () => expect(await age()).toHaveValue('41'));
});

it('says that nobody has the number', async () => {
  server.use(handle(customerCalls.get, failure(404)));
  await openModelation(path);
  expect(await screen.findByText('Klient v registru klientů není.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).not.toBeInTheDocument();
});

it('shows no client to whom may not search persons', async () => {
  await openModelation(path, { user: advisorUser({ userPermissions: [202] }) });
  await within(await findResult()).findByText('1 500 Kč');
  expect(screen.queryByText('Nováková Anna')).not.toBeInTheDocument();
});
