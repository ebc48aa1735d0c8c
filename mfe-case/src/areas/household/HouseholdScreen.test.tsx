import { householdCalls } from '@advisor/contracts/household/calls';
import { creditPolicyCalls } from '@advisor/contracts/household/credit-policy-calls';
import type { Household } from '@advisor/contracts/household/schemas';
import { incomeCalls } from '@advisor/contracts/income/calls';
import type { ListedIncome } from '@advisor/contracts/income/schemas';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import type { Obligation } from '@advisor/contracts/obligation/schemas';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { fireEvent, screen, within } from '@testing-library/react';
import { arrangementHandlers } from '../../testing/arrangement-fixtures';
import { openScreen } from '../../testing/open-screen';
import { policy } from './testing/policy';

const person = (customerOnSAId: number, firstName: string, roleId: 1 | 2) => ({
  customerOnSAId,
  version: 0,
  firstName,
  lastName: 'Novák',
  roleId,
  dateOfBirth: '1985-03-12',
  identity: { id: customerOnSAId, scheme: 2 },
  hasSigned: false,
});
const household: Household = {
  householdId: 301,
  householdTypeId: 1,
  version: 3,
  children: [],
  expenses: { housing: 9_000 },
  isPropertySettlementAsked: false,
  customers: [person(401, 'Jana', 1), person(402, 'Petr', 2)],
};
const rent: ListedIncome = {
  incomeId: 71,
  version: 1,
  income: { incomeTypeId: 3, netMonthlyIncome: 10_000 },
  name: 'Příjem z pronájmu',
  declaredAmount: 10_000,
  countedAmount: 7_000,
  countedShare: 70,
  countedReason: 'share',
  isFromTaxReturn: false,
};
const salary: ListedIncome = {
  ...rent,
  incomeId: 72,
  name: 'Pekárna Zlín s. r. o.',
  income: {
    incomeTypeId: 1,
    employer: { name: 'Pekárna Zlín s. r. o.', companyId: '45244782', countryId: 16 },
    contractTypeId: 1,
    netMonthlyIncome: 40_000,
    employedSince: '2019-03-01',
    isInTrialPeriod: false,
    isInNoticePeriod: false,
    isAbroad: false,
  },
  declaredAmount: 40_000,
  countedAmount: 40_000,
  countedShare: 100,
  countedReason: 'full',
};
const loan: Obligation = {
  obligationId: 81,
  version: 1,
  obligationTypeId: 2,
  obligationTypeName: 'Spotřebitelský úvěr',
  obligationSource: 1,
  installmentAmount: 4_200,
  loanPrincipalAmount: 180_000,
  creditor: { name: 'Air Bank', isExternal: true },
  displayJuridicalPersonWarning: false,
  legalPersonType: 1,
  roleId: 1,
  codebtors: [],
  countedInstallment: 4_200,
  countedDebt: 180_000,
  countedReason: 'asDeclared',
};

/** The same one, as the bureau reports it on each of those who owe it. */
const report = (obligationId: number): Obligation => ({
  ...loan,
  obligationId,
  obligationSource: 2,
  obligationExternalId: 'CB1',
  obligationExternalScheme: 'CBCB',
  installmentAmount: 4_500,
});

const of =
  <Row,>(id: number, rows: Row[]) =>
  ({ params }: { params: object }) =>
    'customerOnSAId' in params && Number(params.customerOnSAId) === id ? rows : [];

const server = mockServer(
  ...arrangementHandlers(),
  handle(householdCalls.list, {
    households: [household],
    maximumHouseholds: 2,
    maximumCustomers: 2,
  }),
  // Living minimum of two adults on the day of the tests, and nothing else beside housing.
  handle(creditPolicyCalls.get, { versionId: 1, validFrom: '2026-01-01', policy }),
  handle(incomeCalls.list, of(401, [rent, salary])),
  handle(obligationCalls.list, of(402, [loan])),
  handle(obligationCalls.exposureRefresh, { state: 'never', progress: 0, unidentifiedCount: 0 }),
);

const open = async (view: string) => {
  const { user } = await openScreen(
    `/mortgage/household?caseId=1000001&salesArrangementId=21&${view}`,
  );
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByRole('button', { name: 'Uložit' });
  return {
    user,
    panel,
    type: (label: RegExp, value: string) =>
      fireEvent.change(panel.getByLabelText(label), { target: { value } }),
    choose: (label: string, option: string) => {
      fireEvent.mouseDown(panel.getByLabelText(label));
      fireEvent.click(screen.getByTitle(option));
    },
    said: () =>
      panel.getByRole('region', { name: 'Co se tím změní' }).textContent.replaceAll('\u00A0', ' '),
  };
};

test('what counts of an income and what is left follow each key', async () => {
  const { type, said } = await open('person=401&income=71');
  expect(said()).toBe(
    'Banka počítá 7 000 Kč měsíčně. Počítá se 70 % příjmu.Domácnosti zbývá měsíčně 25 050 Kč',
  );
  type(/^Čistý měsíční příjem/, '20000');
  expect(said()).toBe(
    'Banka počítá 14 000 Kč měsíčně. Počítá se 70 % příjmu.Domácnosti zbývá měsíčně 32 050 Kč dosud 25 050 Kč',
  );
  type(/^Čistý měsíční příjem/, '-1');
  expect(said()).toBe('Domácnosti zbývá měsíčně –');
});

test('a haircut counts as soon as its reason is said', async () => {
  const { panel, user, said } = await open('person=401&income=72');
  await user.click(panel.getByLabelText('Ve zkušební době'));
  expect(said()).toBe(
    'Banka počítá 0 Kč měsíčně. Zkušební doba: příjem se nepočítá.Domácnosti zbývá měsíčně -14 950 Kč dosud 25 050 Kč',
  );
});

test('an income that is new counts beside those that are saved', async () => {
  const { type, said } = await open('person=402&income=new');
  expect(said()).toBe('Domácnosti zbývá měsíčně 25 050 Kč');
  type(/^Čistý měsíční příjem/, '30000');
  type(/^Smlouva do/, '1. 1.');
  expect(said()).toMatch(/^Banka počítá 30 000 Kč .* 55 050 Kč dosud 25 050 Kč$/);
});

test.each([['Zrušení', 'Banka počítá splátku 0 Kč. Bude zrušen, nepočítá se.', '29 250 Kč']])(
  'the correction %s shows its effect at once',
  async (correction, counted, left) => {
    const { choose, said } = await open('person=402&obligation=81');
    expect(said()).toMatch(/^Banka počítá splátku 4 200 Kč\..* 25 050 Kč$/);
    choose('Korekce', correction);
    expect(said()).toBe(`${counted}Domácnosti zbývá měsíčně ${left} dosud 25 050 Kč`);
  },
);

/** Has the loan repay an amount; what is said beside it, and at its field. */
const consolidate = async (amount: string, consolidationLimit: number) => {
  server.use(
    handle(householdCalls.list, {
      households: [household],
      maximumHouseholds: 2,
      maximumCustomers: 2,
      consolidationLimit,
    }),
  );
  const { choose, type, said, panel } = await open('person=402&obligation=81');
  choose('Korekce', 'Konsolidace');
  type(/^Konsolidovaná částka/, amount);
  const field = panel.getByLabelText(/^Konsolidovaná částka/);
  const id = field.getAttribute('aria-describedby') ?? '';
  return {
    said: said(),
    hint: document.getElementById(id)?.textContent.replaceAll('\u00A0', ' '),
  };
};

describe('what the new loan repays', () => {
  test.each([
    ['the whole', '180000', 180_000, /^Banka počítá splátku 0 Kč. Splatí ho nový úvěr.* 29 250 Kč/],
    [
      'a part',
      '1',
      180_000,
      /^Banka počítá splátku 4 200 Kč. Nový úvěr splatí jen část.* 25 050 Kč$/,
    ],
    ['more than it has', '180000', 0, /^Banka počítá splátku 4 200 Kč. .*nestačí.* 25 050 Kč$/],
  ])('is %s', async (_name, amount, limit, expected) => {
    expect((await consolidate(amount, limit)).said).toMatch(expected);
  });

  test('says at the field why its instalment stays', async () => {
    expect((await consolidate('1', 180_000)).hint).toBe(
      'Celý závazek je 180 000 Kč. Splátka odpadne, jen když ho nový úvěr splatí celý.',
    );
  });

  test('says at the field what the loan has for it', async () => {
    expect((await consolidate('180000', 100_000)).hint).toMatch(
      /^Konsolidovat se má celkem 180 000 Kč, nový úvěr má na splacení jiných úvěrů 100 000 Kč\./,
    );
  });
});

test('a reduced instalment shows its effect on each key', async () => {
  const { choose, type, said } = await open('person=402&obligation=81');
  choose('Korekce', 'Snížení');
  type(/^Snížená splátka/, '3000');
  expect(said()).toBe(
    'Banka počítá splátku 3 000 Kč. Podle snížených hodnot.Domácnosti zbývá měsíčně 26 250 Kč dosud 25 050 Kč',
  );
});

test('a card counts by its limit while that is typed', async () => {
  const { choose, type, said } = await open('person=401&obligation=new');
  expect(said()).toBe('Domácnosti zbývá měsíčně 25 050 Kč');
  choose('Druh závazku', 'Kreditní karta');
  type(/^Limit/, '40000');
  expect(said()).toBe(
    'Banka počítá splátku 2 000 Kč. Počítá se podíl z limitu, i když není čerpaný.Domácnosti zbývá měsíčně 23 050 Kč dosud 25 050 Kč',
  );
});

test('a loan of a couple counts once, stated and reported on both of them', async () => {
  server.use(
    handle(obligationCalls.list, ({ params }) =>
      'customerOnSAId' in params && Number(params.customerOnSAId) === 401
        ? [report(91)]
        : [loan, report(92)],
    ),
  );
  await openScreen('/mortgage/household?caseId=1000001&salesArrangementId=21');
  const totals = await screen.findByRole('region', { name: 'Co domácnosti zbývá' });
  const amounts = within(totals)
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00A0', ' '));
  expect(amounts.slice(1)).toEqual([
    'Uvedeno50 000 Kč9 000 Kč4 500 Kč36 500 Kč',
    'Započteno47 000 Kč17 750 Kč4 500 Kč24 750 Kč',
  ]);
});
