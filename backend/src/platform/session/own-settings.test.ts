/** @database both: two pages of one user save at once */
import type { CallResponse } from '@advisor/contracts/operation';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { openStream } from '../../testing/live-stream';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';
import { publish } from '../live/signal';
import { ownSettings } from './schema/own-settings';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
beforeEach(() => test.db.delete(ownSettings));
afterAll(() => test.close());

const save = (body: object, as: DemoLogin = 'advisor') =>
  test.callOperation(sessionCalls.saveOwnSettings, { as, body });
const ownOf = async (as: DemoLogin) =>
  (await test.callOperation(sessionCalls.loggedInUser, { as })).json<
    CallResponse<typeof sessionCalls.loggedInUser>
  >().ownSettings;

it('are told with the user, and nothing is chosen at first', async () => {
  expect(await ownOf('advisor')).toEqual({});
});

it('are kept for each user alone, in whichever browser they sign in', async () => {
  const chosen = { theme: 'dark', density: 'compact', startPage: '/general-documents' };
  const answer = await save(chosen);
  expect([answer.statusCode, answer.json()]).toEqual([200, chosen]);
  expect([await ownOf('advisor'), await ownOf('broker')]).toEqual([chosen, {}]);
});

it('stay as they were where a change does not name them', async () => {
  await save({ theme: 'dark', startPage: '/general-documents' });
  expect((await save({ density: 'compact' })).json()).toEqual({
    theme: 'dark',
    density: 'compact',
    startPage: '/general-documents',
  });
  expect((await save({})).json()).toEqual(await ownOf('advisor'));
});

it('begin where everybody does again', async () => {
  await save({ theme: 'light', startPage: '/general-documents' });
  await save({ startPage: null });
  expect(await ownOf('advisor')).toEqual({ theme: 'light' });
});

it('are those of both pages that save at once', async () => {
  await Promise.all([save({ theme: 'dark' }), save({ density: 'compact' })]);
  expect(await ownOf('advisor')).toEqual({ theme: 'dark', density: 'compact' });
});

it.each([
  { theme: 'sepia' },
  { density: 'dense' },
  { startPage: 'https://evil.example' },
  { startPage: '//evil.example' },
  { startPage: '/' },
  { startPage: '/mortgage/case-detail/3000017' },
  { startPage: '/dashboard?search=Novak' },
])('refuse %j', async (body) => {
  await save({ theme: 'dark' });
  expect((await save(body)).statusCode).toBe(400);
  expect(await ownOf('advisor')).toEqual({ theme: 'dark' });
});

it('are for who is signed in', async () => {
  const answer = await test.callOperation(sessionCalls.saveOwnSettings, { body: {} });
  expect(answer.statusCode).toBe(401);
});

it('are told to the user’s own pages, and to nobody else’s', async () => {
  const [own, colleague] = [await openStream(test, 'advisor'), await openStream(test, 'broker')];
  await save({ theme: 'dark' });
  await publish(test.db, { to: { everybody: true }, message: { topic: 'banners' } });
  expect(await own.next()).toEqual({ topic: 'own-settings' });
  expect(await colleague.next()).toMatchObject({ topic: 'banners' });
  await Promise.all([own.close(), colleague.close()]);
});
