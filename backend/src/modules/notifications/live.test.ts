import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { openStream, type TestStream } from '../../testing/live-stream';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';
import { inArray } from 'drizzle-orm';
import { notifyUsers } from '../../domain/notifications/notify-users';
import { feBanners } from '../../domain/notifications/schema';
import { users } from '../../platform/session/schema/users';

let test: TestApp;
const opened: TestStream[] = [];
beforeAll(async () => void (test = await testApp()));
afterEach(async () => {
  for (const stream of opened.splice(0)) await stream.close();
});
afterAll(() => test.close());

async function open(login: DemoLogin): Promise<TestStream> {
  const stream = await openStream(test, login);
  opened.push(stream);
  return stream;
}

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const notify = async (...userIds: number[]) =>
  notifyUsers(test.db, { title: 'Nová metodika', now: testNow }, inArray(users.id, userIds));

it('tells those whom a notification is for, and nobody else', async () => {
  const [advisor, broker] = [await open('advisor'), await open('broker')];
  await notify(1);
  await notify(1, 2);
  expect(await advisor.next()).toEqual({ topic: 'notifications' });
  expect(await advisor.next()).toMatchObject({ topic: 'notifications' });
  // The first that the other hears of, at once with the advisor.
  expect(await broker.next()).toEqual({ topic: 'notifications', spreadMs: expect.any(Number) });
});

it('tells the user’s other browsers what has been read', async () => {
  const elsewhere = await open('advisor');
  const { notificationId } = await notify(1);
  await elsewhere.next();
  await test.callOperation(notificationCalls.read, {
    as: 'advisor',
    body: { notificationIds: [notificationId] },
  });
  expect(await elsewhere.next()).toEqual({ topic: 'notifications' });
  const unread = await test.callOperation(notificationCalls.unread, { as: 'advisor' });
  const list = await test.callOperation(notificationCalls.current, { as: 'advisor' });
  expect(unread.json().count).toBe(
    list.json<{ isRead: boolean }[]>().filter(({ isRead }) => !isRead).length,
  );
});

it('tells everybody when the time of a banner begins and when it is over', async () => {
  const banner = { title: 'Odstávka', severity: 'info' as const };
  await test.db
    .insert(feBanners)
    .values({ ...banner, visibleFrom: later(10), visibleTo: later(20) });
  const stream = await open('advisor');
  const banners = async () =>
    (await test.callOperation(notificationCalls.currentBanners, { as: 'advisor' })).json<
      unknown[]
    >();
  for (const [minutes, shown] of [
    [10, 1],
    [20, 0],
  ] as const) {
    test.setNow(later(minutes));
    await test.app.live.beat();
    expect(await stream.next()).toEqual({ topic: 'banners' });
    expect(await banners()).toHaveLength(shown);
  }
});
