import { permission } from '@advisor/contracts/permissions';
import { newFacts } from '../../testing/flow-facts';
import { plain } from '../../testing/hub';
import type { HubFacts } from './facts';
import { hubSteps } from './steps';

const facts: HubFacts = { ...newFacts, permissions: new Set(Object.values(permission)) };

const documentsIn = (...states: number[]) =>
  states.map((state) => ({ typeCode: 'loanApplication', state }));

const without = (...codes: number[]) => ({
  permissions: new Set(Object.values(permission).filter((code) => !codes.includes(code))),
});

type Case = [name: string, step: string, change: Partial<HubFacts>, expected: object];
const generalChange = { arrangementTypeId: 7, offerValidTo: undefined };

test.each<Case>([
  ['nothing is missing of the people', 'household', {}, { state: 'done' }],
  [
    'one is not',
    'household',
    { missingOfHouseholds: [{ reason: 'Jan Novák: chybí rodinný stav.', customerOnSAId: 7 }] },
    { state: 'inProgress', reason: 'Jan Novák: chybí rodinný stav.' },
  ],
  [
    'more is missing',
    'household',
    { missingOfHouseholds: [{ reason: 'Jedno.' }, { reason: 'Druhé.' }] },
    { state: 'inProgress', reason: 'O účastnících zbývá doplnit 2 údaje.' },
  ],
  [
    'a product without rates',
    'modelation',
    { isPriced: false },
    {
      isActive: false,
      state: 'done',
      reason: 'Podle platného sazebníku se tento úvěr nenabízí.',
    },
  ],
  [
    'savings, which have a tariff',
    'modelation',
    { isPriced: false, productTypeId: 20000 },
    { isActive: true },
  ],
  ['211 is for employees alone', 'modelation', without(211), { isActive: true }],
  [
    'no permission 228',
    'documents',
    without(228),
    { isActive: false, reason: 'K odeslání žádosti nemáte oprávnění.' },
  ],
  [
    '228 is for applications',
    'documents',
    { ...without(228), ...generalChange },
    { isActive: true },
  ],
  [
    'no permission 260',
    'documents',
    { ...without(260), ...generalChange },
    { isActive: false, reason: 'K odeslání žádosti nemáte oprávnění.' },
  ],
  [
    'no permission 100',
    'documents',
    without(100),
    { isActive: false, reason: 'K dokumentům k podpisu nemáte oprávnění.' },
  ],
  ['all are signed', 'documents', { documents: documentsIn(4, 4) }, { state: 'done' }],
  ['one is signed', 'documents', { documents: documentsIn(4, 1) }, { state: 'inProgress' }],
  [
    'papers are there but not checked',
    'checklist',
    { mandatoryDocuments: ['delivered', 'checked', 'notNeeded'] },
    { state: 'inProgress', reason: 'Zbývá zkontrolovat 1 podklad.' },
  ],
  [
    'no paper is missing',
    'checklist',
    { mandatoryDocuments: ['checked', 'notNeeded'] },
    { state: 'done' },
  ],
  [
    'the exception holds',
    'priceException',
    { priceException: { state: 11, isApproved: true, validTo: '2026-11-20' } },
    { state: 'done', reason: 'Platí do 20. 11. 2026.' },
  ],
  [
    'the exception has run out',
    'priceException',
    { priceException: { state: 11, isApproved: true, validTo: '2026-11-19' } },
    { state: 'notStarted', reason: 'Platnost výjimky skončila 19. 11. 2026.' },
  ],
  [
    'the exception was refused',
    'priceException',
    { priceException: { state: 4, isApproved: false, validTo: null } },
    { state: 'notStarted', reason: 'Poslední žádost o výjimku byla zamítnuta.' },
  ],
  [
    'the exception was withdrawn',
    'priceException',
    { priceException: { state: 5, isApproved: null, validTo: null } },
    { state: 'notStarted' },
  ],
  [
    'today has no rates for the product',
    'priceException',
    { isPriced: false },
    { isActive: false, reason: 'U tohoto produktu cenová výjimka není možná.' },
  ],
  ['the case waits for its end', 'comment', { caseState: 9 }, { isActive: false }],
  [
    'a service request without what it is about',
    'parameters',
    {
      ...generalChange,
      parameters: { salesArrangementTypeId: 7, comment: 'Nic', applicantCustomerOnSAId: 1 },
    },
    { state: 'notStarted', reason: 'Uveďte, co se má změnit.' },
  ],
  [
    'a service request with it',
    'parameters',
    { ...generalChange, parameters: { salesArrangementTypeId: 7, paymentDay: 5 } },
    { state: 'done' },
  ],
  [
    'savings without an account',
    'parameters',
    { productTypeId: 20000, parameters: { salesArrangementTypeId: 6, agentCustomerOnSAId: 1 } },
    { state: 'inProgress', reason: 'Chybí: účet pro vklady.' },
  ],
])('%s: %s', (_name, name, change, expected) => {
  const step = hubSteps({ ...facts, ...change }).find(({ step: one }) => one === name);
  expect({ ...step, reason: plain(step?.reason) }).toMatchObject(expected);
});

test.each([
  { name: 'a loan without collateral', change: { productTypeId: 1 }, steps: 8 },
  { name: 'a service request', change: generalChange, steps: 4 },
])('$name has $steps steps', ({ change, steps }) => {
  expect(hubSteps({ ...facts, ...change })).toHaveLength(steps);
});
