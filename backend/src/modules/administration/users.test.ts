import { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { eq } from 'drizzle-orm';
import { userIdentifiers, users } from '../../platform/session/schema/users';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
afterAll(() => backend.close());

const administrator = { as: 'admin' as const };
const find = (scheme: number, identity: string) =>
  backend.callOperation(adminCalls.findUser, { ...administrator, body: { scheme, identity } });
const search = async (name: string) =>
  (await backend.callOperation(adminCalls.searchUsers, { ...administrator, body: { name } }))
    .json<CallResponse<typeof adminCalls.searchUsers>>()
    .users.map(({ lastName }) => lastName);
const resolve = (identities: unknown[]) =>
  backend.callOperation(adminCalls.resolveUsers, { ...administrator, body: { identities } });

test.each([
  [7, '55310246', { userId: 2, firstName: 'Tomáš', lastName: 'Kříž', isInternal: false }],
  [9, ' 114306569 ', { userId: 1, cpm: '99806569', icp: '114306569', isInternal: true }],
])('finds by scheme %d who has %j', async (scheme, identity, expected) => {
  expect((await find(scheme, identity)).json()).toMatchObject(expected);
});

test.each([
  [7, '114306569'],
  [9, '55310246'],
  [1, '55310246'],
  [Number.MAX_SAFE_INTEGER, '55310246'],
  [7, '%'],
])('answers 404 at the field for nobody of scheme %d with %j', async (scheme, identity) => {
  const answer = await find(scheme, identity);
  expect([answer.statusCode, answer.json()]).toMatchObject([404, [{ field: 'identity' }]]);
});

test.each([
  ['kriz', ['Kříž']],
  ['KŘÍŽ tom', ['Kříž']],
  ['tomas kriz', ['Kříž']],
  ['a', ['Šťastná']],
  ['s', ['Šťastná']],
  ['broker', ['Kříž']],
  ['55310246', ['Kříž']],
  ['rn', []],
  ['%', []],
])('finds by the name %j', async (name, found) => {
  expect(await search(name)).toEqual(found);
});

test('puts the names in the order of the Czech alphabet, and shows no more than fit', async () => {
  const { db } = backend;
  await db.insert(users).values(
    ['Zeman', 'Chalupa', 'Hora', 'Čapek', ...Array.from({ length: 20 }, () => 'Adam')].map(
      (lastName, at) => ({
        id: 6_000 + at,
        login: `x.${at}`,
        firstName: 'Xaver',
        lastName,
        isInternal: true,
      }),
    ),
  );
  expect(await search('xaver')).toEqual(Array.from({ length: 20 }, () => 'Adam'));
  await db.delete(users).where(eq(users.lastName, 'Adam'));
  expect(await search('xaver')).toEqual(['Čapek', 'Hora', 'Chalupa', 'Zeman']);
});

test('says of each number in a list whom it belongs to, wrong ones too', async () => {
  await backend.db.insert(userIdentifiers).values({ userId: 3, scheme: 7, identity: '114306569' });
  const answer = await resolve(['55310246', '000', ' 114306569', '55310246']);
  expect(answer.json()).toMatchObject([
    { identity: '55310246', users: [{ userId: 2 }] },
    { identity: '000', users: [] },
    // The same number in both schemes: somebody has to choose.
    { identity: '114306569', users: [{ userId: 3 }, { userId: 1 }] },
    { identity: '55310246', users: [{ userId: 2 }] },
  ]);
});

test('takes a list of a thousand and no longer one', async () => {
  const identities = Array.from({ length: 1_000 }, (_, at) => String(at));
  expect((await resolve(identities)).statusCode).toBe(200);
  expect((await resolve([...identities, '1000'])).json()).toMatchObject([{ field: 'identities' }]);
  expect((await resolve([])).json()).toMatchObject([{ field: 'identities' }]);
});

test.each([
  [adminCalls.findUser, { body: { scheme: 7, identity: '55310246' } }],
  [adminCalls.searchUsers, { body: { name: 'kriz' } }],
  [adminCalls.resolveUsers, { body: { identities: ['1'] } }],
])('$id is refused without the permission', async (operation, input) => {
  const answer = await backend.callOperation(operation, { as: 'specialist', ...input });
  expect(answer.statusCode).toBe(403);
});
