import 'fake-indexeddb/auto';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { permission } from '@advisor/contracts/permissions';
import { householdCalls } from '@advisor/contracts/household/calls';
import { clearDrafts, openDrafts } from '@advisor/forms/drafts';
import { failure, handle } from '@advisor/testing/handlers';
import { advisorUser } from '@advisor/testing/users';
import { mockServer } from '@advisor/testing/server';
import '@advisor/testing/subtle-crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  householdHandlers,
  households,
  jana,
  main,
  openHouseholds,
  petr,
} from '../testing/households';

const sent = jest.fn();
const server = mockServer(
  ...householdHandlers(),
  handle(householdCalls.updateCustomer, ({ body }) => {
    sent(body);
    return { version: 3 };
  }),
);
beforeEach(() => {
  sent.mockClear();
  openDrafts(1);
});
afterEach(clearDrafts);

const dialog = () => within(screen.getByRole('dialog'));
const openDialog = async (query: string) => {
  const opened = await openHouseholds(query);
  await screen.findByRole('dialog');
  return opened;
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(dialog().getByRole('button', { name: 'Uložit' }));
const edit = '&person=402&dialog=edit';
const answer = (changed: object) =>
  handle(
    householdCalls.list,
    households({ households: [{ ...main, customers: [jana, changed] }] }),
  );

describe('two advisors change a person', () => {
  test('who was identified meanwhile has the name of the register', async () => {
    await openDialog(edit);
    type(/^Příjmení/, 'Nováček');
    server.use(
      handle(householdCalls.updateCustomer, failure(409, { field: 'version' })),
      answer({ ...petr, version: 2, lastName: 'Novotný', identity: { id: 9, scheme: 2 } }),
    );
    save();
    expect(await dialog().findByText('Příjmení: nově uloženo Novotný')).toBeInTheDocument();
    await waitFor(() => expect(dialog().getByLabelText(/^Příjmení/)).toHaveValue('Novotný'));
    await waitFor(() => expect(dialog().getByLabelText(/^Příjmení/)).toBeDisabled());
  });
});

test('a person left half-entered is come back to', async () => {
  const { user } = await openDialog(edit);
  type(/^Příjmení/, '');
  await user.click(dialog().getByRole('button', { name: 'Zavřít' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Upravit: Petr Novák' }));
  await waitFor(() => expect(dialog().getByLabelText(/^Příjmení/)).toHaveValue(''));
  expect(dialog().getByLabelText(/^Jméno/)).toHaveValue('Petr');
});

test('without permission 219 nobody is identified, and who is added is typed', async () => {
  const userPermissions = Object.values(permission).filter((one) => one !== 219);
  await openHouseholds(`&dialog=add-${main.householdId}`, {
    user: advisorUser({ userPermissions }),
  });
  expect(await screen.findByLabelText(/^Příjmení/)).toBeRequired();
  expect(screen.queryByRole('button', { name: 'Hledat' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Identifikovat/ })).toBeNull();
});

describe('bad input is told where it was entered', () => {
  test.each([
    ['of no full age', 'Osoba na žádosti musí být plnoletá.'],
    ['younger than their child', 'Rodič nemůže být mladší než dítě.'],
  ])('somebody %s', async (_name, message) => {
    server.use(
      handle(householdCalls.updateCustomer, failure(400, { field: 'dateOfBirth', message })),
    );
    await openDialog(edit);
    save();
    await waitFor(() =>
      expect(dialog().getByLabelText(/^Datum narození/)).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
  });

  test('a child older than its parent', async () => {
    const message = 'Dítě nemůže být starší než rodič.';
    server.use(handle(householdCalls.update, failure(400, { field: 'children.0.age', message })));
    await openHouseholds();
    fireEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Věk dětí')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
  });

  test('a minor of the register, at the search', async () => {
    const message = 'Osoba na žádosti musí být plnoletá.';
    const customers = [{ identity: { id: 9, scheme: 2 }, firstName: 'Jan', lastName: 'Mladý' }];
    server.use(
      handle(customerCalls.search, { customers, hasMore: false }),
      handle(customerCalls.identify, failure(400, { field: 'dateOfBirth', message })),
    );
    await openDialog('&person=402&dialog=identify');
    fireEvent.click(dialog().getByRole('button', { name: 'Hledat' }));
    fireEvent.click(await dialog().findByRole('button', { name: 'Vybrat: Jan Mladý' }));
    expect(await dialog().findByText(message)).toBeInTheDocument();
  });

  test('somebody who has signed meanwhile, at the person', async () => {
    const message = 'Petr Novák: osobu, která už podepsala dokument, nelze odebrat.';
    server.use(handle(householdCalls.deleteCustomer, failure(409, { message })));
    await openHouseholds();
    fireEvent.click(screen.getByRole('button', { name: 'Další kroky: Petr Novák' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Odebrat' }));
    const shown = await screen.findByText(message);
    expect(shown.closest('.household-person')).toHaveTextContent('Petr');
  });

  test('neither the debtor nor who has signed can be removed or moved', async () => {
    server.use(answer({ ...petr, hasSigned: true }));
    await openHouseholds();
    expect(screen.queryByRole('button', { name: /Další kroky/ })).toBeNull();
  });
});
