import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseAction } from '@advisor/contracts/case/stages';
import type { CallResponse } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { sql } from 'drizzle-orm';
import { documentStages } from '../../../domain/flow/document-stages';
import { cases } from '../../../domain/cases/schema/cases';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

type Flow = CallResponse<typeof salesArrangementCalls.flow>;
type Kinds = CallResponse<typeof signingCalls.kinds>;
type Awaited = CallResponse<typeof caseCalls.nextSteps>[number];

/** The step of the hub on whose screen an action is taken. */
const stepOf: Partial<Record<CaseAction, Flow[number]['step']>> = {
  model: 'modelation',
  identify: 'household',
  agree: 'parameters',
  collect: 'checklist',
  value: 'valuation',
  assess: 'scoring',
  prepareDocument: 'documents',
  sign: 'documents',
  uploadScan: 'documents',
  draw: 'documents',
};

/** Cases of every product in every state. */
async function casesOf(ownerId: number | undefined): Promise<number[]> {
  const rows = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(
      sql`${cases.id} < 9000000 and ${ownerId === undefined ? sql`true` : sql`${cases.ownerId} = ${ownerId}`}`,
    )
    .orderBy(cases.id)
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Why a next step leads to a closed screen; undefined when it does not. */
async function closedBy(as: DemoLogin, { caseId, salesArrangementId, next }: Awaited) {
  const step = next && stepOf[next.action];
  if (next?.waitsFor !== 'advisor' || step === undefined) return undefined;
  const get = async <T>(call: Parameters<TestApp['callOperation']>[0]): Promise<T> =>
    (await backend.callOperation(call, { as, params: { salesArrangementId } })).json<T>();
  const shown = (await get<Flow>(salesArrangementCalls.flow)).find((one) => one.step === step);
  if (shown?.isActive !== true || shown.isEarly) return { caseId, next, shown };
  if (next.action !== 'prepareDocument') return undefined;
  const kinds = await get<Kinds>(signingCalls.kinds);
  const wanted = kinds.filter(
    ({ documentTypeCode }) => documentStages[documentTypeCode] === next.stage,
  );
  const canPrepare = wanted.some(({ closed }) => !closed || closed.offerIdToHandOver !== undefined);
  return canPrepare ? undefined : { caseId, next, wanted };
}

test.each<[DemoLogin, number | undefined]>([
  ['advisor', undefined],
  ['broker', 2],
  ['specialist', undefined],
])('whatever waits for %s leads to a screen that is open', async (as, ownerId) => {
  const caseIds = await casesOf(ownerId);
  const answer = await backend.callOperation(caseCalls.nextSteps, { as, body: { caseIds } });
  const steps = answer.json<Awaited[]>();
  expect(new Set(steps.map(({ next }) => next?.action)).size).toBeGreaterThan(3);
  const closed = await Promise.all(steps.map((step) => closedBy(as, step)));
  expect(closed.filter(Boolean)).toEqual([]);
});

/** In the order in which the hub goes through them. */
const hubOrder = [
  'modelation',
  'household',
  'parameters',
  'checklist',
  'valuation',
  'scoring',
  'documents',
];
const inPreparation = new Set(['modelation', 'household', 'parameters', 'checklist', 'approval']);

test('the hub goes on with the step that the list of cases names', async () => {
  const caseIds = await casesOf(undefined);
  const as = 'advisor' as const;
  const answer = await backend.callOperation(caseCalls.nextSteps, { as, body: { caseIds } });
  const prepared = answer
    .json<Awaited[]>()
    .filter(({ next }) => next?.waitsFor === 'advisor' && inPreparation.has(next.stage));
  const pairs = await Promise.all(
    prepared.map(async ({ salesArrangementId, next }) => {
      const params = { salesArrangementId };
      const flow = (
        await backend.callOperation(salesArrangementCalls.flow, { as, params })
      ).json<Flow>();
      const open = hubOrder.find((name) =>
        flow.some(
          ({ step, isActive, isEarly, state }) =>
            step === name && isActive && isEarly !== true && state !== 'done',
        ),
      );
      return { salesArrangementId, ofList: next && stepOf[next.action], ofHub: open };
    }),
  );
  expect(new Set(pairs.map(({ ofList }) => ofList))).toContain('scoring');
  expect(pairs.filter(({ ofList, ofHub }) => ofList !== ofHub)).toEqual([]);
});
