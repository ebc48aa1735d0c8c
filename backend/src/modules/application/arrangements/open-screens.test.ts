import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseStage } from '@advisor/contracts/case/stages';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import type { CallResponse, Operation } from '@advisor/contracts/operation';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { sql } from 'drizzle-orm';
import { testedAreas } from '../../../testing/areas';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

type Flow = CallResponse<typeof salesArrangementCalls.flow>;
type Step = Flow[number]['step'];
type Stages = CallResponse<typeof caseCalls.stages>;
type MenuFlags = CallResponse<typeof caseCalls.menuFlags>;

/** What a screen cannot be shown without, for the steps of the hub that have one. */
const reads: Partial<Record<Step, readonly Operation[]>> = {
  modelation: [offerCalls.defaults, offerCalls.listOfArrangement],
  parameters: [salesArrangementCalls.parameters, salesArrangementCalls.customers],
  comment: [salesArrangementCalls.parameters],
  checklist: [checklistCalls.get],
  documents: [signingCalls.kinds, signingCalls.searchOfArrangement],
  valuation: [valuationCalls.list, valuationCalls.collateral],
};

/** The step on whose screen the frame's stage is dealt with, for the stages that have a link. */
const stepOfStage: Partial<Record<CaseStage, Step>> = {
  modelation: 'modelation',
  parameters: 'parameters',
  checklist: 'checklist',
  signing: 'documents',
};

/** What the screens of the case's menu read. */
const entries = Object.assign({}, ...testedAreas.map((area) => area.entries)) as Record<
  string,
  Operation
>;

interface CaseIds {
  caseId: number;
  productTypeId: number;
}

/** A case of each product in each state of its application, of the user where only those are shown. */
async function casesOf(ownerId: number | undefined): Promise<CaseIds[]> {
  const isOwn = ownerId === undefined ? sql`true` : sql`owner_id = ${ownerId}`;
  const { rows } = await backend.db.execute<{ id: number; product: number }>(
    sql`select distinct on (product_type_id, cases.state, sales_arrangements.state)
          cases.id, product_type_id as product
        from cases join sales_arrangements on case_id = cases.id and type_id = 6
        where cases.id < 9000000 and ${isOwn}
        order by product_type_id, cases.state, sales_arrangements.state, cases.id`,
  );
  return rows.map(({ id, product }) => ({ caseId: Number(id), productTypeId: product }));
}

/** Which of the links in a case's frame and hub lead the user to what is closed. */
async function closedLinks(as: DemoLogin, { caseId, productTypeId }: CaseIds): Promise<string[]> {
  const ask = (operation: Operation, salesArrangementId = 0) =>
    backend.callOperation(operation, {
      as,
      params: { caseId, salesArrangementId },
      ...(operation === offerCalls.defaults && {
        query: { productTypeId: String(productTypeId) },
      }),
      ...(operation.path.endsWith('/search') && { body: {} }),
    });
  const { stages, salesArrangementId } = (await ask(caseCalls.stages)).json<Stages>();
  const flow = (await ask(salesArrangementCalls.flow, salesArrangementId)).json<Flow>();
  const flags = (await ask(caseCalls.menuFlags)).json<MenuFlags>();
  const closed: string[] = [];
  const known = new Map<Operation, number>();
  const follow = async (link: string, operations: readonly Operation[]) => {
    for (const operation of operations) {
      const statusCode =
        known.get(operation) ?? (await ask(operation, salesArrangementId)).statusCode;
      known.set(operation, statusCode);
      if (statusCode !== 200) closed.push(`${caseId} ${link}: ${operation.id} ${statusCode}`);
    }
  };
  for (const { stage, state } of stages) {
    const step = stepOfStage[stage];
    if (step === undefined || state === 'blocked') continue;
    const isOpen = flow.find((one) => one.step === step)?.isActive;
    // What is done may be looked at when nothing is to be done there any more.
    if (!isOpen && state !== 'done') closed.push(`${caseId} stage ${stage} is ${state}`);
    await follow(`stage ${stage}`, reads[step] ?? []);
  }
  for (const { step, isActive } of flow) {
    if (isActive) await follow(`step ${step}`, reads[step] ?? []);
  }
  for (const { section, isActive } of flags) {
    const operation = entries[section];
    if (operation === undefined) closed.push(`${caseId} entry ${section} is not known here`);
    else if (isActive) await follow(`entry ${section}`, [operation]);
  }
  return closed;
}

test.each<[DemoLogin, number | undefined]>([
  ['advisor', undefined],
  ['broker', 2],
  ['specialist', undefined],
  ['admin', undefined],
  ['limited', undefined],
])('no stage, step or entry leads %s to what is closed', async (as, ownerId) => {
  const found = await casesOf(ownerId);
  expect(found.length).toBeGreaterThan(5);
  const closed: string[] = [];
  for (const ids of found) closed.push(...(await closedLinks(as, ids)));
  expect(closed).toEqual([]);
});
