import { sql } from 'drizzle-orm';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { customers } from '../../neighbours/client-register/schema';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const limitOf = (identity: object, as: 'advisor' | 'norights' = 'advisor') =>
  backend.callOperation(customerCalls.unsecuredLoanLimit, { as, body: { identity } });

const client = async (condition = sql`${customers.lastName} <> 'Sentinel'`) => {
  const [found] = await backend.db.select().from(customers).where(condition).limit(1);
  return { id: found?.id ?? 0, scheme: 2 };
};

test('a client of the register has a limit, the same each time', async () => {
  const identity = await client();
  const response = await limitOf(identity);
  expect(response.statusCode).toBe(200);
  const answer = response.json<{ limit: number }>();
  expect(answer.limit % 1_000).toBe(0);
  expect((await limitOf(identity)).json()).toEqual(answer);
});

test('most clients can borrow, some cannot', async () => {
  const all = await backend.db
    .select({ id: customers.id })
    .from(customers)
    .where(sql`${customers.lastName} <> 'Sentinel'`)
    .limit(150);
  const limits = await Promise.all(
    all.map(async ({ id }) => (await limitOf({ id, scheme: 2 })).json<{ limit: number }>().limit),
  );
  const refused = limits.filter((limit) => limit === 0).length;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThan(limits.length / 2);
});

test.each([
  { id: 2_147_483_647, scheme: 2 },
  { id: 100_000, scheme: 9 },
])('nobody is %j', async (identity) => {
  expect((await limitOf(identity)).statusCode).toBe(404);
});

test('a failing client of the demonstration fails', async () => {
  const unfit = await client(
    sql`${customers.lastName} = 'Sentinel' and ${customers.firstName} = 'Nezpůsobilá'`,
  );
  const response = await limitOf(unfit);
  expect(response.statusCode).toBe(400);
  expect(response.json()[0].errorCode).toBe(90027);
});

test('it takes the right to search persons', async () => {
  expect((await limitOf(await client(), 'norights')).statusCode).toBe(403);
});
