import { taskCalls } from '@advisor/contracts/tasks/calls';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { caseCalls } from '@advisor/contracts/case/calls';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { tasks, timelineEvents } from '../../domain/cases/schema/case-history';
import { cases, loans } from '../../domain/cases/schema/cases';
import { newApplication, servicedCase, startService } from '../../testing/hub';
import { goodMortgage } from '../../testing/loan-input';
import { newClient, offerClient } from '../../testing/offers';
import { seededCases } from '../../testing/seeded-cases';
import { consultation, exception, handover, taskClient } from '../../testing/tasks';
import { type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const later = new Date('2026-11-23T10:00:00.000Z');

async function lastChangeOf(caseId: number) {
  const [row] = await backend.db.select().from(cases).where(eq(cases.id, caseId));
  return row?.lastChangedOn;
}

type Client = ReturnType<typeof taskClient>;

/** What somebody does to a case that has just been made; each is its last change. */
const changes: { name: string; change: (hub: Client, specialist: Client) => Promise<unknown> }[] = [
  { name: 'a price exception', change: (hub) => hub.create(exception) },
  { name: 'a handover', change: (hub) => hub.create(handover) },
  { name: 'a consultation', change: (hub) => hub.create(consultation) },
  {
    name: 'an added paper',
    change: (hub) => hub.call(checklistCalls.addItem, { category: 'Jiné', name: 'Plná moc' }),
  },
  {
    name: 'a checked paper',
    change: async (hub) => {
      const [item] = (await hub.checklist()).items;
      const body = { checklistItemId: item?.checklistItemId, version: 0, state: 'checked' };
      return hub.call(checklistCalls.updateItem, body);
    },
  },
  {
    name: 'a document prepared for signing',
    change: (hub) =>
      hub.call(signingCalls.create, { documentTypeCode: 'personalData', signatureTypeId: 2 }),
  },
];

test.each(changes)('$name is the last change of the case', async ({ change }) => {
  const ids = await newApplication(backend);
  backend.setNow(later);
  await change(taskClient(backend, ids), taskClient(backend, ids, 'specialist'));
  expect(await lastChangeOf(ids.caseId)).toEqual(later);
});

test.each([
  { name: 'an answer', id: taskCalls.update, as: 'advisor', body: { message: 'Doplňuji.' } },
  { name: 'a withdrawal', id: taskCalls.cancel, as: 'advisor', body: undefined },
  { name: 'a decision', id: taskCalls.finish, as: 'specialist', body: { isApproved: true } },
] as const)('$name is the last change of the case', async ({ id, as, body }) => {
  const ids = await newApplication(backend);
  const taskId = await taskClient(backend, ids).create(exception);
  backend.setNow(later);
  expect((await taskClient(backend, ids, as).on(id, taskId, body)).statusCode).toBe(204);
  expect(await lastChangeOf(ids.caseId)).toEqual(later);
});

test('a snapshot and service requests are the last change of the case', async () => {
  const ids = await newApplication(backend);
  backend.setNow(later);
  const { salesArrangementId } = ids;
  await taskClient(backend, ids).call(checklistCalls.createSnapshot, { salesArrangementId });
  expect(await lastChangeOf(ids.caseId)).toEqual(later);
  const service = await startService(backend, await servicedCase(backend));
  expect(await lastChangeOf(service.caseId)).toEqual(later);
  const evenLater = new Date('2026-11-24T10:00:00.000Z');
  backend.setNow(evenLater);
  await taskClient(backend, service).call(salesArrangementCalls.delete);
  expect(await lastChangeOf(service.caseId)).toEqual(evenLater);
});

test('a clock that is behind takes no change back', async () => {
  const ids = await newApplication(backend);
  backend.setNow(new Date('2026-11-19T10:00:00.000Z'));
  await taskClient(backend, ids).create(handover);
  expect(await lastChangeOf(ids.caseId)).toEqual(testNow);
});

test('looking at a case is no change of it', async () => {
  const ids = await newApplication(backend);
  backend.setNow(later);
  const hub = taskClient(backend, ids);
  await hub.checklist();
  await hub.flow();
  await hub.parameters();
  expect(await lastChangeOf(ids.caseId)).toEqual(testNow);
});

test('end of the fixed rate and maturity follow from the offer', async () => {
  const { save, createCase, link } = offerClient(backend);
  const offerId = await save();
  const made = (await createCase(offerId, newClient)).json<{
    caseId: number;
    salesArrangementId: number;
  }>();
  const read = async () =>
    (
      await backend.callOperation(caseCalls.parameters, {
        as: 'advisor',
        params: { caseId: made.caseId },
      })
    ).json<object>();
  expect(await read()).toMatchObject({
    fixedRateValidTo: '2031-12-15',
    loanMaturityOn: '2056-12-15',
  });
  const shorter = await save({ ...goodMortgage, loanDuration: 240, fixedRatePeriod: 36 });
  expect((await link(made.salesArrangementId, shorter, offerId)).statusCode).toBe(204);
  expect(await read()).toMatchObject({
    fixedRateValidTo: '2029-12-15',
    loanMaturityOn: '2046-12-15',
  });
});

test('seeded loans of an offer end when it says', async () => {
  const { rows } = await backend.db.execute<{ differing: number; same: number }>(sql`
    select count(*) filter (where loans.maturity_on is distinct from (offers.result->>'maturityOn')::date
        or loans.fixed_rate_valid_to is distinct from (offers.result->>'fixedRateValidTo')::date)::int as differing,
      count(*)::int as same
    from ${loans} join sales_arrangements on sales_arrangements.case_id = loans.case_id
      join offers on offers.id = sales_arrangements.offer_id`);
  expect(rows[0]?.differing).toBe(0);
  expect(rows[0]?.same).toBeGreaterThan(0);
});

test('what was asked for in seeded cases stands in their history', async () => {
  const asked = await backend.db
    .select({ caseId: tasks.caseId, createdOn: tasks.createdOn, createdBy: tasks.createdBy })
    .from(tasks)
    .where(inArray(tasks.typeId, [2, 3, 7]));
  expect(asked.length).toBeGreaterThan(0);
  for (const { caseId, createdOn, createdBy } of asked) {
    const events = await backend.db
      .select()
      .from(timelineEvents)
      .where(and(eq(timelineEvents.caseId, caseId), eq(timelineEvents.kind, 'task')));
    expect(events).toContainEqual(
      expect.objectContaining({ happenedOn: createdOn, userId: createdBy }),
    );
    const lastChange = await lastChangeOf(caseId);
    expect(events.every(({ happenedOn }) => happenedOn <= (lastChange ?? testNow))).toBe(true);
  }
});
