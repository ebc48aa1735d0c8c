import { customerCalls } from '@advisor/contracts/customer/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import { creditPolicyCalls } from '@advisor/contracts/household/credit-policy-calls';
import type { Household } from '@advisor/contracts/household/schemas';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { policy } from '../testing/policy';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { arrangementHandlers } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';

const jana = {
  customerOnSAId: 401,
  version: 0,
  firstName: 'Jana',
  lastName: 'Nováková',
  roleId: 1 as const,
  dateOfBirth: '1985-03-12',
  maritalStatusId: 2 as const,
  identity: { id: 7, scheme: 2 },
  hasSigned: false,
};
const petr = {
  ...jana,
  customerOnSAId: 402,
  firstName: 'Petr',
  lastName: 'Novák',
  roleId: 2 as const,
  identity: undefined,
};
const main: Household = {
  householdId: 301,
  householdTypeId: 1,
  version: 3,
  children: [{ age: 7 }],
  expenses: { housing: 9_000 },
  isPropertySettlementAsked: true,
  customers: [jana, petr],
};
const households = (change: object = {}) => ({
  households: [main],
  maximumHouseholds: 2,
  maximumCustomers: 2,
  ...change,
});

const rent = {
  incomeId: 71,
  version: 1,
  income: { incomeTypeId: 3 as const, netMonthlyIncome: 10_000 },
  name: 'Příjem z pronájmu',
  declaredAmount: 10_000,
  countedAmount: 7_000,
  countedShare: 70,
  countedReason: 'share' as const,
  isFromTaxReturn: false,
};

const sent = jest.fn();
const server = mockServer(
  ...arrangementHandlers(),
  handle(householdCalls.list, households()),
  handle(creditPolicyCalls.get, { versionId: 1, validFrom: '2026-01-01', policy }),
  handle(incomeCalls.list, []),
  handle(obligationCalls.list, []),
  handle(obligationCalls.exposureRefresh, { state: 'never', progress: 0, unidentifiedCount: 0 }),
  handle(householdCalls.update, ({ body }) => {
    sent(body);
    return { version: 4 };
  }),
);
beforeEach(() => sent.mockClear());

const open = async (query = '') => {
  const opened = await openScreen(
    `/mortgage/household?caseId=1000001&salesArrangementId=21${query}`,
  );
  await screen.findByRole('heading', { level: 1, name: 'Domácnost' });
  return opened;
};
const totals = () => screen.getByRole('region', { name: 'Co domácnosti zbývá' });

test('people stand side by side, and what an unidentified one blocks is said', async () => {
  await open();
  expect(screen.getByText('Identifikovaná')).toBeVisible();
  expect(screen.getByText('Neidentifikovaná')).toBeVisible();
  expect(screen.getByText('Bez identifikace nelze žádost odeslat.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Další kroky: Petr Novák' }));
  expect(await screen.findByRole('menuitem', { name: 'Hlavní žadatel' })).toBeEnabled();
  expect(screen.getByRole('menuitem', { name: 'Odebrat' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Další kroky: Jana Nováková' })).toBeNull();
});

test('the person whom an address asks for is marked', async () => {
  await open('&person=402');
  const [one, other] = ['Jana Nováková', 'Petr Novák'].map((name) =>
    screen.getByRole('button', { name: `Upravit: ${name}` }).closest('li'),
  );
  expect(other).toHaveAttribute('aria-current', 'true');
  expect(one).not.toHaveAttribute('aria-current');
});

test('what people earn and owe stands at each, declared beside counted in the totals', async () => {
  server.use(
    handle(incomeCalls.list, ({ params }) => (Number(params.customerOnSAId) === 401 ? [rent] : [])),
  );
  await open();
  expect(await screen.findByRole('button', { name: /Příjem z pronájmu/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Přidat příjem' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Přidat závazek' })).toHaveLength(2);
  expect(totals()).toHaveTextContent(/Uvedeno10\s000/);
  expect(totals()).toHaveTextContent(/Započteno7\s000/);
  expect(totals()).toHaveTextContent('nejvýše do 50 % příjmů');
});

test.each([
  'Upravit: Jana Nováková',
  'Identifikovat: Petr Novák',
  'Přidat osobu: Hlavní domácnost',
])('the address names the application while a dialog is open, and after: %s', async (name) => {
  server.use(handle(householdCalls.list, households({ maximumCustomers: 3 })));
  const { user, router } = await open();
  const application = expect.stringContaining('caseId=1000001&salesArrangementId=21');
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  expect(router.state.location.search).toEqual(application);
  await user.click(within(dialog).getByRole('button', { name: 'Zavřít' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('dialog'));
  expect(router.state.location.search).toEqual(application);
});

test('the totals follow each key', async () => {
  await open();
  const before = totals().textContent;
  fireEvent.change(screen.getByLabelText('Pojištění'), { target: { value: '1500' } });
  expect(totals().textContent).not.toBe(before);
  expect(within(totals()).getByText(/^10\s500/)).toBeVisible();
});

test('children and expenses are saved over the version that was shown', async () => {
  await open();
  const children = screen.getByLabelText('Věk dětí');
  fireEvent.change(children, { target: { value: '7, 44' } });
  fireEvent.click(screen.getByRole('button', { name: 'Uložit' }));
  expect(await screen.findAllByText(/nejvýše 25/)).not.toHaveLength(0);
  fireEvent.change(children, { target: { value: '7, 4' } });
  fireEvent.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith({
    version: 3,
    children: [{ age: 7 }, { age: 4 }],
    expenses: { housing: 9_000 },
  });
});

test('what somebody else changed is shown, and what was typed stays', async () => {
  await open();
  server.use(
    handle(householdCalls.update, failure(409, { field: 'version' })),
    handle(
      householdCalls.list,
      households({ households: [{ ...main, version: 4, expenses: { housing: 12_000 } }] }),
    ),
  );
  const housing = screen.getByLabelText('Bydlení');
  fireEvent.change(housing, { target: { value: '8000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Uložit' }));
  expect(await screen.findByText(/12000/)).toBeVisible();
  expect(housing).toHaveDisplayValue(/^8\s?000$/);
});

test('a sent application is read-only, and says why', async () => {
  server.use(handle(householdCalls.list, households({ lock: 'Žádost je odeslaná ke schválení.' })));
  await open();
  expect(screen.getByText('Žádost je odeslaná ke schválení.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Přidat osobu/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Uložit' })).toBeNull();
});

const find = async () => {
  await open('&person=402&dialog=identify');
  fireEvent.click(await screen.findByRole('button', { name: 'Hledat' }));
};

describe('finding a client', () => {
  test('who is in the register is identified; 90001 stands where the search does', async () => {
    const customers = [
      { identity: { id: 9, scheme: 2 }, firstName: 'Petr', lastName: 'Novák', city: 'Brno' },
    ];
    server.use(
      handle(customerCalls.search, { customers, hasMore: true }),
      handle(
        customerCalls.identify,
        failure(400, { errorCode: 90001, message: 'Tato osoba už na žádosti je.' }),
      ),
    );
    await find();
    expect(await screen.findByRole('button', { name: 'Načíst další' })).toBeEnabled();
    fireEvent.click(screen.getByRole('button', { name: 'Vybrat: Petr Novák' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Tato osoba už na žádosti je.')).toBeVisible();
  });

  test('nobody found and the register down have messages of their own', async () => {
    server.use(handle(customerCalls.search, { customers: [], hasMore: false }));
    await find();
    expect(await screen.findByText('Klienta jsme v registru nenašli')).toBeVisible();
    server.use(handle(customerCalls.search, failure(503, {})));
    fireEvent.click(screen.getByRole('button', { name: 'Hledat' }));
    expect(await screen.findByText('Registr klientů teď neodpovídá')).toBeVisible();
  });
});
