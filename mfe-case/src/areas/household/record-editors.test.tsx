import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { creditPolicyCalls } from '@advisor/contracts/household/credit-policy-calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { TaxReturn } from '@advisor/contracts/customer/tax-return';
import { householdCalls } from '@advisor/contracts/household/calls';
import { incomeCalls } from '@advisor/contracts/income/calls';
import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { taxFormVersions } from '@advisor/lending/affordability/tax-form-versions';
import { editorFiles } from '@advisor/testing/editor-files';
import { failure, handle } from '@advisor/testing/handlers';
import { testRecordEditors, type EditorRow } from '@advisor/testing/record-editors';
import { mockServer } from '@advisor/testing/server';
import { caseCalls } from '@advisor/contracts/case/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { arrangementHandlers } from '../../testing/arrangement-fixtures';
import { openScreen } from '../../testing/open-screen';
import { clientAnswer } from './testing/client-detail';
import { householdHandlers, households, jana, main, petr } from './testing/households';
import { policy } from './testing/policy';

const server = mockServer(
  ...householdHandlers(),
  ...arrangementHandlers(),
  handle(offerCalls.listOfArrangement, []),
  handle(caseCalls.parameters, { productTypeId: 20001, targetAmount: 3_500_000, loanPurposes: [] }),
  handle(taskCalls.currentPriceException, {}),
  handle(taskCalls.currentHandover, {}),
  handle(codebookCalls.getAll, {
    countries: [{ countryId: 16, name: 'Česko', isoCode: 'CZ', isDefault: true }],
  } as CallResponse<typeof codebookCalls.getAll>),
  handle(codebookCalls.expensesByNace, []),
  handle(creditPolicyCalls.get, { versionId: 1, validFrom: '2026-01-01', policy }),
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
);

const sentAlready = 'Žádost už byla odeslána.';
const salary = (version: number, isTheirs: boolean) => ({
  incomeId: 7,
  version,
  income: {
    incomeTypeId: 1 as const,
    employer: {
      name: isTheirs ? 'Mlékárna Brno a. s.' : 'Pekárna Zlín s. r. o.',
      companyId: '45244782',
      countryId: 16,
    },
    contractTypeId: 1 as const,
    netMonthlyIncome: 40_000,
    employedSince: '2019-03-01',
    isInTrialPeriod: false,
    isInNoticePeriod: false,
    isAbroad: false,
  },
  name: 'Pekárna Zlín s. r. o.',
  declaredAmount: 40_000,
  countedAmount: 40_000,
  countedShare: 100,
  countedReason: 'share' as const,
  isFromTaxReturn: false,
});

const loan = (version: number, isTheirs: boolean) =>
  ({
    obligationId: 9,
    version,
    obligationTypeId: 1,
    obligationTypeName: 'Spotřebitelský úvěr',
    obligationSource: 1,
    installmentAmount: 4_200,
    loanPrincipalAmount: 180_000,
    creditor: { name: isTheirs ? 'Moneta' : 'Air Bank', isExternal: true },
    correction: {},
    countedInstallment: 4_200,
    countedDebt: 180_000,
    countedReason: 'asDeclared',
    codebtors: [],
    roleId: 1,
    displayJuridicalPersonWarning: false,
  }) as unknown as CallResponse<typeof obligationCalls.list>[number];

const filed: TaxReturn = {
  versionId: 2025,
  year: 2025,
  expenseMethod: 'lumpSum',
  expenseRate: 60,
  monthsInBusiness: 12,
  rows: { '101': 1_200_000, '102': 720_000, '64': 30_840 },
};

const openHousehold = (query: string) => () =>
  openScreen(`/mortgage/household?caseId=1000001&salesArrangementId=21${query}`);
const householdList = (change: object) => handle(householdCalls.list, households(change));
const locked = { handlers: [householdList({ lock: sentAlready })] };

const rows: EditorRow[] = [
  {
    file: 'incomes/IncomePanel.tsx',
    isInDialog: true,
    open: openHousehold('&person=401&income=7'),
    read: ({ version, isTheirs }) => handle(incomeCalls.list, [salary(version, isTheirs)]),
    save: incomeCalls.update,
    ours: { label: /^Čistý měsíční příjem/, typed: '55555', shown: '55\u00A0555' },
    theirs: { label: /^Zaměstnavatel(?! v)/, shown: 'Mlékárna Brno a. s.' },
    gone: handle(incomeCalls.list, []),
    locked,
  },
  {
    file: 'obligations/ObligationPanel.tsx',
    isInDialog: true,
    open: openHousehold('&person=401&obligation=9'),
    read: ({ version, isTheirs }) => handle(obligationCalls.list, [loan(version, isTheirs)]),
    save: obligationCalls.update,
    ours: { label: /^Měsíční splátka/, typed: '3900', shown: '3\u00A0900' },
    theirs: { label: /^Věřitel\*?$/, shown: 'Moneta' },
    gone: handle(obligationCalls.list, []),
    locked,
  },
  {
    file: 'overview/HouseholdCard.tsx',
    open: openHousehold(''),
    read: ({ version, isTheirs }) =>
      householdList({
        households: [
          { ...main, version, expenses: { housing: 9_000, ...(isTheirs && { insurance: 700 }) } },
        ],
      }),
    save: householdCalls.update,
    ours: { label: /^Bydlení/, typed: '12000', shown: '12\u00A0000' },
    theirs: { label: /^Pojištění/, shown: '700' },
    locked,
  },
  {
    file: 'overview/EditPerson.tsx',
    isInDialog: true,
    open: openHousehold('&dialog=edit&person=402'),
    read: ({ version, isTheirs }) =>
      householdList({
        households: [
          {
            ...main,
            customers: [jana, { ...petr, version, ...(isTheirs && { lastName: 'Nový' }) }],
          },
        ],
      }),
    save: householdCalls.updateCustomer,
    ours: { label: /^Jméno/, typed: 'Pavel', shown: 'Pavel' },
    theirs: { label: /^Příjmení/, shown: 'Nový' },
    gone: householdList({ households: [{ ...main, customers: [jana] }] }),
  },
  {
    file: 'client-detail/ClientDetailPage.tsx',
    open: () => openScreen('/mortgage/client-detail/11?caseId=1000001'),
    read: ({ version, isTheirs }) =>
      handle(
        clientDetailCalls.get,
        clientAnswer(isTheirs ? { lastName: 'Dvořáková' } : {}, { version }),
      ),
    save: clientDetailCalls.update,
    ours: { label: /^Místo narození/, typed: 'Kolín', shown: 'Kolín' },
    theirs: { label: /^Příjmení/, shown: 'Dvořáková' },
    gone: handle(clientDetailCalls.get, failure(404)),
    locked: { handlers: [handle(clientDetailCalls.get, clientAnswer({}, { lock: sentAlready }))] },
  },
  {
    file: 'tax-return/TaxReturnPage.tsx',
    open: () => openScreen('/mortgage/income-return-tax-calculation/1000001/11'),
    read: ({ version, isTheirs }) =>
      handle(customerCalls.taxReturn, {
        taxReturns: [{ ...filed, monthsInBusiness: isTheirs ? 10 : 12 }],
        version,
        caseId: 1_000_001,
        salesArrangementId: 21,
        firstName: 'Anna',
        lastName: 'Nováková',
      }),
    save: customerCalls.updateTaxReturn,
    ours: { label: /101/, typed: '1300000', shown: '1\u00A0300\u00A0000' },
    theirs: { label: /měsíců/i, shown: '10' },
  },
];

testRecordEditors(server, rows);

it('tries every editor', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(editorFiles(__dirname));
});
