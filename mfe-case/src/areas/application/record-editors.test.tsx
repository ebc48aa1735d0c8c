import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { caseCalls } from '@advisor/contracts/case/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { editorFiles } from '@advisor/testing/editor-files';
import { handle } from '@advisor/testing/handlers';
import { testRecordEditors, type EditorRow } from '@advisor/testing/record-editors';
import { mockServer } from '@advisor/testing/server';
import { arrangementHandlers, flow } from '../../testing/arrangement-fixtures';
import { openScreen } from '../../testing/open-screen';

const household = { householdId: 12, householdTypeId: 1, roleId: 1 } as const;
const server = mockServer(
  ...arrangementHandlers(),
  handle(salesArrangementCalls.customers, [
    { ...household, customerOnSAId: 11, firstName: 'Anna', lastName: 'Nováková' },
    { ...household, customerOnSAId: 13, firstName: 'Jan', lastName: 'Novák' },
    { ...household, customerOnSAId: 15, firstName: 'Petr', lastName: 'Nový' },
  ]),
  handle(offerCalls.listOfArrangement, []),
  handle(caseCalls.parameters, { productTypeId: 20001, targetAmount: 3_500_000, loanPurposes: [] }),
  handle(taskCalls.currentPriceException, {}),
  handle(taskCalls.currentHandover, {}),
  handle(checklistCalls.snapshot, { items: [] }),
);

const sentAlready = 'Žádost už byla odeslána.';
const lockedFlow = [
  handle(
    salesArrangementCalls.flow,
    flow().map((step) => ({ ...step, isActive: false, reason: sentAlready })),
  ),
];
type Parameters = CallResponse<typeof salesArrangementCalls.parameters>['parameters'];
const parameters =
  (stored: Parameters, theirs: object): EditorRow['read'] =>
  ({ version, isTheirs }) =>
    handle(salesArrangementCalls.parameters, {
      version,
      parameters: { ...stored, ...(isTheirs && theirs) } as Parameters,
    });
const application = { salesArrangementTypeId: 6, incomeCurrency: 'CZK' } as const;
const ofParameters = { save: salesArrangementCalls.updateParameters };

const rows: EditorRow[] = [
  {
    file: 'parameters/ParametersForm.tsx',
    open: () => openScreen('/mortgage/parameters/21?caseId=1000001'),
    read: parameters(
      { ...application, expectedDateOfDrawing: '2027-01-19' },
      { agentCustomerOnSAId: 13 },
    ),
    ...ofParameters,
    ours: {
      label: /^Předpokládané datum čerpání/,
      typed: '1. 2. 2027',
      shown: '1.\u00A02.\u00A02027',
    },
    theirs: undefined,
    locked: { handlers: lockedFlow },
  },
  {
    file: 'comment/CommentForm.tsx',
    open: () => openScreen('/mortgage/sales-arrangement-comment/21?caseId=1000001'),
    read: parameters({ ...application, comment: 'Klient je VIP.' }, { comment: 'Spěchá.' }),
    ...ofParameters,
    ours: { label: /^Komentář k žádosti/, typed: 'Volat ráno.', shown: 'Volat ráno.' },
    theirs: undefined,
    locked: { handlers: lockedFlow, words: /Klient je VIP/ },
  },
  {
    file: 'repayment-account/RepaymentAccountForm.tsx',
    open: () => openScreen('/mortgage/repayment-account/21?caseId=1000001'),
    read: parameters(
      { ...application, repaymentAccount: { number: '2000145399', bankCode: '0800' } },
      { repaymentAccountOwnerId: 13 },
    ),
    ...ofParameters,
    ours: { label: /^Číslo účtu/, typed: '2000145399/0100', shown: '2000145399/0100' },
    theirs: undefined,
    locked: { handlers: lockedFlow },
  },
  {
    file: 'request-applicant/RequestApplicantForm.tsx',
    open: () => openScreen('/mortgage/request-applicant/21?caseId=1000001'),
    read: parameters(
      { salesArrangementTypeId: 7, paymentDay: 17 },
      { applicantCustomerOnSAId: 15 },
    ),
    ...ofParameters,
    ours: { radio: /^Novák Jan/ },
    theirs: undefined,
  },
  {
    file: 'checklist/components/NoteDialog.tsx',
    isInDialog: true,
    open: async () => {
      const opened = await openScreen('/mortgage/checklist/1000001/21');
      const { findByRole } = opened;
      await opened.user.click(await findByRole('button', { name: /^Poznámka/ }));
      return opened;
    },
    read: ({ version, isTheirs }) =>
      handle(checklistCalls.get, {
        items: [
          {
            checklistItemId: 1,
            category: 'Příjmy',
            name: 'Potvrzení o příjmu',
            state: 'required',
            isMandatory: true,
            isCustom: false,
            version,
            note: isTheirs ? 'Přinese v pátek.' : 'Přinese zítra.',
          },
        ],
      }),
    save: checklistCalls.updateItem,
    ours: { label: /^Potvrzení o příjmu$/, typed: 'Poslal mailem.', shown: 'Poslal mailem.' },
    theirs: undefined,
    gone: handle(checklistCalls.get, { items: [] }),
  },
];

testRecordEditors(server, rows);

it('tries every editor', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(editorFiles(__dirname));
});
