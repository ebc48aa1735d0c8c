import { adminCalls } from '@advisor/contracts/admin/calls';
import type { BannerInput } from '@advisor/contracts/admin/banners';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { changeBanner, isAsRead } from './commands/banner-change';
import { feBanners } from '../../domain/notifications/schema';
import { outdatedOfAdministration } from './outdated';
import { publish } from '../../platform/live/signal';
import { cleanUp } from '../../platform/operations/clean-up';
import { openStream } from '../../testing/live-stream';
import { withKey } from '../../testing/area-tests';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { bannerInput, inHours, newBanner } from './testing/banners';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp()));
afterEach(() => backend.close());

const administrator = { as: 'admin' as const };
const list = async () =>
  (await backend.callOperation(adminCalls.listBanners, administrator)).json<
    CallResponse<typeof adminCalls.listBanners>
  >();
const changes = async () =>
  (await backend.callOperation(adminCalls.bannerChanges, administrator)).json<
    CallResponse<typeof adminCalls.bannerChanges>
  >();
/** What advisors see now. */
const seen = async () =>
  (await backend.callOperation(notificationCalls.currentBanners, { as: 'advisor' }))
    .json<{ title: string }[]>()
    .map(({ title }) => title);
const create = (body: Partial<BannerInput>) =>
  backend.callOperation(adminCalls.createBanner, { ...administrator, body: bannerInput(body) });
const update = (feBannerId: number, version: number, body: Partial<BannerInput>) =>
  backend.callOperation(adminCalls.updateBanner, {
    ...administrator,
    params: { feBannerId },
    body: { ...bannerInput(body), version },
  });
const end = (feBannerId: number, version: number) =>
  backend.callOperation(adminCalls.endBanner, {
    ...administrator,
    params: { feBannerId },
    body: { version },
  });

test('a banner that is planned is seen by everybody in its time only', async () => {
  await newBanner(backend, { title: 'Později', visibleFrom: inHours(1), visibleTo: inHours(2) });
  expect(await seen()).toEqual([]);
  backend.setNow(new Date(inHours(1)));
  expect(await seen()).toEqual(['Později']);
  backend.setNow(new Date(inHours(2)));
  expect(await seen()).toEqual([]);
});

test('the list holds past and planned ones, the last to begin first, and who changed them', async () => {
  const past = await newBanner(backend, { visibleFrom: inHours(-2), visibleTo: inHours(0.5) });
  const planned = await newBanner(backend, { visibleFrom: inHours(5), visibleTo: inHours(6) });
  backend.setNow(new Date(inHours(1)));
  const listed = await list();
  expect(listed.map(({ feBannerId }) => feBannerId)).toEqual([planned, past]);
  expect(listed[1]).toMatchObject({
    version: 1,
    changedBy: 'Alena Šťastná',
    changedOn: testNow.toISOString(),
  });
});

test('open pages are told of each change, once', async () => {
  const stream = await openStream(backend, 'advisor');
  const feBannerId = await newBanner(backend);
  await update(feBannerId, 1, { title: 'Jinak' });
  // The same once more changes nothing.
  await update(feBannerId, 1, { title: 'Jinak' });
  await end(feBannerId, 2);
  await publish(backend.db, { to: { everybody: true }, message: { topic: 'version' } });
  const told = [];
  for (let next = await stream.next(); next?.topic === 'banners'; next = await stream.next())
    told.push(next);
  expect(told).toHaveLength(3);
});

test('a change is seen at once, and so is an end', async () => {
  const feBannerId = await newBanner(backend);
  expect((await update(feBannerId, 1, { title: 'Jinak' })).json()).toEqual({ version: 2 });
  expect(await seen()).toEqual(['Jinak']);
  expect((await end(feBannerId, 2)).json()).toEqual({ version: 3 });
  expect(await seen()).toEqual([]);
  expect(await list()).toMatchObject([{ visibleTo: testNow.toISOString(), version: 3 }]);
});

test('what has not begun cannot be ended, what is over stays so', async () => {
  const planned = await newBanner(backend, { visibleFrom: inHours(1), visibleTo: inHours(2) });
  expect((await end(planned, 1)).statusCode).toBe(400);
  backend.setNow(new Date(inHours(3)));
  expect((await end(planned, 1)).json()).toEqual({ version: 1 });
  expect(await list()).toMatchObject([{ visibleTo: inHours(2) }]);
});

test('the history tells who did what, of what is deleted too', async () => {
  const feBannerId = await newBanner(backend);
  await update(feBannerId, 1, { title: 'Jinak' });
  // Nothing is changed by saying the same.
  await update(feBannerId, 2, { title: 'Jinak' });
  await end(feBannerId, 2);
  await backend.callOperation(adminCalls.deleteBanner, {
    ...administrator,
    params: { feBannerId },
    query: { version: '3' },
  });
  expect(await list()).toEqual([]);
  const told = await changes();
  expect(told.map(({ kind }) => kind)).toEqual(['deleted', 'ended', 'changed', 'created']);
  expect(told[2]).toMatchObject({
    feBannerId,
    changedBy: 'Alena Šťastná',
    changedOn: testNow.toISOString(),
    before: { title: 'Odstávka podepisování' },
    after: { title: 'Jinak' },
  });
  expect(told[0]).not.toHaveProperty('after');
  expect(told[3]).not.toHaveProperty('before');
});

test('what somebody changed between reading and writing is judged again, not overwritten', async () => {
  const feBannerId = await newBanner(backend);
  const read: number[] = [];
  await changeBanner(backend.db, feBannerId, async (tx, known) => {
    read.push(known.version);
    if (read.length === 1) await tx.update(feBanners).set({ title: 'Jinak', version: 2 });
    const [row] = await tx
      .update(feBanners)
      .set({ severity: 'info' })
      .where(isAsRead(known))
      .returning();
    return row;
  });
  expect(read).toEqual([1, 2]);
  expect(await list()).toMatchObject([{ title: 'Jinak', severity: 'info', version: 2 }]);
});

test('the history is kept as long as that of clients', async () => {
  await newBanner(backend);
  const { clock, config, db } = backend.app.backend;
  backend.setNow(new Date(inHours(24 * config.changeHistoryDays)));
  expect(await cleanUp({ db, clock, config }, [outdatedOfAdministration])).toBe(0);
  backend.setNow(new Date(inHours(24 * config.changeHistoryDays + 1)));
  expect(await cleanUp({ db, clock, config }, [outdatedOfAdministration])).toBe(1);
  expect(await changes()).toEqual([]);
});

test('the same call twice at once publishes one banner', async () => {
  const call = { ...administrator, body: bannerInput(), ...withKey() };
  const answers = await Promise.all(
    [1, 2].map(() => backend.callOperation(adminCalls.createBanner, call)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(await list()).toHaveLength(1);
  expect(await changes()).toHaveLength(1);
});

test('markup and scripts are text, whatever they say', async () => {
  const title = '<b>Odstávka</b> & "sobota"';
  const description = '<script>alert(1)</script> javascript:alert(1) [x](javascript:alert(1))';
  await newBanner(backend, { title, description });
  expect(await list()).toMatchObject([{ title, description }]);
});

test.each([
  ['an end before its beginning', { visibleFrom: inHours(2), visibleTo: inHours(1) }, 'visibleTo'],
  ['an end at its beginning', { visibleFrom: inHours(1), visibleTo: inHours(1) }, 'visibleTo'],
  ['a time that is over', { visibleFrom: inHours(-2), visibleTo: inHours(0) }, 'visibleTo'],
  ['no heading', { title: ' ' }, 'title'],
  ['a heading that nobody sees', { title: '\u200B' }, 'title'],
  ['10,000 characters', { description: 'a'.repeat(10_000) }, 'description'],
])('refuses %s, new or changed', async (_name, wrong, field) => {
  const added = await create(wrong);
  expect([added.statusCode, added.json()[0].field]).toEqual([400, field]);
  const changed = await update(await newBanner(backend), 1, wrong);
  expect([changed.statusCode, changed.json()[0].field]).toEqual([400, field]);
});

test('a past one keeps its time while its words are changed', async () => {
  const feBannerId = await newBanner(backend);
  backend.setNow(new Date(inHours(3)));
  expect((await update(feBannerId, 1, { title: 'Bylo' })).json()).toEqual({ version: 2 });
});

test.each([
  [adminCalls.updateBanner, { body: { ...bannerInput(), version: 1 } }],
  [adminCalls.endBanner, { body: { version: 1 } }],
  [adminCalls.deleteBanner, { query: { version: '1' } }],
])('$id of none is answered 404', async (operation, input) => {
  const params = { feBannerId: 2147483647 };
  const answer = await backend.callOperation(operation, { ...administrator, params, ...input });
  expect(answer.statusCode).toBe(404);
});

test.each([
  [adminCalls.listBanners, {}],
  [adminCalls.bannerChanges, {}],
  [adminCalls.createBanner, { body: bannerInput() }],
  [adminCalls.endBanner, { params: { feBannerId: 1 }, body: { version: 1 } }],
])('$id is refused without the permission', async (operation, input) => {
  const answer = await backend.callOperation(operation, { as: 'specialist', ...input });
  expect(answer.statusCode).toBe(403);
});
