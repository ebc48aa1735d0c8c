import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseParameters } from '@advisor/contracts/case/detail';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor } from '@testing-library/react';
import type { VersionedParameters } from '../../../arrangement/parameters';
import { arrangementHandlers, flow } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';

const stored: VersionedParameters = {
  version: 3,
  parameters: {
    salesArrangementTypeId: 6,
    agentCustomerOnSAId: 11,
    repaymentAccount: { prefix: '19', number: '2000145399', bankCode: '0800' },
    repaymentAccountOwnerId: 11,
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

const loan: CaseParameters = { productTypeId: 20001, targetAmount: 3_500_000, loanPurposes: [] };

const server = mockServer(
  ...arrangementHandlers(),
  handle(salesArrangementCalls.parameters, stored),
  handle(salesArrangementCalls.customers, [
    person(11, 'Anna', 'Nováková'),
    person(13, 'Jan', 'Novák'),
  ]),
  handle(offerCalls.listOfArrangement, []),
  handle(caseCalls.parameters, loan),
);

const path = '/mortgage/repayment-account/21?caseId=1000001';
const open = async () => {
  const rendered = await openScreen(path);
  return { ...rendered, account: await screen.findByLabelText('Číslo účtu') };
};
const saveButton = () => screen.getByRole('button', { name: /Uložit/ });
const owner = () => screen.getByLabelText('Majitel účtu');

function catchSaved() {
  const sent = jest.fn();
  server.use(
    handle(salesArrangementCalls.updateParameters, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  return sent;
}

it('saves the account with its owner, leaves the rest alone, and goes back to the parameters', async () => {
  const sent = catchSaved();
  const { user, account, router } = await open();
  expect(account).toHaveValue('19-2000145399/0800');
  expect(screen.getByText('Nováková Anna')).toBeVisible();
  await user.clear(account);
  await user.type(account, '2000145399/0100');
  await user.click(owner());
  await user.click(await screen.findByText('Novák Jan'));
  await user.click(saveButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/parameters/21'));
  expect(sent.mock.calls).toEqual([
    [
      {
        version: 3,
        parameters: {
          ...stored.parameters,
          repaymentAccount: { number: '2000145399', bankCode: '0100' },
          repaymentAccountOwnerId: 13,
        },
      },
    ],
  ]);
});

it('takes an account that names no bank for one of ours', async () => {
  const sent = catchSaved();
  const { user, account } = await open();
  await user.clear(account);
  await user.type(account, '19-2000145399');
  await user.tab();
  expect(account).toHaveValue('19-2000145399/0100');
  await user.clear(account);
  await user.type(account, '2000145399{Enter}');
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0].parameters.repaymentAccount).toEqual({
      number: '2000145399',
      bankCode: '0100',
    }),
  );
});

it('refuses a wrong account', async () => {
  const { user, account } = await open();
  await user.clear(account);
  await user.type(account, '19-2000145398/0800');
  await user.click(saveButton());
  expect(await screen.findByText('Zadejte platné číslo účtu')).toBeVisible();
});

it.each([
  ['repaymentAccount.bankCode', 'Banka neexistuje.', 'Číslo účtu'],
  ['repaymentAccountOwnerId', 'Majitelem účtu může být jen účastník případu.', 'Majitel účtu'],
])('puts the server’s word of %s under its field', async (field, message, label) => {
  server.use(
    handle(
      salesArrangementCalls.updateParameters,
      failure(400, { message, field: `parameters.${field}` }),
    ),
  );
  const { user } = await open();
  await user.click(saveButton());
  await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
  expect(screen.getByText(message)).toBeVisible();
});

const locked = handle(
  salesArrangementCalls.flow,
  flow().map((step) => ({ ...step, isActive: false, reason: 'Žádost už byla odeslána.' })),
);

it('keep what was typed when the application is sent meanwhile', async () => {
  const { user, account } = await open();
  await user.clear(account);
  await user.type(account, '2000145399/0100');
  server.use(handle(salesArrangementCalls.updateParameters, failure(409)), locked);
  await user.click(saveButton());
  expect(await screen.findByText('Žádost už byla odeslána.')).toBeVisible();
  expect(account).toHaveValue('2000145399/0100');
  expect(screen.queryByRole('button', { name: /Uložit/ })).not.toBeInTheDocument();
});

it('is only read in an application that was sent', async () => {
  server.use(locked);
  await openScreen(path);
  expect(await screen.findByText('Žádost už byla odeslána.')).toBeVisible();
  expect(screen.getByText('19-2000145399/0800')).toBeVisible();
  expect(screen.getByText('Nováková Anna')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('of savings is the account for deposits', async () => {
  server.use(handle(caseCalls.get, openCase({ productTypeId: 20000 })));
  await openScreen(path);
  expect(await screen.findByRole('heading', { name: 'Účet pro vklady' })).toBeVisible();
  expect(screen.getByText(/klient spoří/)).toBeVisible();
});

it('of a request says which account it would change', async () => {
  server.use(
    handle(salesArrangementCalls.parameters, {
      version: 0,
      parameters: { salesArrangementTypeId: 7 },
    }),
    handle(caseCalls.parameters, {
      ...loan,
      repaymentAccount: { number: '2000145399', bankCode: '0300' },
    }),
  );
  const { account } = await open();
  expect(screen.getByText('Dosavadní účet').nextElementSibling).toHaveTextContent(
    '2000145399/0300',
  );
  expect(account).toHaveValue('');
});

it('is not asked in a request that changes none', async () => {
  server.use(
    handle(salesArrangementCalls.parameters, {
      version: 0,
      parameters: { salesArrangementTypeId: 10 },
    }),
  );
  await openScreen(path);
  expect(await screen.findByText('Tato žádost účet pro splácení nemění')).toBeVisible();
});
