import type { CaseStage, CaseStageState } from '@advisor/contracts/case/stages';
import { newFacts } from '../../testing/flow-facts';
import { plain } from '../../testing/hub';
import { areas } from '../../modules';
import { documentKinds } from '../documents/document-kinds';
import { documentStages } from './document-stages';
import type { FlowFacts } from './facts';
import { nextStep } from './next-step';
import { caseStages } from './stages';

const agreed: FlowFacts['parameters'] = {
  salesArrangementTypeId: 6,
  agentCustomerOnSAId: 1,
  expectedDateOfDrawing: '2026-12-15',
  repaymentAccount: { number: '2000145399', bankCode: '0800' },
};
const unidentified = { reason: 'Petr Novák: klient zatím není identifikovaný.', customerOnSAId: 7 };
const collected: Partial<FlowFacts> = { parameters: agreed, mandatoryDocuments: ['checked'] };
const noTurn = { heldTo: undefined, movedOn: undefined };
const ordered = { isReturned: false, isOrdered: true, validTo: undefined, ...noTurn };
const valued = { ...ordered, isOrdered: false, validTo: '2027-05-19' };
const prepared: Partial<FlowFacts> = { ...collected, valuation: valued };
const loan: NonNullable<FlowFacts['loan']> = {
  targetAmount: 1_000_000,
  drawnAmount: 1_000_000,
  principal: 900_000,
  overdueAmount: 0,
  contractSignedOn: '2026-01-05',
  drawingDeadline: '2027-01-05',
};
const document = (typeCode: string, state: number) => ({ typeCode, state });
const passed = { ...prepared, assessment: { isPassed: true, isStale: false } };
const assessed: Partial<FlowFacts> = {
  ...passed,
  documents: [document('loanApplication', 4)],
};
const inSigning = { ...prepared, arrangementState: 7 };
const signed = { ...inSigning, documents: [document('loanContract', 4)] };
const disbursed = (change: object) => ({ arrangementState: 6, loan: { ...loan, ...change } });
const [application, signing, drawing] = ['2026-11-02', '2026-11-05', '2026-11-09'].map(
  (day) => new Date(day),
) as [Date, Date, Date];

const statesOf = (change: Partial<FlowFacts>) =>
  caseStages({ ...newFacts, ...change })
    .map(({ stage, state }) => `${stage} ${state}`)
    .join(', ');

const toLoan = 'modelation done, household done, parameters done, checklist done';

test.each<[string, Partial<FlowFacts>, string]>([
  [
    'a new mortgage',
    { mandatoryDocuments: ['required'], missingOfHouseholds: [unidentified] },
    'modelation done, household current, parameters current, checklist ready, approval blocked, signing blocked, drawing blocked, repayment blocked',
  ],
  [
    'one without an offer',
    { offerValidTo: undefined, ...prepared },
    'modelation ready, household done, parameters done, checklist done, approval blocked, signing blocked, drawing blocked, repayment blocked',
  ],
  [
    'one that today’s rates do not know',
    { offerValidTo: undefined, isPriced: false, ...prepared },
    'modelation blocked, household done, parameters done, checklist done, approval blocked, signing blocked, drawing blocked, repayment blocked',
  ],
  [
    'an offer that has run out',
    { ...prepared, offerValidTo: '2026-11-19' },
    'modelation error, household done, parameters done, checklist done, approval blocked, signing blocked, drawing blocked, repayment blocked',
  ],
  [
    'one that is prepared',
    prepared,
    `${toLoan}, approval current, signing blocked, drawing blocked, repayment blocked`,
  ],
  [
    'one whose application is signed',
    { ...prepared, documents: [document('loanApplication', 4)] },
    `${toLoan}, approval ready, signing blocked, drawing blocked, repayment blocked`,
  ],
  [
    'one that is being decided, when a paper is missing',
    { ...prepared, arrangementState: 2, mandatoryDocuments: ['delivered'] },
    'modelation done, household done, parameters done, checklist current, approval current, signing blocked, drawing blocked, repayment blocked',
  ],
  [
    'an approved one',
    inSigning,
    `${toLoan}, approval done, signing ready, drawing blocked, repayment blocked`,
  ],
  [
    'one whose application only is signed',
    { ...inSigning, documents: [document('loanApplication', 4), document('loanContract', 1)] },
    `${toLoan}, approval done, signing current, drawing blocked, repayment blocked`,
  ],
  [
    'one whose contract is signed',
    signed,
    `${toLoan}, approval done, signing done, drawing ready, repayment blocked`,
  ],
  [
    'a loan that is not all drawn',
    disbursed({ drawnAmount: 1 }),
    `${toLoan}, approval done, signing done, drawing current, repayment blocked`,
  ],
  [
    'one that was to be drawn until yesterday',
    disbursed({ drawnAmount: 1, drawingDeadline: '2026-11-19' }),
    `${toLoan}, approval done, signing done, drawing error, repayment blocked`,
  ],
  [
    'a loan that is being repaid',
    disbursed({}),
    `${toLoan}, approval done, signing done, drawing done, repayment current`,
  ],
  [
    'a loan that is late',
    disbursed({ overdueAmount: 5 }),
    `${toLoan}, approval done, signing done, drawing done, repayment error`,
  ],
  [
    'a loan that is repaid',
    disbursed({ principal: 0 }),
    `${toLoan}, approval done, signing done, drawing done, repayment done`,
  ],
  [
    'an unsecured loan, which is paid out at once',
    { ...signed, productTypeId: 1 },
    `${toLoan}, approval done, signing done, repayment blocked`,
  ],
  [
    'new savings',
    { productTypeId: 20000, isPriced: false, missingOfHouseholds: [unidentified], ...prepared },
    'modelation done, parameters done, checklist done, approval current, signing blocked, saving blocked',
  ],
  [
    'savings with a contract',
    { ...signed, productTypeId: 20000, isPriced: false },
    'modelation done, parameters done, checklist done, approval done, signing done, saving ready',
  ],
  [
    'savings that run',
    { productTypeId: 20000, arrangementState: 6 },
    'modelation done, parameters done, checklist done, approval done, signing done, saving current',
  ],
  [
    'a cancelled case',
    { caseState: 7, arrangementState: 3 },
    'modelation done, household done, parameters blocked, checklist blocked, approval blocked, signing blocked, drawing blocked, repayment blocked',
  ],
  [
    'a case that waits for its end',
    { ...inSigning, caseState: 9 },
    `${toLoan}, approval done, signing blocked, drawing blocked, repayment blocked`,
  ],
])('%s', (_name, change, expected) => {
  expect(statesOf(change)).toBe(expected);
});

test.each<[string, Partial<FlowFacts>, CaseStage, CaseStageState, string[]]>([
  [
    'approval tells everything that the application lacks',
    { offerValidTo: undefined, parameters: { ...agreed, repaymentAccount: undefined } },
    'approval',
    'blocked',
    [
      'Nejprve připravte nabídku a převezměte ji do žádosti.',
      'Chybí: účet pro splácení.',
      'Zbývá zkontrolovat 1 podklad.',
    ],
  ],
  [
    'a cancelled case says so at what was not done',
    { caseState: 7 },
    'parameters',
    'blocked',
    ['Případ je zrušený.'],
  ],
  [
    'drawing tells what is left',
    disbursed({ drawnAmount: 400_000 }),
    'drawing',
    'current',
    ['Zbývá vyčerpat 600 000 Kč.'],
  ],
])('%s', (_name, change, name, state, missing) => {
  const found = caseStages({ ...newFacts, ...change }).find(({ stage }) => stage === name);
  expect({ ...found, missing: found?.missing.map(plain) }).toEqual({ stage: name, state, missing });
});

test.each<[string, Partial<FlowFacts>, object | undefined]>([
  [
    'an offer is awaited first',
    { offerValidTo: undefined },
    { stage: 'modelation', action: 'model', waitsFor: 'advisor', since: application },
  ],
  [
    'then who applies',
    { missingOfHouseholds: [unidentified] },
    { stage: 'household', action: 'identify', waitsFor: 'advisor', since: application },
  ],
  [
    'then what is agreed',
    {},
    { stage: 'parameters', action: 'agree', waitsFor: 'advisor', since: application },
  ],
  [
    'then the papers, counted',
    { parameters: agreed, mandatoryDocuments: ['required', 'delivered', 'checked'] },
    { stage: 'checklist', action: 'collect', count: 2, waitsFor: 'advisor', since: application },
  ],
  [
    'then what the loan is held against',
    collected,
    { stage: 'approval', action: 'value', waitsFor: 'advisor', since: application },
  ],
  [
    'which the appraisers value',
    { ...collected, valuation: ordered },
    { stage: 'approval', action: 'value', waitsFor: 'bank', since: application },
  ],
  [
    'unless they wait for the advisor',
    { ...collected, valuation: { ...ordered, isReturned: true } },
    { stage: 'approval', action: 'value', waitsFor: 'advisor', since: application },
  ],
  [
    'since they gave it back',
    { ...collected, valuation: { ...ordered, isReturned: true, movedOn: signing } },
    { stage: 'approval', action: 'value', waitsFor: 'advisor', since: signing },
  ],
  [
    'and once its value came, the assessment waits since then',
    { ...collected, valuation: { ...valued, movedOn: signing } },
    { stage: 'approval', action: 'assess', waitsFor: 'advisor', since: signing },
  ],
  [
    'and which nobody asks of an unsecured loan',
    { ...collected, productTypeId: 1 },
    { stage: 'approval', action: 'assess', waitsFor: 'advisor', since: application },
  ],
  [
    'then the assessment, before anybody signs',
    prepared,
    { stage: 'approval', action: 'assess', waitsFor: 'advisor', since: application },
  ],
  [
    'and again when it holds no more, whoever signs meanwhile',
    {
      ...prepared,
      assessment: { isPassed: true, isStale: true },
      documents: [document('loanApplication', 2)],
    },
    { stage: 'approval', action: 'assess', waitsFor: 'advisor', since: application },
  ],
  [
    'then the signed application',
    passed,
    { stage: 'approval', action: 'prepareDocument', waitsFor: 'advisor', since: application },
  ],
  [
    'which somebody has to begin with',
    { ...passed, documents: [document('loanApplication', 1)] },
    { stage: 'approval', action: 'sign', waitsFor: 'advisor', since: signing },
  ],
  [
    'which the client signs',
    { ...passed, documents: [document('loanApplication', 2)] },
    { stage: 'approval', action: 'sign', waitsFor: 'client', since: signing },
  ],
  [
    'which comes back on paper',
    { ...passed, documents: [document('loanApplication', 3)] },
    { stage: 'approval', action: 'uploadScan', waitsFor: 'advisor', since: signing },
  ],
  [
    'and is not sent before everybody is identified',
    {
      ...prepared,
      missingOfHouseholds: [unidentified],
      documents: [document('loanApplication', 4)],
    },
    { stage: 'household', action: 'identify', waitsFor: 'advisor', since: application },
  ],
  [
    'nor before it is assessed',
    { ...prepared, documents: [document('loanApplication', 4)] },
    { stage: 'approval', action: 'assess', waitsFor: 'advisor', since: application },
  ],
  [
    'nor when it has not passed',
    { ...assessed, assessment: { isPassed: false, isStale: false } },
    { stage: 'approval', action: 'assess', waitsFor: 'advisor', since: application },
  ],
  [
    'nor when that holds no more',
    { ...assessed, assessment: { isPassed: true, isStale: true } },
    { stage: 'approval', action: 'assess', waitsFor: 'advisor', since: application },
  ],
  [
    'savings are sent without an assessment',
    { ...prepared, productTypeId: 20000, documents: [document('loanApplication', 4)] },
    { stage: 'approval', action: 'send', waitsFor: 'advisor', since: application },
  ],
  [
    'and is sent',
    assessed,
    { stage: 'approval', action: 'send', waitsFor: 'advisor', since: application },
  ],
  [
    'a specialist who was asked comes before the rest',
    { parameters: agreed, handedOverOn: drawing },
    { stage: 'checklist', action: 'takeOver', waitsFor: 'bank', since: drawing },
  ],
  [
    'nothing is awaited of what nobody offers',
    { ...prepared, offerValidTo: undefined, isPriced: false },
    undefined,
  ],
  [
    'the bank decides',
    { ...prepared, arrangementState: 2 },
    { stage: 'approval', action: 'decide', waitsFor: 'bank', since: application },
  ],
  [
    'the contract is prepared',
    inSigning,
    { stage: 'signing', action: 'prepareDocument', waitsFor: 'advisor', since: application },
  ],
  [
    'the contract is signed',
    { ...inSigning, documents: [document('loanContract', 2)] },
    { stage: 'signing', action: 'sign', waitsFor: 'client', since: signing },
  ],
  [
    'the first drawing is asked for',
    signed,
    { stage: 'drawing', action: 'prepareDocument', waitsFor: 'advisor', since: signing },
  ],
  [
    'an unsecured loan is paid out',
    { ...signed, productTypeId: 1 },
    { stage: 'repayment', action: 'payOut', waitsFor: 'bank', since: signing },
  ],
  [
    'savings begin with a deposit',
    { ...signed, productTypeId: 20000 },
    { stage: 'saving', action: 'deposit', waitsFor: 'client', since: signing },
  ],
  [
    'the client draws the rest',
    disbursed({ drawnAmount: 1 }),
    { stage: 'drawing', action: 'draw', waitsFor: 'client', since: drawing },
  ],
  [
    'the advisor deals with a deadline that has passed',
    disbursed({ drawnAmount: 1, drawingDeadline: '2026-11-19' }),
    { stage: 'drawing', action: 'draw', waitsFor: 'advisor', since: drawing },
  ],
  [
    'a late client pays',
    disbursed({ overdueAmount: 5 }),
    { stage: 'repayment', action: 'pay', waitsFor: 'client' },
  ],
  ['a loan that is being repaid waits for nobody', disbursed({}), undefined],
  [
    'the bank confirms that a case ends',
    { ...inSigning, caseState: 9 },
    { stage: 'signing', action: 'confirmCancellation', waitsFor: 'bank', since: application },
  ],
  ['a cancelled case waits for nobody', { caseState: 7, arrangementState: 3 }, undefined],
])('next: %s', (_name, change, expected) => {
  const lastEvents = { application, signing, drawing };
  const next = nextStep({ ...newFacts, lastEvents, ...change });
  expect(next).toEqual(expected && JSON.parse(JSON.stringify(expected)));
});

test('every kind with a stage is a document of an application', () => {
  const known = new Set(
    [1, 20000, 20001, 20004, 20010].flatMap((product) =>
      documentKinds({ areas }, 6, product).map(({ documentTypeCode }) => documentTypeCode),
    ),
  );
  expect(Object.keys(documentStages).filter((code) => !known.has(code))).toEqual([]);
});
