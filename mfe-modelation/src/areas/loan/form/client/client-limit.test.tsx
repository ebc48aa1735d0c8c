import 'fake-indexeddb/auto';
import { productType } from '@advisor/contracts/codebooks';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { clearDrafts } from '@advisor/forms/drafts';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, waitFor, within } from '@testing-library/react';
import {
  loanInput,
  loanOffer,
  loanSimulation,
  mortgageDefaults,
} from '../../../../testing/modelation-fixtures';
import { findResult, nbsp, openModelation } from '../../../../testing/render-modelation';

const { collateralAmount: _, ...defaults } = mortgageDefaults({
  productTypeId: productType.unsecuredLoan.code,
  loanPurposeIds: [],
  loanAmount: { minimum: 20_000, maximum: 2_500_000, default: 300_000 },
});
const anna = {
  identity: { id: 951, scheme: 2 },
  firstName: 'Anna',
  lastName: 'Nováková',
  dateOfBirth: '1985-04-03',
};
const ofRegister = ({ identity, ...naturalPerson }: typeof anna) => ({
  identity,
  naturalPerson,
  addresses: [],
  contacts: [],
});
const asked: unknown[] = [];
const server = mockServer(
  handle(offerCalls.defaults, defaults),
  handle(codebookCalls.bankingDays, { bankingDays: [] }),
  handle(offerCalls.unsecuredLoan, ({ body }) => loanSimulation(body)),
  handle(offerCalls.create, { offerId: 7 }),
  handle(offerCalls.get, loanOffer(7, loanInput())),
  handle(customerCalls.search, { customers: [anna], hasMore: false }),
  handle(customerCalls.get, ofRegister(anna)),
  handle(customerCalls.unsecuredLoanLimit, ({ body }) => {
    asked.push(body.identity);
    return { limit: 250_000, maximumMonthlyPayment: 6_400, validTo: '2026-12-21' };
  }),
);
// What one test types is no draft of the next.
afterEach(clearDrafts);
beforeEach(() => void (asked.length = 0));

async function openAndChoose() {
  const page = await openModelation('/modelation/unsecured-loan');
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Vybrat klienta' }));
  await user.type(await screen.findByRole('textbox', { name: 'Příjmení' }), 'Nováková');
  await user.type(screen.getByRole('textbox', { name: 'Jméno' }), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Vyhledat klienta' }));
  await user.click(await screen.findByRole('button', { name: 'Vybrat klienta Nováková Anna' }));
  return page;
}

it('shows how much the client may be lent, and takes it as the amount', async () => {
  const { user } = await openAndChoose();
  expect(await screen.findByText(/Anna Nováková: úvěr až 250 000 Kč/)).toHaveTextContent(
    'splátka nejvýše 6 400 Kč měsíčně, platí do 21. 12. 2026',
  );
  expect(asked).toEqual([anna.identity]);
  expect(screen.getByText('Zadaná výše úvěru je o 50 000 Kč nad limitem')).toBeVisible();
  await user.click(screen.getByRole('button', { name: nbsp('Použít 250_000_Kč') }));
  expect(screen.getByRole('spinbutton', { name: /Výše úvěru/ })).toHaveValue(nbsp('250_000'));
  await waitFor(() => expect(screen.queryByText(/nad limitem/)).not.toBeInTheDocument());
});

it('models with the age of the client', async () => {
  const child = { ...anna, dateOfBirth: '2015-04-03' };
  server.use(
    handle(customerCalls.search, { customers: [child], hasMore: false }),
    handle(customerCalls.get, ofRegister(child)),
  );
  await openAndChoose();
  const age = await screen.findByRole('spinbutton', { name: 'Věk žadatele' });
  await waitFor(() => expect(age).toHaveAccessibleDescription('Hodnota musí být alespoň 18'));
  expect(await screen.findByText(/doplňte nebo opravte údaje/)).toBeVisible();
});

it('makes the case for the chosen client without asking again', async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(offerCalls.createCase, ({ body }) => {
      bodies.push(body.customer);
      return { caseId: 5, salesArrangementId: 6 };
    }),
  );
  const { user } = await openAndChoose();
  await within(await findResult()).findByText('1 500 Kč');
  await user.click(screen.getByRole('button', { name: 'Založit případ' }));
  const dialog = within(await screen.findByRole('dialog'));
  const make = await dialog.findByRole('button', { name: 'Založit případ' });
  await waitFor(() => expect(make).toBeEnabled());
  await user.click(make);
  expect(await screen.findByRole('heading', { name: 'Rozcestník' })).toBeVisible();
  expect(bodies).toEqual([{ kind: 'identified', identity: anna.identity }]);
});

it('says that the client is lent nothing', async () => {
  server.use(handle(customerCalls.unsecuredLoanLimit, { limit: 0 }));
  await openAndChoose();
  expect(
    await screen.findByText('Anna Nováková: úvěr bez zajištění teď nelze nabídnout'),
  ).toBeVisible();
});

it('asks again where the limit could not be told', async () => {
  server.use(handle(customerCalls.unsecuredLoanLimit, failure(500)));
  const { user } = await openAndChoose();
  expect(await screen.findByText(/limit se nepodařilo zjistit/)).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByText(/úvěr až 250 000 Kč/)).toBeVisible();
});

it('is not offered without the permission to search persons', async () => {
  await openModelation('/modelation/unsecured-loan', {
    user: advisorUser({ userPermissions: [202] }),
  });
  await within(await findResult()).findByText('1 500 Kč');
  expect(screen.queryByRole('button', { name: /limit klienta/ })).not.toBeInTheDocument();
});
