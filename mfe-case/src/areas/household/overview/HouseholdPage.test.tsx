import { customerCalls } from '@advisor/contracts/customer/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { permission } from '@advisor/contracts/permissions';
import { SlotProvider } from '@advisor/shell/components/Slot';
import { householdSlots } from '@advisor/slots/case';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { householdHandlers, households, openHouseholds } from '../testing/households';

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
  ...householdHandlers(),
  handle(householdCalls.update, ({ body }) => {
    sent(body);
    return { version: 4 };
  }),
);
beforeEach(() => sent.mockClear());

const totals = () => screen.getByRole('region', { name: 'Co domácnosti zbývá' });

test('says that the sums are without what registers report, where one may not see that', async () => {
  const userPermissions = Object.values(permission).filter((one) => one !== 240);
  await openHouseholds('', { user: advisorUser({ userPermissions }) });
  expect(totals()).toHaveTextContent('Bez závazků z registrů, které nemáte oprávnění vidět.');
});

test('people stand side by side, and what an unidentified one blocks is said', async () => {
  await openHouseholds();
  expect(screen.getByText('Identifikovaná')).toBeVisible();
  expect(screen.getByText('Neidentifikovaná')).toBeVisible();
  expect(screen.getByText('Bez identifikace nelze žádost odeslat.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Další kroky: Petr Novák' }));
  expect(await screen.findByRole('menuitem', { name: 'Hlavní žadatel' })).toBeEnabled();
  expect(screen.getByRole('menuitem', { name: 'Odebrat' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Další kroky: Jana Nováková' })).toBeNull();
});

test('the name of a person leads to their detail', async () => {
  await openHouseholds();
  const link = screen.getByRole('link', { name: 'Novák Petr' });
  expect(link).toHaveAttribute('href', '/mortgage/client-detail/402?caseId=1000001');
});

test('the person whom an address asks for is marked', async () => {
  await openHouseholds('&person=402');
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
  await openHouseholds();
  expect(await screen.findByRole('button', { name: /Příjem z pronájmu/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Přidat příjem/ })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Přidat závazek/ })).toHaveLength(2);
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
  const { user, router } = await openHouseholds();
  const application = expect.stringContaining('caseId=1000001&salesArrangementId=21');
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  expect(router.state.location.search).toEqual(application);
  await user.click(within(dialog).getByRole('button', { name: 'Zavřít' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('dialog'));
  expect(router.state.location.search).toEqual(application);
});

test('the totals follow each key', async () => {
  await openHouseholds();
  const before = totals().textContent;
  fireEvent.change(screen.getByLabelText('Pojištění'), { target: { value: '1500' } });
  expect(totals().textContent).not.toBe(before);
  expect(within(totals()).getByText(/^10\s500/)).toBeVisible();
});

test('children and expenses are saved over the version that was shown', async () => {
  await openHouseholds();
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

test('a sent application is read-only, and says why', async () => {
  server.use(handle(householdCalls.list, households({ lock: 'Žádost je odeslaná ke schválení.' })));
  await openHouseholds();
  expect(screen.getByText('Žádost je odeslaná ke schválení.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Přidat osobu/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Uložit' })).toBeNull();
});

const find = async () => {
  await openHouseholds('&person=402&dialog=identify');
  fireEvent.click(await screen.findByRole('button', { name: 'Hledat' }));
};

/** A client of the register. */
const client = (id: number) => ({
  identity: { id, scheme: 2 },
  firstName: 'Petr',
  lastName: 'Novák',
  city: `Obec ${id}`,
});

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

  test('more are loaded behind those that are shown, to the last', async () => {
    const starts: unknown[] = [];
    server.use(
      handle(customerCalls.search, ({ body: { start } }) => {
        starts.push(start);
        return start === 0
          ? {
              customers: Array.from({ length: 20 }, (_, place) => client(place + 1)),
              hasMore: true,
            }
          : { customers: [client(21)], hasMore: false };
      }),
    );
    await find();
    fireEvent.click(await screen.findByRole('button', { name: 'Načíst další' }));
    expect(await screen.findByText(/Obec 21/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Vybrat: Petr Novák' })).toHaveLength(21);
    expect(screen.queryByRole('button', { name: 'Načíst další' })).toBeNull();
    expect(starts).toEqual([0, 20]);
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

const Collateral = ({ caseId }: { caseId: number }) => <p>Zajištění případu {caseId}</p>;
const fillings = (name: string) =>
  name === householdSlots.collateral
    ? [{ remote: 'valuation', Component: Collateral as never }]
    : [];

test('what the loan is held against stands below, by another remote', async () => {
  await openHouseholds('', {
    wrap: (children) => <SlotProvider value={{ fillings }}>{children}</SlotProvider>,
  });
  expect(await screen.findByText('Zajištění případu 1000001')).toBeVisible();
});
