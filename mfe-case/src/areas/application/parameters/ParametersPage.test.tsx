import { caseCalls } from '@advisor/contracts/case/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import type { VersionedParameters } from '../../../arrangement/parameters';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { arrangementHandlers, flow } from '../../../testing/arrangement-fixtures';
import { offer } from '../testing/open-hub';
import { openScreen } from '../../../testing/open-screen';

const stored: VersionedParameters = {
  version: 3,
  parameters: {
    salesArrangementTypeId: 6,
    expectedDateOfDrawing: '2027-01-19',
    agentCustomerOnSAId: 11,
    repaymentAccount: { prefix: '19', number: '2000145399', bankCode: '0800' },
    incomeCurrency: 'CZK',
    residencyCurrency: 'CZK',
    comment: 'Klient je VIP.',
  },
};
const person = (customerOnSAId: number, firstName: string, lastName: string) =>
  ({
    customerOnSAId,
    firstName,
    lastName,
    householdId: 12,
    householdTypeId: 1,
    roleId: 1,
  }) as const;

const server = mockServer(
  ...arrangementHandlers(),
  handle(salesArrangementCalls.parameters, stored),
  handle(salesArrangementCalls.customers, [
    person(11, 'Anna', 'Nováková'),
    person(13, 'Jan', 'Novák'),
  ]),
  handle(offerCalls.listOfArrangement, []),
  handle(taskCalls.currentPriceException, {}),
  handle(taskCalls.currentHandover, {}),
);

const open = async () => {
  const rendered = await openScreen('/mortgage/parameters/21?caseId=1000001');
  const date = await screen.findByLabelText('Předpokládané datum čerpání');
  return { ...rendered, date };
};
const save = { name: /Uložit/ };

it('shows what is agreed and saves a change of it beside the comment', async () => {
  const sent = jest.fn();
  server.use(
    handle(salesArrangementCalls.updateParameters, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user, date, router } = await open();
  expect(date).toHaveDisplayValue(/19.\s1.\s2027/);
  expect(screen.getByText('Nováková Anna')).toBeVisible();
  await user.clear(date);
  await user.type(date, '2.2.2027');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/hub'));
  expect(sent).toHaveBeenCalledWith({
    ...stored,
    parameters: { ...stored.parameters, expectedDateOfDrawing: '2027-02-02' },
  });
});

it('shows beside the form what the client gets', async () => {
  server.use(handle(offerCalls.listOfArrangement, [offer]));
  await open();
  const shown = within(screen.getByRole('region', { name: 'Nabídka' }));
  expect(shown.getByText('4,49 % ročně')).toBeVisible();
  expect(shown.getByText(/^17.713/)).toBeVisible();
});

it('refuses a wrong date', async () => {
  const { user, date } = await open();
  await user.clear(date);
  await user.type(date, '31.2.2027');
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText('Zadejte platné datum, například 21. 11. 2026')).toBeVisible();
});

it.each([
  [
    'of a person',
    { message: 'Zmocněnec tu není.', field: 'parameters.agentCustomerOnSAId' },
    'Zmocněnec',
  ],
  [
    'of the drawing date, which names no field',
    { message: 'Předpokládané datum prvního čerpání není bankovní den.' },
    'Předpokládané datum čerpání',
  ],
])('puts the server’s word %s under its field', async (_name, error, label) => {
  server.use(handle(salesArrangementCalls.updateParameters, failure(400, error)));
  const { user } = await open();
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
  expect(screen.getByText(error.message)).toBeVisible();
});

const locked = (reason: string) =>
  handle(
    salesArrangementCalls.flow,
    flow().map((step) => ({ ...step, isActive: false, reason })),
  );

const fact = (label: string) => screen.getByText(label).nextElementSibling;

it('are only read while they may not be changed', async () => {
  server.use(locked('Žádost už byla odeslána.'));
  await openScreen('/mortgage/parameters/21?caseId=1000001');
  expect(await screen.findByText('Žádost už byla odeslána.')).toBeVisible();
  expect(fact('Předpokládané datum čerpání')).toHaveTextContent('19. 1. 2027');
  expect(fact('Číslo účtu')).toHaveTextContent('19-2000145399/0800');
  expect(fact('Zmocněnec')).toHaveTextContent('Nováková Anna');
  expect(fact('Měna příjmů')).toHaveTextContent('CZK – česká koruna');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', save)).not.toBeInTheDocument();
});

it('of savings have an account for deposits, and nothing to draw', async () => {
  server.use(handle(caseCalls.get, openCase({ productTypeId: 20000 })));
  await openScreen('/mortgage/parameters/21?caseId=1000001');
  expect(await screen.findByRole('region', { name: 'Účet pro vklady' })).toHaveTextContent(
    '19-2000145399/0800',
  );
  expect(screen.queryByLabelText(/čerpání/)).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/splác/);
});

it('lead to the account, which has a screen of its own', async () => {
  await open();
  const account = within(screen.getByRole('region', { name: 'Účet pro splácení' }));
  expect(account.getByText('19-2000145399/0800')).toBeVisible();
  expect(account.getByRole('link', { name: 'Změnit účet' })).toHaveAttribute(
    'href',
    '/mortgage/repayment-account/21?caseId=1000001',
  );
});

it('of a service request lead to who asks for it, and to the account that it changes', async () => {
  server.use(
    handle(salesArrangementCalls.parameters, {
      version: 1,
      parameters: { salesArrangementTypeId: 7, applicantCustomerOnSAId: 13 },
    }),
  );
  await openScreen('/mortgage/parameters/21?caseId=1000001');
  const applicant = within(await screen.findByRole('region', { name: 'Žadatel' }));
  expect(applicant.getByText('Novák Jan')).toBeVisible();
  expect(applicant.getByRole('link', { name: 'Změnit žadatele' })).toHaveAttribute(
    'href',
    '/mortgage/request-applicant/21?caseId=1000001',
  );
  expect(screen.getByRole('region', { name: 'Účet pro splácení' })).toBeVisible();
  expect(screen.queryByLabelText('Předpokládané datum čerpání')).not.toBeInTheDocument();
});

it('has none for a request of another type', async () => {
  server.use(
    handle(salesArrangementCalls.parameters, {
      version: 0,
      parameters: { salesArrangementTypeId: 13 },
    }),
  );
  await openScreen('/mortgage/parameters/21?caseId=1000001');
  expect(await screen.findByText('Tato žádost nemá další parametry')).toBeVisible();
});
