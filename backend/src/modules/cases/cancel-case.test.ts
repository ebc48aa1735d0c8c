import { caseCalls } from '@advisor/contracts/case/calls';
import type { Case } from '@advisor/contracts/case/detail';
import { and, eq, sql } from 'drizzle-orm';
import { timelineEvents } from '../../domain/cases/schema/case-history';
import { cases } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

/** A case in progress whose application is in the state. */
async function caseWith(applicationState: number) {
  const [found] = await backend.db
    .select({ id: cases.id, applicationId: salesArrangements.id })
    .from(cases)
    .innerJoin(salesArrangements, eq(salesArrangements.caseId, cases.id))
    .where(
      and(
        eq(cases.state, 1),
        eq(salesArrangements.typeId, 6),
        eq(salesArrangements.state, applicationState),
        sql`${cases.id} < 9000000`,
      ),
    )
    .limit(1);
  if (found === undefined) throw new Error('no such case');
  return found;
}

const cancel = (caseId: number, as: DemoLogin = 'advisor') =>
  backend.callOperation(caseCalls.cancel, { as, params: { caseId } });

test('a case that is being prepared is cancelled at once', async () => {
  const { id, applicationId } = await caseWith(1);
  const response = await cancel(id);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ state: 7 });
  const read = await backend.callOperation(caseCalls.get, {
    as: 'advisor',
    params: { caseId: id },
  });
  expect(read.json<Case>()).toMatchObject({ state: 7, lastChangedOn: testNow.toISOString() });
  const [application] = await backend.db
    .select()
    .from(salesArrangements)
    .where(eq(salesArrangements.id, applicationId));
  expect(application?.state).toBe(3);
  const events = await backend.db
    .select()
    .from(timelineEvents)
    .where(and(eq(timelineEvents.caseId, id), eq(timelineEvents.happenedOn, testNow)));
  expect(events).toEqual([expect.objectContaining({ title: 'Případ zrušen', userId: 1 })]);
});

test('a case in signing waits for the back office', async () => {
  const { id, applicationId } = await caseWith(7);
  expect((await cancel(id)).json()).toEqual({ state: 9 });
  const [application] = await backend.db
    .select()
    .from(salesArrangements)
    .where(eq(salesArrangements.id, applicationId));
  expect(application?.state).toBe(7);
});

test('a loan that has been paid out is not cancelled', async () => {
  const { id } = await caseWith(6);
  const response = await cancel(id);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual([
    expect.objectContaining({ message: 'Úvěr je vyplacený, případ už nelze zrušit.' }),
  ]);
});

test('the second of two who cancel is told', async () => {
  const { id } = await caseWith(5);
  const answers = await Promise.all([cancel(id), cancel(id, 'specialist')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await cancel(id, 'admin')).statusCode).toBe(409);
  const events = await backend.db
    .select()
    .from(timelineEvents)
    .where(and(eq(timelineEvents.caseId, id), eq(timelineEvents.title, 'Případ zrušen')));
  expect(events).toHaveLength(1);
});

test.each([7, 9, 10])('a case in state %i is not cancelled by somebody else', async (state) => {
  const [found] = await backend.db
    .select()
    .from(cases)
    .where(and(eq(cases.state, state), eq(cases.ownerId, 1)))
    .limit(1);
  expect((await cancel(found?.id ?? 0, 'admin')).statusCode).toBe(409);
});

test('it takes the right to cancel', async () => {
  const [own] = await backend.db.select().from(cases).where(eq(cases.ownerId, 2)).limit(1);
  expect((await cancel(own?.id ?? 0, 'broker')).statusCode).toBe(403);
  const [after] = await backend.db
    .select()
    .from(cases)
    .where(eq(cases.id, own?.id ?? 0));
  expect(after).toEqual(own);
});
