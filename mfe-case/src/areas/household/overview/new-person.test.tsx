import 'fake-indexeddb/auto';
import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import { clearDrafts, openDrafts } from '@advisor/forms/drafts';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import '@advisor/testing/subtle-crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { clientAnswer } from '../testing/client-detail';
import { householdHandlers, main, openHouseholds } from '../testing/households';

const added = jest.fn();
const server = mockServer(
  ...householdHandlers(),
  handle(customerCalls.search, { customers: [], hasMore: false }),
  handle(householdCalls.addCustomer, ({ body }) => {
    added(body);
    return { customerOnSAId: 403 };
  }),
);
beforeEach(() => {
  added.mockClear();
  openDrafts(1);
});
afterEach(clearDrafts);

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: RegExp | string) => dialog().getByLabelText(label);
const nobody = 'Klienta jsme v registru nenašli';

test('what the register was asked for in vain is entered of the new client', async () => {
  const { user } = await openHouseholds(`&dialog=add-${main.householdId}`);
  await screen.findByRole('dialog');
  await user.type(field('Příjmení'), 'Nová');
  await user.type(field('Jméno'), 'Petra');
  await user.type(field('Rodné číslo'), '8854043451');
  expect(field('Datum narození')).toHaveValue('4.\u00A04.\u00A01988');
  await user.click(dialog().getByRole('button', { name: 'Hledat' }));
  expect(await dialog().findByText(nobody)).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Zadat nového klienta' }));
  await waitFor(() => expect(field(/^Příjmení/)).toHaveValue('Nová'));
  await user.click(dialog().getByRole('button', { name: 'Přidat osobu' }));
  await waitFor(() => expect(added).toHaveBeenCalledTimes(1));
  expect(added).toHaveBeenCalledWith({
    firstName: 'Petra',
    lastName: 'Nová',
    dateOfBirth: '1988-04-04',
    birthNumber: '8854043451',
    genderId: 2,
  });
});

test('a birth number of another day is refused at its field', async () => {
  const { user } = await openHouseholds(`&dialog=add-${main.householdId}`);
  await screen.findByRole('dialog');
  await user.click(dialog().getByRole('button', { name: 'Zadat nového klienta' }));
  await user.type(field(/^Příjmení/), 'Nová');
  await user.type(field(/^Jméno/), 'Petra');
  await user.type(field(/^Datum narození/), '5.4.1988');
  await user.type(field('Rodné číslo'), '8854043451');
  await user.click(dialog().getByRole('button', { name: 'Přidat osobu' }));
  await waitFor(() =>
    expect(field('Rodné číslo')).toHaveAccessibleDescription(
      expect.stringContaining('Rodné číslo neodpovídá datu narození'),
    ),
  );
  expect(added).not.toHaveBeenCalled();
});

test('who is looked for to be identified is looked for by all that is known of them', async () => {
  server.use(handle(clientDetailCalls.get, clientAnswer({ birthNumber: '8803024434' })));
  const { user, router } = await openHouseholds('&person=402&dialog=identify');
  await screen.findByRole('dialog');
  await waitFor(() => expect(field('Rodné číslo')).toHaveValue('880302/4434'));
  expect(field('Příjmení')).toHaveValue('Novák');
  await user.click(dialog().getByRole('button', { name: 'Založit podle dokladu' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/client-detail/402'));
  expect(router.state.location.search).toBe('?caseId=1000001');
});
