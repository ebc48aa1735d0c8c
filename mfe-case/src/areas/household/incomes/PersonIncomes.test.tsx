import { serverNow } from '@advisor/api-client/server-clock';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { clearDrafts } from '@advisor/forms/drafts';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListedIncome } from './incomes.queries';
import { PersonIncomes } from './PersonIncomes';

const salary: ListedIncome = {
  incomeId: 7,
  version: 2,
  income: {
    incomeTypeId: 1,
    employer: { name: 'Pekárna Zlín s. r. o.', companyId: '45244782', countryId: 16 },
    contractTypeId: 1,
    netMonthlyIncome: 40_000,
    employedSince: '2019-03-01',
    isInTrialPeriod: true,
    isInNoticePeriod: false,
    isAbroad: false,
  },
  name: 'Pekárna Zlín s. r. o.',
  declaredAmount: 40_000,
  countedAmount: 0,
  countedShare: 100,
  countedReason: 'probation',
  isFromTaxReturn: false,
};

const business: ListedIncome = {
  ...salary,
  income: { incomeTypeId: 2, companyId: '45244782', netMonthlyIncome: 36_570 },
  isFromTaxReturn: true,
};

const server = mockServer(handle(incomeCalls.list, [salary]));
afterEach(clearDrafts);

const open = (path = '/', isLocked = false) =>
  renderRoute(
    () => [
      {
        path: '/',
        element: <PersonIncomes customerOnSAId={5} personName="Jan Novák" isLocked={isLocked} />,
      },
    ],
    path,
  );

it('shows what the bank counts beside what was declared, with the reason', async () => {
  await open();
  const list = within(await screen.findByRole('list', { name: 'Příjmy' }));
  expect(list.getByText('Pekárna Zlín s. r. o.')).toBeVisible();
  expect(list.getByText(/Zkušební doba: příjem se nepočítá/)).toBeVisible();
});

it('leads from an income of a business to the tax returns', async () => {
  useCurrentClientStore.getState().update({ caseId: 1_000_001 });
  server.use(handle(incomeCalls.list, [salary, { ...business, incomeId: 8 }]));
  await open();
  expect(await screen.findByRole('link', { name: 'Daňová přiznání' })).toHaveAttribute(
    'href',
    '/mortgage/income-return-tax-calculation/1000001/5',
  );
});

it('opens an income by the address, and by a click', async () => {
  await open('/?person=5&income=7');
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByLabelText(/^Čistý měsíční příjem/)).toHaveValue('40\u00A0000');
});

it.each<[string, Partial<ListedIncome>]>([
  [
    'the line of business',
    {
      name: 'Programování',
      income: {
        incomeTypeId: 2,
        companyId: '45244782',
        naceCode: '620100',
        netMonthlyIncome: 40_000,
      },
    },
  ],
  [
    'the phone of the confirmation',
    {
      income: {
        ...(salary.income as Extract<ListedIncome['income'], { incomeTypeId: 1 }>),
        confirmation: {
          issuedOn: bankDay(serverNow()),
          issuedBy: 'Mzdová účtárna',
          phoneNumber: '+420601000000',
        },
      },
    },
  ],
])('keeps %s when something else is changed', async (_name, known) => {
  const sent = jest.fn();
  server.use(
    handle(incomeCalls.list, [{ ...salary, ...known }]),
    handle(incomeCalls.update, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user } = await open('/?person=5&income=7');
  const drawer = within(await screen.findByRole('dialog'));
  const net = await drawer.findByLabelText(/^Čistý měsíční příjem/);
  await user.clear(net);
  await user.type(net, '45000');
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      version: 2,
      income: expect.objectContaining({ ...known.income, netMonthlyIncome: 45_000 }),
    }),
  );
});

it.each([
  ['a wrong check digit', /^IČO/, '45244783', /IČO/],
  ['net above gross', 'Hrubý roční příjem', '400000', 'Hrubý roční příjem je nižší než čistý'],
  ['an income in the future', /^Zaměstnán od/, '1. 1. 2099', 'Datum nesmí být v budoucnosti'],
  ['a term that ended', 'Smlouva do', '1. 1. 2024', 'Příjem už skončil, nelze ho započítat'],
  ['a confirmation of long ago', 'Potvrzení vystaveno', '1. 1. 2024', /30 dní/],
  ['nothing at all', /^Čistý měsíční příjem/, '0', /větší než/],
  ['a negative amount', /^Čistý měsíční příjem/, '-1', /větší než/],
  ['a huge amount', /^Čistý měsíční příjem/, '10000001', /^Částka je příliš vysoká/],
  ['more deducted than earned', 'Srážky ze mzdy', '40001', 'Srážky jsou vyšší než čistý příjem'],
])('says %s at its field, and sends nothing', async (_name, label, text, message) => {
  const sent = jest.fn();
  server.use(handle(incomeCalls.update, sent));
  const { user } = await open('/?person=5&income=7');
  const drawer = within(await screen.findByRole('dialog'));
  const field = await drawer.findByLabelText(label);
  await user.clear(field);
  await user.type(field, `${text}{Tab}`);
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(drawer.getByLabelText(label)).toBeInvalid());
  expect(drawer.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(message));
  expect(sent).not.toHaveBeenCalled();
});

it('reads the newer state when a tax return has come to feed what is removed', async () => {
  server.use(handle(incomeCalls.list, [{ ...business, isFromTaxReturn: false }]));
  const { user } = await open('/?person=5&income=7');
  const drawer = within(await screen.findByRole('dialog'));
  const fed = { ...business.income, netMonthlyIncome: 41_000 };
  server.use(
    handle(incomeCalls.delete, failure(409, { message: 'Příjem vychází z daňového přiznání.' })),
    handle(incomeCalls.list, [{ ...business, version: 3, income: fed }]),
  );
  await user.click(await drawer.findByRole('button', { name: 'Odebrat' }));
  expect(await drawer.findByText('Příjem vychází z daňového přiznání.')).toBeVisible();
  expect(drawer.getByLabelText(/^Čistý měsíční příjem/)).toHaveValue('41\u00A0000');
  await waitFor(() => expect(drawer.getByRole('button', { name: 'Odebrat' })).toBeDisabled());
});

it('saves a business whose tax return ends in a loss', async () => {
  const sent = jest.fn();
  const income = { ...business.income, netMonthlyIncome: 0 };
  server.use(
    handle(incomeCalls.list, [{ ...business, income }]),
    handle(incomeCalls.update, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user } = await open('/?person=5&income=7');
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(await drawer.findByLabelText('Název firmy'), 'Truhlářství');
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

it('keeps what was typed when somebody else has removed it, and adds it again', async () => {
  const { user, banners } = await open('/?person=5&income=7');
  const drawer = within(await screen.findByRole('dialog'));
  const net = await drawer.findByLabelText(/^Čistý měsíční příjem/);
  await user.clear(net);
  await user.type(net, '45000');
  const added = jest.fn();
  server.use(
    handle(incomeCalls.update, failure(404)),
    handle(incomeCalls.list, []),
    handle(incomeCalls.create, ({ body }) => {
      added(body);
      return '8';
    }),
  );
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  expect(await drawer.findByText('Mezitím to někdo jiný odebral')).toBeVisible();
  expect(net).toHaveValue('45\u00A0000');
  expect(drawer.queryByRole('button', { name: 'Odebrat' })).not.toBeInTheDocument();
  expect(banners).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(added.mock.calls).toEqual([[expect.objectContaining({ netMonthlyIncome: 45_000 })]]);
});

it('is removed, whoever has done it', async () => {
  const { user, banners } = await open('/?person=5&income=7');
  const drawer = within(await screen.findByRole('dialog'));
  server.use(handle(incomeCalls.delete, failure(404)), handle(incomeCalls.list, []));
  await user.click(await drawer.findByRole('button', { name: 'Odebrat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Pekárna Zlín s. r. o.')).not.toBeInTheDocument();
  expect(banners).toEqual([]);
});

it.each([
  [90007, 400, 'V obchodním rejstříku jsme nikoho nenašli'],
  [90008, 500, 'Obchodní rejstřík neodpovídá'],
  [undefined, 403, 'K hledání v obchodním rejstříku nemáte oprávnění'],
  [undefined, 429, 'Hledání bylo příliš mnoho najednou, zkuste to za chvíli'],
] as const)(
  'says %s %s of the register where the employer is looked for',
  async (errorCode, status, text) => {
    server.use(handle(customerCalls.searchParty, failure(status, { message: 'x', errorCode })));
    const { user, banners } = await open('/?person=5&income=new');
    const drawer = within(await screen.findByRole('dialog'));
    await user.type(await drawer.findByLabelText('Najít zaměstnavatele'), 'Nikdo{Enter}');
    expect(await drawer.findByText(text)).toBeVisible();
    expect(banners).toEqual([]);
  },
);

it('takes the employer over from the register', async () => {
  const parties = [{ companyId: '25100006', name: 'Mlékárna Brno a. s.' }];
  server.use(handle(customerCalls.searchParty, { parties, hasMore: false }));
  const { user } = await open('/?person=5&income=new');
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(await drawer.findByLabelText('Najít zaměstnavatele'), 'mlékárna{Enter}');
  await user.click(await drawer.findByRole('button', { name: /Mlékárna Brno/ }));
  expect(drawer.getByLabelText(/^IČO/)).toHaveValue('25100006');
  expect(drawer.getByLabelText(/^Zaměstnavatel(?! v)/)).toHaveValue('Mlékárna Brno a. s.');
});

it('changes nothing once the application was sent', async () => {
  await open('/?person=5&income=7', true);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Čistý měsíční příjem')).toBeVisible();
  expect(drawer.queryByRole('textbox')).toBeNull();
  expect(drawer.queryByRole('button', { name: 'Uložit' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Přidat příjem/ })).toBeNull();
});
