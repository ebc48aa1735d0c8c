import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { Banner } from '@advisor/contracts/notifications/endpoints';
import type { CallResponse } from '@advisor/contracts/operation';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

type Notifications = CallResponse<typeof notificationCalls.current>;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const banners = async () =>
  (await backend.callOperation(notificationCalls.currentBanners, { as: 'advisor' })).json<
    Banner[]
  >();
const current = async (as: DemoLogin) =>
  (await backend.callOperation(notificationCalls.current, { as })).json<Notifications>();
const unread = async (as: DemoLogin) =>
  (await backend.callOperation(notificationCalls.unread, { as })).json<{ count: number }>().count;
const read = (notificationIds: unknown, as: DemoLogin) =>
  backend.callOperation(notificationCalls.read, { as, body: { notificationIds } });

test('system notifications are shown in their time only', async () => {
  expect((await banners()).map(({ severity }) => severity)).toEqual(['warning', 'info']);
  const [first] = await banners();
  backend.setNow(new Date(first?.visibleTo ?? testNow));
  expect((await banners()).map(({ feBannerId }) => feBannerId)).not.toContain(first?.feBannerId);
  backend.setNow(new Date(Date.parse(first?.visibleTo ?? '') - 1));
  expect((await banners()).map(({ feBannerId }) => feBannerId)).toContain(first?.feBannerId);
});

test('a notification that is read is read for its reader only', async () => {
  const before = await current('advisor');
  const instants = before.map(({ createdOn }) => createdOn);
  expect(instants).toEqual(instants.toSorted().toReversed());
  const fresh = before.filter(({ isRead }) => !isRead);
  expect(fresh.length).toBeGreaterThan(1);
  expect(await unread('advisor')).toBe(fresh.length);

  const [first] = fresh;
  expect((await read([first?.notificationId], 'advisor')).statusCode).toBe(204);
  expect(await unread('advisor')).toBe(fresh.length - 1);
  const after = await current('advisor');
  expect(after.find(({ notificationId }) => notificationId === first?.notificationId)?.isRead).toBe(
    true,
  );
  expect(await unread('broker')).toBe(fresh.length);
});

test('reading twice, or what is not there, changes nothing', async () => {
  const [first] = await current('specialist');
  const count = await unread('specialist');
  await read([first?.notificationId], 'specialist');
  expect((await read([first?.notificationId, 2147483647], 'specialist')).statusCode).toBe(204);
  expect(await unread('specialist')).toBe(count - 1);
});

test.each([[[]], [[0]], [['1']], ['1'], [Array.from({ length: 201 }, (_, index) => index + 1)]])(
  'the list %j is refused',
  async (notificationIds) => {
    const response = await read(notificationIds, 'advisor');
    expect(response.statusCode).toBe(400);
    expect(response.json()[0].field).toMatch(/^notificationIds/);
  },
);
