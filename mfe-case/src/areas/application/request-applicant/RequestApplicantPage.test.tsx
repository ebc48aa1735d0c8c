import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor } from '@testing-library/react';
import type { VersionedParameters } from '../../../arrangement/parameters';
import { arrangementHandlers, flow } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';

const stored = (applicantCustomerOnSAId?: number, version = 3): VersionedParameters => ({
  version,
  parameters: {
    salesArrangementTypeId: 7,
    paymentDay: 17,
    ...(applicantCustomerOnSAId === undefined ? {} : { applicantCustomerOnSAId }),
  },
});
const household = { householdId: 12, householdTypeId: 1 } as const;

const server = mockServer(
  ...arrangementHandlers(),
  handle(salesArrangementCalls.parameters, stored()),
  handle(salesArrangementCalls.customers, [
    {
      ...household,
      customerOnSAId: 11,
      firstName: 'Anna',
      lastName: 'Nováková',
      roleId: 1,
      identity: { id: 5, scheme: 2 },
    },
    { ...household, customerOnSAId: 13, firstName: 'Jan', lastName: 'Novák', roleId: 2 },
  ]),
  handle(offerCalls.listOfArrangement, []),
);

const path = '/mortgage/request-applicant/21?caseId=1000001';
const debtor = () => screen.findByRole('radio', { name: 'Nováková Anna' });
const codebtor = () => screen.getByRole('radio', { name: 'Novák Jan – neidentifikovaná osoba' });
const saveButton = () => screen.getByRole('button', { name: /Uložit/ });

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

it('is the debtor unless somebody says otherwise', async () => {
  const sent = catchSaved();
  const { user, router } = await openScreen(path);
  expect(await debtor()).toBeChecked();
  await user.click(saveButton());
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/parameters/21'));
  expect(sent.mock.calls).toEqual([[stored(11)]]);
});

it('is another of the case’s people, once', async () => {
  const sent = catchSaved();
  const { user } = await openScreen(path);
  await debtor();
  await user.click(codebtor());
  await user.dblClick(saveButton());
  await waitFor(() => expect(sent.mock.calls).toEqual([[stored(13)]]));
});

it('puts the server’s word under the field', async () => {
  const message = 'Žadatelem může být jen účastník případu.';
  server.use(
    handle(
      salesArrangementCalls.updateParameters,
      failure(400, { message, field: 'parameters.applicantCustomerOnSAId' }),
    ),
  );
  const { user } = await openScreen(path);
  await debtor();
  await user.click(saveButton());
  expect(await screen.findByText(message)).toBeVisible();
});

it('is only read in a request that was sent', async () => {
  const reason = 'Žádost už byla odeslána.';
  server.use(
    handle(salesArrangementCalls.parameters, stored(13)),
    handle(
      salesArrangementCalls.flow,
      flow().map((step) => ({ ...step, isActive: false, reason })),
    ),
  );
  await openScreen(path);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText('Novák Jan')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('of an application are the people of the household', async () => {
  server.use(
    handle(salesArrangementCalls.parameters, {
      version: 0,
      parameters: { salesArrangementTypeId: 6 },
    }),
  );
  await openScreen(path);
  expect(await screen.findByText('O úvěr žádají účastníci z domácnosti')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Otevřít domácnost' })).toHaveAttribute(
    'href',
    expect.stringContaining('/mortgage/household'),
  );
});
