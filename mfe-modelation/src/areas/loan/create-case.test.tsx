import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import 'fake-indexeddb/auto';
import { clearDrafts } from '@advisor/forms/drafts';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  loanInput,
  loanOffer,
  loanSimulation,
  mortgageDefaults,
} from '../../testing/modelation-fixtures';
import { findResult, nbsp, openModelation } from '../../testing/render-modelation';

const anna = {
  identity: { id: 951, scheme: 2 },
  firstName: 'Anna',
  lastName: 'Nováková',
  dateOfBirth: '1950-02-03',
  city: 'Brno',
};
const bodies: unknown[] = [];
const server = mockServer(
  handle(offerCalls.defaults, mortgageDefaults()),
  handle(codebookCalls.bankingDays, { bankingDays: [] }),
  handle(offerCalls.mortgage, ({ body }) => loanSimulation(body)),
  handle(offerCalls.create, { offerId: 7 }),
  handle(offerCalls.get, loanOffer(7, loanInput())),
  handle(customerCalls.search, { customers: [anna], hasMore: false }),
  handle(offerCalls.createCase, ({ body }) => {
    bodies.push(body.customer);
    return { caseId: 5, salesArrangementId: 6 };
  }),
);
// What one test types is no draft of the next.
afterEach(clearDrafts);
beforeEach(() => void (bodies.length = 0));

const shown = async (payment: string) => within(await findResult()).findByText(payment);
const confirm = async (user: Awaited<ReturnType<typeof openModelation>>['user']) => {
  const dialog = within(await screen.findByRole('dialog'));
  const make = await dialog.findByRole('button', { name: 'Založit případ' });
  await waitFor(() => expect(make).toBeEnabled());
  await user.click(make);
};
const foundCase = () => screen.getByRole('button', { name: 'Založit případ' });

it('takes the focus to the question for the client and back', async () => {
  const { user } = await openModelation('/modelation/mortgage');
  await shown('15 000 Kč');
  foundCase().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Příjmení' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(foundCase()).toHaveFocus();
});

it('is made for a client of the register', async () => {
  const { user, router } = await openModelation('/modelation/mortgage');
  await shown('15 000 Kč');
  await user.click(foundCase());
  await user.type(await screen.findByRole('textbox', { name: 'Příjmení' }), 'Nováková');
  await user.click(screen.getByRole('button', { name: 'Vyhledat klienta' }));
  expect(screen.getByRole('textbox', { name: 'Jméno' })).toHaveAccessibleDescription(
    'K příjmení doplňte jméno nebo datum narození',
  );
  await user.type(screen.getByRole('textbox', { name: 'Jméno' }), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Vyhledat klienta' }));
  const choose = await screen.findByRole('button', { name: 'Vybrat klienta Nováková Anna' });
  fireEvent.click(choose);
  const dialog = within(screen.getByRole('dialog'));
  // What it is made of stands there before it is done.
  expect(await dialog.findByText('č. 7 · Hypoteční úvěr')).toBeInTheDocument();
  expect(dialog.getByText('Je v evidenci')).toBeInTheDocument();
  expect(dialog.getAllByText('Nováková Anna')[0]?.closest('dd')).not.toBeNull();
  expect(bodies).toEqual([]);
  const make = dialog.getByRole('button', { name: 'Založit případ' });
  fireEvent.click(make);
  fireEvent.click(make);
  expect(await screen.findByRole('heading', { name: 'Rozcestník' })).toBeVisible();
  expect(router.state.location.search).toBe('?caseId=5&salesArrangementId=6');
  expect(bodies).toEqual([{ kind: 'identified', identity: { id: 951, scheme: 2 } }]);
});

it('says in the question that too much was searched, and keeps what was typed', async () => {
  const message = 'Vyhledáváte příliš často. Zkuste to za chvíli.';
  server.use(handle(customerCalls.search, failure(429, { message })));
  const { user } = await openModelation('/modelation/mortgage');
  await shown('15 000 Kč');
  await user.click(foundCase());
  await user.type(await screen.findByRole('textbox', { name: 'Příjmení' }), 'Nováková');
  await user.type(screen.getByRole('textbox', { name: 'Jméno' }), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Vyhledat klienta' }));
  expect(await within(screen.getByRole('dialog')).findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Příjmení' })).toHaveValue('Nováková');
});

it('is made for a new client from what was typed for the search', async () => {
  const { user } = await openModelation('/modelation/mortgage', {
    user: advisorUser({ userPermissions: [202, 211, 220] }),
  });
  await shown('15 000 Kč');
  await user.click(foundCase());
  await user.type(await screen.findByRole('textbox', { name: 'Příjmení' }), 'Nový');
  await user.type(screen.getByRole('textbox', { name: 'Jméno' }), 'Petr*');
  await user.type(screen.getByRole('textbox', { name: 'Datum narození' }), '3.4.1985');
  await user.click(screen.getByRole('button', { name: 'Pokračovat s novým klientem' }));
  expect(screen.getByText(/^Jméno začíná písmenem/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Jméno' })).toHaveFocus();
  await user.clear(screen.getByRole('textbox', { name: 'Datum narození' }));
  await user.type(screen.getByRole('textbox', { name: 'Jméno' }), '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Pokračovat s novým klientem' }));
  expect(screen.getByRole('textbox', { name: 'Datum narození' })).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: 'Datum narození' }), '3.4.1985');
  await user.click(screen.getByRole('button', { name: 'Pokračovat s novým klientem' }));
  await confirm(user);
  expect(await screen.findByRole('heading', { name: 'Případ' })).toBeVisible();
  expect(bodies).toEqual([
    { kind: 'new', firstName: 'Petr', lastName: 'Nový', dateOfBirth: '1985-04-03' },
  ]);
});

it('goes on without a client whom the register does not know', async () => {
  server.use(handle(customerCalls.search, { customers: [], hasMore: false }));
  const { user } = await openModelation('/modelation/mortgage');
  await shown('15 000 Kč');
  await user.click(screen.getByRole('button', { name: 'Vybrat klienta' }));
  await user.type(await screen.findByRole('textbox', { name: 'Příjmení' }), 'Nová');
  await user.type(screen.getByRole('textbox', { name: 'Jméno' }), 'Petra');
  await user.click(screen.getByRole('button', { name: 'Vyhledat klienta' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Modelovat bez klienta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('finds the client without wiping what was said of a change before', async () => {
  const { user, queryClient } = await openModelation('/modelation/mortgage');
  await shown('15 000 Kč');
  await user.click(foundCase());
  await user.type(await screen.findByRole('textbox', { name: 'Příjmení' }), 'Nováková');
  await user.type(screen.getByRole('textbox', { name: 'Jméno' }), 'Anna');
  const changed = jest.spyOn(queryClient.getMutationCache().config, 'onMutate');
  await user.click(screen.getByRole('button', { name: 'Vyhledat klienta' }));
  expect(await screen.findByRole('list', { name: 'Nalezení klienti' })).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash);
  expect(keys.join()).not.toContain('Nováková');
});

it('says why it was refused', async () => {
  server.use(
    handle(offerCalls.createCase, failure(409, { message: 'Z nabídky už vznikl případ 5.' })),
  );
  const { user } = await openModelation('/modelation/mortgage');
  await shown('15 000 Kč');
  await user.click(foundCase());
  await user.type(await screen.findByRole('textbox', { name: 'Příjmení' }), 'Nováková');
  await user.type(screen.getByRole('textbox', { name: 'Jméno' }), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Vyhledat klienta' }));
  await user.click(await screen.findByRole('button', { name: 'Vybrat klienta Nováková Anna' }));
  await confirm(user);
  expect(await screen.findByText('Z nabídky už vznikl případ 5.')).toBeVisible();
});

const field = (name: string) => screen.getByRole('textbox', { name });
const refuse = (message: string, of: string) =>
  server.use(handle(offerCalls.createCase, failure(400, { message, field: `customer.${of}` })));
const age = () => screen.getByRole('spinbutton', { name: 'Věk žadatele', hidden: true });

const openDialog = async () => {
  const page = await openModelation('/modelation/mortgage');
  await shown('15 000 Kč');
  await page.user.click(foundCase());
  await page.user.type(await screen.findByRole('textbox', { name: 'Příjmení' }), 'Nováková');
  await page.user.type(field('Jméno'), 'Anna');
  return page;
};

const tooYoung = 'Klientovi musí být alespoň 18 let.';
const refuseChild = async () => {
  refuse(tooYoung, 'dateOfBirth');
  const page = await openDialog();
  await page.user.type(field('Datum narození'), '3.4.2015');
  await page.user.click(screen.getByRole('button', { name: 'Pokračovat s novým klientem' }));
  await confirm(page.user);
  await waitFor(() => expect(field('Datum narození')).toHaveAccessibleDescription(tooYoung));
  return page;
};

describe('a client whom the offer is not for', () => {
  it('is told at the day of birth, and the offer does not stand', async () => {
    const { user } = await refuseChild();
    expect(field('Datum narození')).toHaveFocus();
    expect(screen.getAllByText(tooYoung)).toHaveLength(1);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(age()).toHaveAccessibleDescription('Hodnota musí být alespoň 18');
    expect(await screen.findByText(/doplňte nebo opravte údaje/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Uložit nabídku' })).toBeVisible();
  });

  it('may be corrected at once, and nothing asks whether to leave', async () => {
    const { user } = await refuseChild();
    server.use(handle(offerCalls.createCase, { caseId: 5, salesArrangementId: 6 }));
    await user.clear(field('Datum narození'));
    await user.type(field('Datum narození'), '3.4.1985');
    await user.click(screen.getByRole('button', { name: 'Pokračovat s novým klientem' }));
    await confirm(user);
    expect(await screen.findByRole('heading', { name: 'Rozcestník' })).toBeVisible();
  });

  it('is told at the birth number that tells the day', async () => {
    refuse(tooYoung, 'dateOfBirth');
    const { user } = await openDialog();
    await user.type(field('Rodné číslo'), '1504030011');
    await user.clear(field('Datum narození'));
    await user.click(screen.getByRole('button', { name: 'Pokračovat s novým klientem' }));
    await confirm(user);
    await waitFor(() => expect(field('Rodné číslo')).toHaveAccessibleDescription(tooYoung));
  });

  it('is told at the person of the register, with whose age the loan is modelled', async () => {
    const message = 'Při poslední splátce bude žadateli 106 let, nejvýše smí být 70 let.';
    refuse(message, 'identity');
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Vyhledat klienta' }));
    await user.click(await screen.findByRole('button', { name: 'Vybrat klienta Nováková Anna' }));
    await confirm(user);
    const found = within(screen.getByRole('list', { name: 'Nalezení klienti' }));
    expect(await found.findByText(message)).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(age()).toHaveValue(String(new Date().getFullYear() - 1950));
  });
});

it('takes the day of birth from the birth number, which is kept', async () => {
  const { user } = await openModelation('/modelation/mortgage');
  await shown('15 000 Kč');
  await user.click(foundCase());
  await user.type(await screen.findByRole('textbox', { name: 'Příjmení' }), 'Nový');
  await user.type(screen.getByRole('textbox', { name: 'Jméno' }), 'Petr');
  await user.type(screen.getByPlaceholderText('RRMMDD/XXXX'), '8501011013');
  expect(screen.getByRole('textbox', { name: 'Datum narození' })).toHaveValue(nbsp('1._1._1985'));
  await user.click(screen.getByRole('button', { name: 'Pokračovat s novým klientem' }));
  expect(await screen.findByText('850101/1013')).toBeInTheDocument();
  await confirm(user);
  expect(await screen.findByRole('heading', { name: 'Rozcestník' })).toBeVisible();
  expect(bodies).toEqual([
    {
      kind: 'new',
      firstName: 'Petr',
      lastName: 'Nový',
      dateOfBirth: '1985-01-01',
      birthNumber: '8501011013',
    },
  ]);
});

it('is not offered without the permission', async () => {
  await openModelation('/modelation/mortgage', { user: advisorUser({ userPermissions: [211] }) });
  await shown('15 000 Kč');
  expect(screen.queryByRole('button', { name: 'Založit případ' })).not.toBeInTheDocument();
});
