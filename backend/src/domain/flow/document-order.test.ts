import { newFacts } from '../../testing/flow-facts';
import { plain } from '../../testing/hub';
import { documentLock } from './document-order';
import type { FlowFacts } from './facts';

const agreed: FlowFacts['parameters'] = {
  salesArrangementTypeId: 6,
  agentCustomerOnSAId: 1,
  expectedDateOfDrawing: '2026-12-15',
  repaymentAccount: { number: '2000145399', bankCode: '0800' },
};
const complete: FlowFacts = { ...newFacts, parameters: agreed, mandatoryDocuments: ['checked'] };
const approved = { arrangementState: 7 };
const signed = { ...approved, documents: [{ typeCode: 'loanContract', state: 4 }] };
const disbursed = (drawnAmount: number): Partial<FlowFacts> => ({
  arrangementState: 6,
  loan: {
    targetAmount: 100,
    drawnAmount,
    principal: drawnAmount,
    overdueAmount: 0,
    contractSignedOn: null,
    drawingDeadline: null,
  },
});
const missing = 'Žádost se podepisuje, až bude úplná.';

type Row = [string, string, Partial<FlowFacts>, object | undefined];

test.each<Row>([
  ['a complete application', 'loanApplication', {}, undefined],
  ['a complete one of savings', 'loanApplication', { productTypeId: 20000 }, undefined],
  [
    'one without an offer',
    'loanApplication',
    { offerValidTo: undefined },
    {
      reason: `${missing} Nejprve připravte nabídku a převezměte ji do žádosti.`,
      step: 'modelation',
    },
  ],
  [
    'one whose offer has run out',
    'loanApplication',
    { offerValidTo: '2026-11-19' },
    { reason: `${missing} Platnost nabídky skončila 19. 11. 2026.`, step: 'modelation' },
  ],
  [
    'one without an account',
    'loanApplication',
    { parameters: { ...agreed, repaymentAccount: undefined } },
    { reason: `${missing} Chybí: účet pro splácení.`, step: 'parameters' },
  ],
  [
    'one whose papers were brought and not checked',
    'loanApplication',
    { mandatoryDocuments: ['delivered'] },
    { reason: `${missing} Zbývá zkontrolovat 1 podklad.`, step: 'checklist' },
  ],
  ['one that was sent', 'loanApplication', approved, { reason: 'Žádost už je odeslaná.' }],
  [
    'a contract before the application is sent',
    'loanContract',
    {},
    { reason: 'Smlouva se podepisuje až po schválení, žádost zatím není odeslaná.' },
  ],
  [
    'a contract before the bank decides',
    'loanContract',
    { arrangementState: 2 },
    { reason: 'Smlouva se podepisuje až po schválení, žádost banka právě posuzuje.' },
  ],
  ['a contract after it', 'loanContract', approved, undefined],
  ['a second contract', 'loanContract', disbursed(1), { reason: 'Smlouva už je podepsaná.' }],
  [
    'a drawing before the contract is signed',
    'drawing',
    approved,
    { reason: 'Čerpat lze až po podpisu smlouvy.' },
  ],
  ['a drawing after it', 'drawing', signed, undefined],
  ['another drawing', 'drawing', disbursed(1), undefined],
  ['a drawing of nothing', 'drawing', disbursed(100), { reason: 'Úvěr je vyčerpaný.' }],
  ['a consent', 'personalData', { offerValidTo: undefined }, undefined],
  [
    'a consent in a cancelled case',
    'personalData',
    { caseState: 7 },
    { reason: 'Případ je zrušený.' },
  ],
  ['a change of a loan', 'generalChange', { arrangementTypeId: 7 }, undefined],
])('%s', (_name, typeCode, change, expected) => {
  const closed = documentLock({ ...complete, ...change }, typeCode);
  expect(closed && { ...closed, reason: plain(closed.reason) }).toEqual(expected);
});
