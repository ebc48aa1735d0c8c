import type { Operation } from '@advisor/contracts/operation';
import { contract } from '@advisor/contracts/contract';
import type { Endpoint } from '@advisor/contracts/endpoint';
import { errorBodySchema, errorCode, unauthorizedBodySchema } from '@advisor/contracts/errors';
import { permission } from '@advisor/contracts/permissions';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { userPermissions, users } from '../session/schema/users';
import { type TestApp, testApp } from '../../testing/test-app';

const all = contract.map(({ operation, endpoint }) => ({
  id: operation.id,
  operation,
  ...endpoint,
}));
const namesOf = ({ params }: Pick<Endpoint, 'params'>) => Object.keys(params?.shape ?? {});
const guarded = all.filter((operation) => !operation.public);
const permitted = all.filter((operation) => operation.permissions);
// Another application's server is asked for its password before anything else.
const ofScreens = all.filter((operation) => operation.public !== 'basic');
const malformed = ofScreens.flatMap((operation) =>
  namesOf(operation).map((name) => ({ ...operation, name, names: namesOf(operation) })),
);

/** A value that the parameter accepts. */
const examples: Record<string, string> = {
  guid: '3f2b7c1e-8d4a-4f6b-9c2d-1a2b3c4d5e6f',
  postCode: '11000',
};
const exampleParams = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, examples[name] ?? '1']));

let test: TestApp;
let almighty: string;
let powerless: string;
let nobody: string;

beforeAll(async () => {
  test = await testApp();
  const [admin] = await test.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.login, 'admin'));
  const rows = Object.values(permission).map((code) => ({
    userId: admin?.id ?? 0,
    permission: code,
  }));
  await test.db.insert(userPermissions).values(rows).onConflictDoNothing();
  const [limited] = await test.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.login, 'limited'));
  const limitedId = limited?.id ?? 0;
  await test.db.delete(userPermissions).where(eq(userPermissions.userId, limitedId));
  // One that no call asks for.
  await test.db.insert(userPermissions).values({ userId: limitedId, permission: 1 });
  [almighty, powerless, nobody] = await Promise.all([
    test.signIn('admin'),
    test.signIn('limited'),
    test.signIn('norights'),
  ]);
});
afterAll(() => test.close());

const call = (operation: Operation, params: Record<string, string>, cookie?: string) =>
  test.callOperation(operation, { params, headers: cookie === undefined ? {} : { cookie } });

/** Status of a refusal, and what the first message says. */
function refusal(answer: LightMyRequestResponse) {
  const [message] = errorBodySchema.parse(answer.json());
  return [answer.statusCode, message?.errorCode, message?.field];
}
const refusedAsNotServed = [501, errorCode.notServed, undefined];

it.each(guarded)('$id asks to sign in', async ({ operation, params }) => {
  const answer = await call(operation, exampleParams(namesOf({ params })));
  expect(answer.statusCode).toBe(401);
  expect(unauthorizedBodySchema.safeParse(answer.json()).success).toBe(true);
});

it.each(permitted)('$id is refused without a permission', async ({ operation, params }) => {
  const answer = await call(operation, exampleParams(namesOf({ params })), powerless);
  expect(refusal(answer)).toEqual([403, errorCode.forbidden, undefined]);
});

it.each(guarded)('$id is refused to who may do nothing at all', async ({ operation, params }) => {
  const answer = await call(operation, exampleParams(namesOf({ params })), nobody);
  expect(refusal(answer)).toEqual([403, errorCode.forbidden, undefined]);
});

it.each(guarded.filter(({ response }) => response !== 'events'))(
  '$id is refused exactly when no module serves it',
  async ({ operation, params }) => {
    const answer = await call(operation, exampleParams(namesOf({ params })), almighty);
    const isRefused = answer.statusCode === 501 && refusal(answer)[1] === errorCode.notServed;
    expect(isRefused).toBe(!test.app.served.has(operation.id));
  },
);

it.each(malformed)('$id refuses a malformed $name', async ({ operation, name, names }) => {
  const answer = await call(operation, { ...exampleParams(names), [name]: '!' }, almighty);
  expect(refusal(answer)).toEqual(
    test.app.served.has(operation.id) ? [400, errorCode.invalidRequest, name] : refusedAsNotServed,
  );
});
