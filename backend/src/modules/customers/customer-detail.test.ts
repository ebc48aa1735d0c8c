import { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { customers } from '../../neighbours/client-register/schema';
import { accessJournal } from '../../platform/access-journal/schema';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

type Detail = CallResponse<typeof customerCalls.get>;

let backend: TestApp;
beforeAll(
  async () =>
    void (backend = await testApp({
      contents: seededCases,
      config: { clientSearchesPerHour: 5 },
    })),
);
afterAll(() => backend.close());

const get = (id: number, as: DemoLogin = 'advisor', scheme = 2) =>
  backend.callOperation(customerCalls.get, { as, body: { identity: { id, scheme } } });

async function client(condition = isNotNull(customers.birthNumberSealed)) {
  const [found] = await backend.db
    .select()
    .from(customers)
    .where(and(condition, sql`${customers.lastName} <> 'Sentinel'`))
    .limit(1);
  if (found === undefined) throw new Error('nobody');
  return found;
}

test('a client is told as the register knows them', async () => {
  const known = await client();
  const response = await get(known.id);
  expect(response.statusCode).toBe(200);
  const detail = response.json<Detail>();
  expect(detail.identity).toEqual({ id: known.id, scheme: 2 });
  expect(detail.naturalPerson).toMatchObject({
    firstName: known.firstName,
    lastName: known.lastName,
    dateOfBirth: known.dateOfBirth,
    birthNumber: backend.app.backend.birthNumbers.open(known.birthNumberSealed ?? ''),
  });
  expect(detail.addresses[0]).toMatchObject({ addressTypeId: 1, city: expect.any(String) });
  expect(detail.contacts.map(({ value }) => value)).toEqual(
    [known.phoneNumber, known.emailAddress].filter((value) => value !== null),
  );
});

test('a foreigner has no birth number', async () => {
  const foreigner = await client(isNull(customers.birthNumberSealed));
  const detail = (await get(foreigner.id, 'specialist')).json<Detail>();
  expect(detail.naturalPerson).not.toHaveProperty('birthNumber');
});

test('the journal tells who was shown the client, and not who was refused', async () => {
  const { id } = await client(sql`${customers.id} % 7 = 0`);
  expect((await get(id, 'norights')).statusCode).toBe(403);
  expect((await get(id, 'broker')).statusCode).toBe(200);
  const seen = await backend.db
    .select({ userId: accessJournal.userId, operation: accessJournal.operation })
    .from(accessJournal)
    .where(sql`${accessJournal.subject} = 'client' and ${accessJournal.subjectId} = ${String(id)}`);
  expect(seen).toEqual([{ userId: expect.any(Number), operation: customerCalls.get.id }]);
});

test.each([
  ['a number that nobody has', 2_147_483_647, 2],
  ['no number', 0, 2],
  ['a number of another register', 100_000, 1],
])('nobody is found by %s', async (_name, id, scheme) => {
  expect((await get(id, 'admin', scheme)).statusCode).toBe(404);
});

test('a failing client of the demonstration fails', async () => {
  const [unfit] = await backend.db
    .select({ id: customers.id })
    .from(customers)
    .where(sql`${customers.lastName} = 'Sentinel' and ${customers.firstName} = 'Nezpůsobilá'`);
  expect((await get(unfit?.id ?? 0, 'admin')).statusCode).toBe(400);
});

test('numbers of clients cannot be gone through one after another', async () => {
  const { id } = await client();
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await get(id + asked, 'tester')).statusCode).not.toBe(429);
  }
  const refused = await get(id, 'tester');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject([{ message: expect.stringContaining('nejvýše 5krát') }]);
});
