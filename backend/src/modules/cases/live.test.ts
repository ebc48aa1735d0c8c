import { and, eq, ne } from 'drizzle-orm';
import { changeCase } from '../../domain/cases/change-case';
import { cases } from '../../domain/cases/schema/cases';
import { users } from '../../platform/session/schema/users';
import { openStream, type TestStream } from '../../testing/live-stream';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let test: TestApp;
const opened: TestStream[] = [];
beforeAll(async () => void (test = await testApp({ contents: seededCases })));
afterEach(async () => {
  for (const stream of opened.splice(0)) await stream.close();
});
afterAll(() => test.close());

/** What a browser with these cases open hears; first that they are watched. */
async function watch(login: DemoLogin, ...watched: number[]): Promise<TestStream> {
  const stream = await openStream(test, login, `?cases=${watched.join()}`);
  opened.push(stream);
  expect(await stream.next()).toEqual({ topic: 'watching' });
  return stream;
}

const idOf = async (login: DemoLogin) =>
  (await test.db.select().from(users).where(eq(users.login, login)))[0]?.id ?? 0;

/** A case of the broker's, and one that is not. */
async function brokersCases(): Promise<{ own: number; foreign: number }> {
  const broker = await idOf('broker');
  const [own] = await test.db.select().from(cases).where(eq(cases.ownerId, broker));
  const notHis = and(ne(cases.ownerId, broker), ne(cases.id, own?.id ?? 0));
  const [foreign] = await test.db.select().from(cases).where(notHis);
  return { own: own?.id ?? 0, foreign: foreign?.id ?? 0 };
}

/** A task, as it stands in the history, by a user or by the bank itself. */
const change = async (caseId: number, login?: DemoLogin) =>
  changeCase(test.db, { caseId, now: testNow, userId: login && (await idOf(login)) }, ({ event }) =>
    event({ kind: 'task', title: 'Zkouška' }),
  );

it('tells who has the case open who else has changed what', async () => {
  const { own, foreign } = await brokersCases();
  const advisor = await watch('advisor', own, foreign);
  await change(own, 'specialist');
  expect(await advisor.next()).toEqual({
    topic: 'case',
    caseId: own,
    by: 'Petr Dvořák',
    changes: ['task'],
  });
  await change(foreign);
  expect(await advisor.next()).toEqual({ topic: 'case', caseId: foreign, changes: ['task'] });
});

it('tells nobody of their own changes, and of cases that they have not open', async () => {
  const { own, foreign } = await brokersCases();
  const advisor = await watch('advisor', own);
  await change(own, 'advisor');
  await change(foreign, 'specialist');
  await change(own, 'admin');
  expect(await advisor.next()).toMatchObject({ by: 'Alena Šťastná' });
});

it('tells nobody of a case that they may not see, though they ask for its number', async () => {
  const { own, foreign } = await brokersCases();
  const broker = await watch('broker', own, foreign);
  await change(foreign, 'specialist');
  await change(own, 'specialist');
  expect(await broker.next()).toMatchObject({ caseId: own });
  // It is given to somebody else while it is open.
  await test.db.update(cases).set({ ownerId: 1 }).where(eq(cases.id, own));
  const [other] = await test.db
    .select()
    .from(cases)
    .where(and(eq(cases.ownerId, await idOf('broker')), ne(cases.id, own)));
  await broker.close();
  const again = await watch('broker', own, other?.id ?? 0);
  await change(own, 'specialist');
  await change(other?.id ?? 0, 'specialist');
  expect(await again.next()).toMatchObject({ caseId: other?.id });
});

it('says nothing of a change that is taken back, and of none', async () => {
  const { foreign: caseId } = await brokersCases();
  const advisor = await watch('advisor', caseId);
  const by = { caseId, now: testNow, userId: await idOf('specialist') };
  const takenBack = changeCase(test.db, by, async ({ event }) => {
    await event({ kind: 'case', title: 'Zkouška' });
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  await changeCase(test.db, by, async () => undefined);
  await changeCase(test.db, by, async ({ touch }) => touch('checklist'));
  expect(await advisor.next()).toMatchObject({ caseId, changes: ['checklist'] });
});

it('refuses more cases than a browser may watch, and what is no number', async () => {
  const tooMany = Array.from({ length: 21 }, (_, id) => id + 1).join();
  for (const watched of [tooMany, '1,x'])
    expect((await openStream(test, 'advisor', `?cases=${watched}`)).status).toBe(400);
});
