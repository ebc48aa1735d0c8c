import { adminCalls } from '@advisor/contracts/admin/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { CallBody } from '@advisor/contracts/operation';
import { asc, eq, gte } from 'drizzle-orm';
import { usersNotificationRecipients, usersNotifications } from '../../domain/notifications/schema';
import { cleanUp } from '../../platform/operations/clean-up';
import { users } from '../../platform/session/schema/users';
import { withKey } from '../../testing/area-tests';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';
import { outdatedOfAdministration } from './outdated';
import { inHours } from './testing/banners';
import { newNotification, sentNotifications } from './testing/user-notifications';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
beforeEach(async () => {
  backend.setNow(testNow);
  await backend.db.delete(usersNotifications);
});
afterAll(() => backend.close());

type Input = CallBody<typeof adminCalls.createNotification>;
const administrator = { as: 'admin' as const };
const send = (body: Partial<Input>) =>
  backend.callOperation(adminCalls.createNotification, {
    ...administrator,
    body: { title: 'Nový sazebník', ...body },
  });
const withdraw = (notificationId: number) =>
  backend.callOperation(adminCalls.withdrawNotification, {
    ...administrator,
    params: { notificationId },
  });
/** What a user's bell shows. */
const received = async (as: DemoLogin) =>
  (await backend.callOperation(notificationCalls.current, { as }))
    .json<{ title: string }[]>()
    .map(({ title }) => title);
const unread = async (as: DemoLogin) =>
  (await backend.callOperation(notificationCalls.unread, { as })).json<{ count: number }>().count;
const read = (as: DemoLogin, notificationId: number) =>
  backend.callOperation(notificationCalls.read, {
    as,
    body: { notificationIds: [notificationId] },
  });

const everybody = [
  'admin',
  'advisor',
  'broker',
  'limited',
  'norights',
  'specialist',
  'supervisor',
  'teammate',
  'tester',
];
/** Logins of those for whom something waits. */
const reached = async () =>
  (
    await backend.db
      .select({ login: users.login })
      .from(usersNotificationRecipients)
      .innerJoin(users, eq(users.id, usersNotificationRecipients.userId))
      .orderBy(asc(users.login))
  ).map(({ login }) => login);

test.each<[string, Partial<Input>, string[], string[]]>([
  ['everybody', {}, ['everybody'], everybody],
  ['brokers', { roles: ['brokers'] }, ['brokers'], ['broker']],
  ['administrators', { roles: ['administrators'] }, ['administrators'], ['admin', 'supervisor']],
  [
    'advisors',
    { roles: ['advisors'] },
    ['advisors'],
    everybody.filter((login) => login !== 'broker'),
  ],
  [
    'two roles, whoever has both once',
    { roles: ['administrators', 'advisors', 'advisors'] },
    ['advisors', 'administrators'],
    everybody.filter((login) => login !== 'broker'),
  ],
  ['users, each once', { userIds: [1, 2, 1, 1] }, ['users'], ['advisor', 'broker']],
])('reaches %s and nobody else', async (_name, to, audience, logins) => {
  await newNotification(backend, to);
  expect(await reached()).toEqual(logins);
  expect(await sentNotifications(backend)).toMatchObject([
    { audience, recipientCount: logins.length, readCount: 0, createdBy: 'Alena Šťastná' },
  ]);
});

test('the list holds the newest first, and how many have read', async () => {
  const first = await newNotification(backend);
  backend.setNow(new Date(inHours(1)));
  const second = await newNotification(backend, { title: 'Školení', description: 'V pátek.' });
  await read('advisor', first);
  await read('broker', first);
  expect(await sentNotifications(backend)).toMatchObject([
    { notificationId: second, title: 'Školení', description: 'V pátek.', readCount: 0 },
    { notificationId: first, readCount: 2, createdOn: testNow.toISOString() },
  ]);
});

test('what is withdrawn vanishes from the bells, and who has read it stays counted', async () => {
  const notificationId = await newNotification(backend);
  await read('advisor', notificationId);
  expect((await withdraw(notificationId)).statusCode).toBe(204);
  expect([await unread('broker'), await unread('advisor')]).toEqual([0, 0]);
  expect([await received('broker'), await received('advisor')]).toEqual([[], []]);
  expect(await sentNotifications(backend)).toMatchObject([
    {
      recipientCount: everybody.length,
      readCount: 1,
      withdrawnOn: testNow.toISOString(),
      withdrawnBy: 'Alena Šťastná',
    },
  ]);
});

test('withdrawn once, it stays so', async () => {
  const notificationId = await newNotification(backend);
  await withdraw(notificationId);
  backend.setNow(new Date(inHours(1)));
  expect((await withdraw(notificationId)).statusCode).toBe(204);
  expect(await sentNotifications(backend)).toMatchObject([{ withdrawnOn: testNow.toISOString() }]);
});

test('what the product itself tells its users is neither listed nor withdrawn', async () => {
  const [own] = await backend.db
    .insert(usersNotifications)
    .values({ title: 'Máte nový případ', createdOn: testNow })
    .returning();
  expect(await sentNotifications(backend)).toEqual([]);
  expect((await withdraw(own?.id ?? 0)).statusCode).toBe(404);
  expect((await withdraw(2147483647)).statusCode).toBe(404);
});

test('the same call twice at once is sent once, and so is one after its answer was lost', async () => {
  const call = { ...administrator, body: { title: 'Nový sazebník' }, ...withKey() };
  const answers = await Promise.all(
    [1, 2].map(() => backend.callOperation(adminCalls.createNotification, call)),
  );
  answers.push(await backend.callOperation(adminCalls.createNotification, call));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await unread('advisor')).toBe(1);
  expect(await backend.db.$count(usersNotifications)).toBe(1);
});

test('markup and scripts are text, whatever they say', async () => {
  const title = '<b>Sazebník</b> & "sobota"';
  const description = '<script>alert(1)</script> javascript:alert(1) [x](javascript:alert(1))';
  await newNotification(backend, { title, description });
  expect(await received('advisor')).toEqual([title]);
  expect(await sentNotifications(backend)).toMatchObject([{ title, description }]);
});

test('a thousand users are reached at once', async () => {
  const userIds = Array.from({ length: 1_000 }, (_, at) => 5_000 + at);
  await backend.db.insert(users).values(
    userIds.map((id) => ({
      id,
      login: `poradce.${id}`,
      firstName: 'Karel',
      lastName: 'Novák',
      isInternal: false,
    })),
  );
  await newNotification(backend, { userIds });
  expect(await sentNotifications(backend)).toMatchObject([{ recipientCount: 1_000 }]);
  const refused = await send({ userIds: [1, ...userIds] });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, [{ field: 'userIds' }]]);
  await backend.db.delete(users).where(gte(users.id, 5_000));
});

test.each<[string, object, string]>([
  ['no heading', { title: ' ' }, 'title'],
  ['a heading that nobody sees', { title: '\u200B' }, 'title'],
  ['10,000 characters', { description: 'a'.repeat(10_000) }, 'description'],
  ['nobody', { userIds: [] }, 'userIds'],
  ['users that there are not', { userIds: [1, 77, 78] }, 'userIds'],
  ['a role that there is not', { roles: ['cleaners'] }, 'roles.0'],
  ['users and roles', { userIds: [1], roles: ['brokers'] }, 'roles'],
])('refuses %s, and sends nothing', async (_name, wrong, field) => {
  const answer = await send(wrong);
  expect([answer.statusCode, answer.json()[0].field]).toEqual([400, field]);
  expect(await backend.db.$count(usersNotifications)).toBe(0);
});

test('those who are unknown are named', async () => {
  const answer = await send({ userIds: [1, 77, 78, 77] });
  expect(answer.json<{ message: string }[]>()[0]?.message).toContain('77, 78');
});

test('a role that nobody has is refused', async () => {
  const isBroker = eq(users.login, 'broker');
  await backend.db.update(users).set({ isInternal: true }).where(isBroker);
  const answer = await send({ roles: ['brokers'] });
  await backend.db.update(users).set({ isInternal: false }).where(isBroker);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, [{ field: 'roles' }]]);
});

test('says how many each audience is', async () => {
  const call = backend.callOperation(adminCalls.notificationAudiences, administrator);
  expect((await call).json()).toEqual({
    everybody: 9,
    roles: { advisors: 8, brokers: 1, administrators: 2 },
  });
});

test('is kept as long as the bank says, read or not', async () => {
  await newNotification(backend);
  const { clock, config, db } = backend.app.backend;
  backend.setNow(new Date(inHours(24 * config.userNotificationDays)));
  expect(await cleanUp({ db, clock, config }, [outdatedOfAdministration])).toBe(0);
  backend.setNow(new Date(inHours(24 * config.userNotificationDays + 1)));
  expect(await cleanUp({ db, clock, config }, [outdatedOfAdministration])).toBe(1);
  expect(await db.$count(usersNotificationRecipients)).toBe(0);
  expect(await sentNotifications(backend)).toEqual([]);
});

test.each([
  [adminCalls.listNotifications, {}],
  [adminCalls.notificationAudiences, {}],
  [adminCalls.createNotification, { body: { title: 'Sazebník' } }],
  [adminCalls.withdrawNotification, { params: { notificationId: 1 } }],
])('$id is refused without the permission', async (operation, input) => {
  const answer = await backend.callOperation(operation, { as: 'specialist', ...input });
  expect(answer.statusCode).toBe(403);
});
