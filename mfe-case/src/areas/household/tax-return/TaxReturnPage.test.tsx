import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import { creditPolicyCalls } from '@advisor/contracts/household/credit-policy-calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { removeDraft } from '@advisor/forms/drafts';
import { taxFormVersions } from '@advisor/lending/affordability/tax-form-versions';
import { useNotificationStore } from '@advisor/shell/notifications';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { withResolvers } from '@advisor/testing/with-resolvers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { arrangementHandlers } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';
import { policy } from '../testing/policy';

jest.mock('@advisor/forms/drafts', () => {
  const drafts = jest.requireActual<object>('@advisor/forms/drafts');
  return { ...drafts, removeDraft: jest.fn().mockResolvedValue(undefined) };
});
afterEach(() => {
  jest.mocked(removeDraft).mockResolvedValue(undefined);
  useNotificationStore.setState({ notifications: [] });
});

type Answer = CallResponse<typeof customerCalls.taxReturn>;

const programmer: TaxReturn = {
  versionId: 2025,
  year: 2025,
  expenseMethod: 'lumpSum',
  expenseRate: 60,
  naceCode: '620100',
  monthsInBusiness: 12,
  rows: { '101': 1_200_000, '102': 720_000, '64': 30_840 },
};
const yearBefore: TaxReturn = { ...programmer, versionId: 2024, year: 2024 };

const answer = (taxReturns: TaxReturn[], more: Partial<Answer> = {}): Answer => ({
  taxReturns,
  version: 3,
  caseId: 1_000_001,
  salesArrangementId: 21,
  firstName: 'Anna',
  lastName: 'Nováková',
  ...more,
});

const server = mockServer(
  ...arrangementHandlers(),
  handle(customerCalls.taxReturn, answer([programmer])),
  handle(
    customerCalls.taxReturnVersions,
    taxFormVersions.map(({ year, rows, rules }) => ({
      versionId: year,
      name: `DAP ${year}`,
      validFrom: `${year}-01-01`,
      rows,
      rules,
    })),
  ),
  handle(codebookCalls.expensesByNace, [
    { naceCode: '62', name: 'Informační technologie', percentage: 50 },
  ]),
  handle(creditPolicyCalls.get, { versionId: 1, validFrom: '2026-01-01', policy }),
);

const address = '/mortgage/income-return-tax-calculation/1000001/11';

async function open(stored?: Answer) {
  if (stored) server.use(handle(customerCalls.taxReturn, stored));
  const sent = jest.fn();
  server.use(
    handle(customerCalls.updateTaxReturn, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const rendered = await openScreen(address);
  await screen.findByRole('heading', { name: 'Příjem pro úvěr' });
  return { ...rendered, sent };
}

const income = () => within(screen.getByRole('region', { name: 'Příjem pro úvěr' }));
const year = (name: string) => within(income().getByRole('region', { name }));
const turnover = () => screen.getByLabelText(/^DAP 2025, řádek 101/);
const retype = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
  await user.clear(turnover());
  await user.paste(text);
};
const save = { name: /Uložit/ };
const isSaved = () =>
  waitFor(() =>
    expect(useNotificationStore.getState().notifications).toMatchObject([
      { title: 'Daňová přiznání uložena' },
    ]),
  );
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const shows = (text: string) => (_: string, element: Element | null) =>
  plain(element?.textContent ?? '') === text && element?.children.length === 0;

it('counts rows, the lump sum with its limit and the income on each key', async () => {
  const { user, sent } = await open();
  expect(income().getAllByText(shows('36 570 Kč')).length).toBeGreaterThan(0);
  await retype(user, '3000000');
  const expenses = screen.getByLabelText(/^DAP 2025, řádek 102/);
  expect(plain(expenses.textContent)).toBe('1 200 000 Kč');
  expect(plain(screen.getByLabelText(/^DAP 2025, řádek 42/).textContent)).toBe('1 800 000 Kč');
  await user.click(screen.getByRole('button', save));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      version: 3,
      taxReturns: [{ ...programmer, rows: { '101': 3_000_000, '102': 1_200_000, '64': 30_840 } }],
    }),
  );
});

it('explains the income of two years side by side', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Přidat DAP 2024' }));
  await user.type(screen.getByLabelText(/^DAP 2024, řádek 101/), '1200000');
  expect(income().getByText('Průměr dvou let.')).toBeVisible();
  expect(year('2024').getByText('Základ daně z podnikání, řádek 37')).toBeVisible();
  expect(year('2024').getByText(shows('480 000 Kč'))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Přidat DAP 2023' })).not.toBeInTheDocument();
});

it('asks who paid the flat tax for the turnover and the payment only', async () => {
  const { sent, user } = await open(
    answer([
      { ...programmer, expenseMethod: 'flatTax', expenseRate: undefined, rows: { '101': 900_000 } },
    ]),
  );
  expect(screen.queryByLabelText(/řádek 64/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', save));
  expect(
    await screen.findByText(/Zaplacená paušální daň.*povinn|Vyplňte.*Zaplacená/i),
  ).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it('says at the row what does not agree', async () => {
  const { user, sent } = await open();
  await user.type(screen.getByLabelText(/^DAP 2025, řádek 44/), '480001');
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText(/Nejvýše 480.000 Kč podle řádku 41/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it('has nothing unsaved as soon as it is told to be saved', async () => {
  // A slow browser storage.
  jest.mocked(removeDraft).mockReturnValue(new Promise(() => undefined));
  const { user, router } = await open();
  await retype(user, '1300000');
  await user.click(screen.getByRole('button', save));
  await isSaved();
  await act(() => router.navigate('/'));
  expect(screen.queryByText('Odejít bez uložení?')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

it('keeps what is typed while it is being saved', async () => {
  const { user, sent } = await open();
  const late = withResolvers();
  server.use(
    handle(customerCalls.updateTaxReturn, async ({ body }) => {
      sent(body);
      await late.promise;
      return { version: body.version + 1 };
    }),
  );
  await retype(user, '1300000');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await retype(user, '1400000');
  const saved = { ...programmer, rows: { '101': 1_300_000, '102': 780_000, '64': 30_840 } };
  server.use(handle(customerCalls.taxReturn, answer([saved], { version: 4 })));
  late.resolve();
  await isSaved();
  await waitFor(() => expect(screen.getByRole('button', save)).toBeEnabled());
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const [[{ version, taxReturns }]] = sent.mock.calls.slice(1);
  expect([version, taxReturns[0].rows['101']]).toEqual([4, 1_400_000]);
});

it('says insurance only where it is taken off', async () => {
  await open(
    answer([
      programmer,
      { ...yearBefore, expenseMethod: 'evidence', expenseRate: undefined, insurancePaid: 50_000 },
    ]),
  );
  expect(year('2025').queryByText(/pojistného/)).not.toBeInTheDocument();
  expect(
    year('2024').getByText(shows('Po odečtení daně 41 160 Kč a pojistného 50 000 Kč')),
  ).toBeVisible();
});

it('a loss gives no income and can be saved', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('combobox', { name: 'Uplatnění výdajů' }));
  await user.click(screen.getByText('Skutečné výdaje'));
  const expenses = screen.getByLabelText(/^DAP 2025, řádek 102/);
  await user.clear(expenses);
  await user.paste('1500000');
  expect(income().getByText('Podnikání skončilo ztrátou, příjem se nepočítá')).toBeVisible();
  expect(income().getAllByText(shows('0 Kč')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

it('shows what the server refuses at its row', async () => {
  const { user } = await open();
  server.use(
    handle(
      customerCalls.updateTaxReturn,
      failure(400, { field: 'taxReturns.0.rows.101', message: 'Obrat nesouhlasí.' }),
    ),
  );
  await user.type(turnover(), '0');
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText('Obrat nesouhlasí.')).toBeVisible();
  expect(turnover()).toBeInvalid();
});

it('keeps what was typed and names the rows that somebody else saved', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText(/^DAP 2025, řádek 72/), '15204');
  await retype(user, '1100000');
  const theirs = {
    ...programmer,
    rows: { '101': 1_300_000, '102': 780_000, '64': 30_840, '31': 50_000 },
  };
  server.use(
    handle(customerCalls.updateTaxReturn, failure(409)),
    handle(customerCalls.taxReturn, answer([theirs, yearBefore], { version: 5 })),
  );
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText(/DAP 2025, řádek 101 .*nově uloženo 1.300.000/)).toBeVisible();
  expect(plain((turnover() as HTMLInputElement).value)).toBe('1 100 000');
  expect(screen.getByLabelText(/^DAP 2025, řádek 72/)).not.toHaveValue('');
  expect(screen.getByLabelText(/^DAP 2025, řádek 31/)).not.toHaveValue('');
  expect(screen.getByLabelText(/^DAP 2024, řádek 101/)).not.toHaveValue('');
});

it('offers the years where nobody has entered a return', async () => {
  const { user } = await open(answer([], { version: 0 }));
  expect(screen.getByText('Žádné daňové přiznání')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Přidat DAP 2025' }));
  expect(turnover()).toBeVisible();
});

it('the tax returns are only read once the application was sent', async () => {
  await open(answer([programmer], { lock: 'Žádost je odeslaná ke schválení.' }));
  expect(screen.getByText('Žádost je odeslaná ke schválení.')).toBeVisible();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(screen.getByText(shows('1 200 000 Kč'))).toBeVisible();
  expect(screen.queryByRole('button', save)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Přidat|Odebrat)/ })).not.toBeInTheDocument();
});

it('knows nobody of another case', async () => {
  server.use(handle(customerCalls.taxReturn, answer([programmer], { caseId: 1_000_002 })));
  await openScreen(address);
  expect(await screen.findByText('Chyba 404')).toBeVisible();
});
