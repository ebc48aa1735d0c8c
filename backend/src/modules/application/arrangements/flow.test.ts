import { caseCalls } from '@advisor/contracts/case/calls';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { and, eq, inArray } from 'drizzle-orm';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { cases } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { hubClient, newApplication, seededApplication } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

test('a new application: what is done, what is missing', async () => {
  const flow = await hubClient(backend, await newApplication(backend)).flow();
  expect([...flow]).toEqual([
    ['modelation', { isActive: true, state: 'done' }],
    [
      'household',
      {
        isActive: true,
        state: 'inProgress',
        reason: 'O účastnících zbývá doplnit 2 údaje.',
      },
    ],
    ['parameters', { isActive: true, state: 'inProgress', reason: 'Chybí: účet pro splácení.' }],
    ['valuation', { isActive: true, state: 'notStarted' }],
    ['scoring', { isActive: true, state: 'notStarted' }],
    [
      'documents',
      {
        isActive: true,
        state: 'notStarted',
        isEarly: true,
        reason:
          'Žádost se podepisuje, až bude úplná. Chybí: účet pro splácení. Zbývá zkontrolovat 6 podkladů.',
      },
    ],
    ['comment', { isActive: true, state: 'notStarted' }],
    [
      'checklist',
      { isActive: true, state: 'notStarted', reason: 'Zbývá zkontrolovat 6 podkladů.' },
    ],
    ['priceException', { isActive: true, state: 'notStarted' }],
  ]);
});

test('the steps follow what is done through the other calls', async () => {
  const ids = await newApplication(backend);
  const hub = hubClient(backend, ids);
  const { parameters } = await hub.parameters();
  await hub.update(0, {
    ...parameters,
    repaymentAccount: { number: '2000145399', bankCode: '0800' },
    comment: 'Klient spěchá.',
  });
  for (const { checklistItemId, isMandatory } of (await hub.checklist()).items) {
    if (!isMandatory) continue;
    await hub.call(checklistCalls.updateItem, { checklistItemId, version: 0, state: 'checked' });
  }
  await hub.call(signingCalls.create, { documentTypeCode: 'loanApplication', signatureTypeId: 2 });
  await hub.call(taskCalls.create, {
    taskTypeId: 2,
    priceException: { interestRateDiscount: 0.2, fees: [] },
    message: 'Konkurenční nabídka.',
  });
  const flow = await hub.flow();
  expect(flow.get('parameters')).toEqual({ isActive: true, state: 'done' });
  expect(flow.get('comment')).toEqual({ isActive: true, state: 'done' });
  expect(flow.get('checklist')).toEqual({ isActive: true, state: 'done' });
  expect(flow.get('documents')).toEqual({ isActive: true, state: 'inProgress' });
  expect(flow.get('priceException')).toEqual({
    isActive: true,
    state: 'inProgress',
    reason: 'Čeká na rozhodnutí.',
  });
});

test('an offer that has run out and a drawing date that has passed are told', async () => {
  const hub = hubClient(backend, await newApplication(backend));
  backend.setNow(new Date('2026-12-21T08:00:00Z'));
  const flow = await hub.flow();
  expect(flow.get('modelation')).toEqual({
    isActive: true,
    state: 'error',
    reason: 'Platnost nabídky skončila 20. 12. 2026.',
  });
  expect(flow.get('parameters')).toEqual({
    isActive: true,
    state: 'error',
    reason: 'Předpokládané datum čerpání 15. 12. 2026 už uplynulo.',
  });
});

test('without an offer the steps that need it are locked', async () => {
  const ids = await newApplication(backend);
  await backend.db
    .update(salesArrangements)
    .set({ offerId: null })
    .where(eq(salesArrangements.id, ids.salesArrangementId));
  const flow = await hubClient(backend, ids).flow();
  const reason = 'Nejprve úvěr namodelujte a nabídku převezměte do žádosti.';
  for (const step of ['scoring', 'valuation', 'priceException'] as const) {
    expect(flow.get(step)).toEqual({ isActive: false, state: 'notStarted', reason });
  }
  expect(flow.get('documents')).toMatchObject({ isActive: true, isEarly: true });
  expect(flow.get('modelation')).toEqual({ isActive: true, state: 'notStarted' });
});

test.each([
  { state: 2, reason: 'Žádost je odeslaná ke schválení.', closed: undefined },
  { state: 7, reason: 'Žádost se podepisuje.', closed: undefined },
  { state: 6, reason: 'Úvěr je vyplacený.', closed: 'Úvěr je vyplacený.' },
])('an application in state $state is locked: $reason', async ({ state, reason, closed }) => {
  const flow = await hubClient(backend, await seededApplication(backend, state)).flow();
  for (const step of ['modelation', 'parameters', 'comment', 'priceException'] as const) {
    expect(flow.get(step)).toMatchObject({ isActive: false, reason });
  }
  expect(flow.get('parameters')?.state).toBe('done');
  expect(flow.get('checklist')).toEqual({
    isActive: closed === undefined,
    state: 'done',
    reason: closed,
  });
});

test('a cancelled case locks everything', async () => {
  const hub = hubClient(backend, await newApplication(backend));
  await hub.call(caseCalls.cancel);
  for (const step of (await hub.flow()).values()) {
    expect(step).toMatchObject({ isActive: false, reason: 'Případ je zrušený.' });
  }
});

test('a broker sees the own application, and may model its mortgage', async () => {
  const [own] = await backend.db
    .select({ caseId: cases.id, salesArrangementId: salesArrangements.id })
    .from(salesArrangements)
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(
      and(
        eq(cases.ownerId, 2),
        eq(cases.productTypeId, 20001),
        eq(salesArrangements.typeId, 6),
        inArray(salesArrangements.state, [1, 5, 8]),
      ),
    )
    .limit(1);
  if (own === undefined) throw new Error('the broker prepares nothing');
  const flow = await hubClient(backend, own, 'broker').flow();
  expect(flow.get('modelation')?.isActive).toBe(true);
  expect(flow.get('parameters')?.isActive).toBe(true);
});
