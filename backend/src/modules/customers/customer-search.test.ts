/** @database both: trigrams */
import { caseCalls } from '@advisor/contracts/case/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { customers } from '../../neighbours/client-register/schema';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

type Search = CallBody<typeof customerCalls.search>;
type Result = CallResponse<typeof customerCalls.search>;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const call = (body: Search, as: DemoLogin = 'advisor') =>
  backend.callOperation(customerCalls.search, { as, body });

async function search(body: Search): Promise<Result> {
  const response = await call(body);
  expect(response.statusCode).toBe(200);
  return response.json<Result>();
}

/** Somebody whose names the register holds once. */
async function somebody() {
  const [found] = await backend.db
    .select()
    .from(customers)
    .where(
      and(
        isNotNull(customers.birthNumberSealed),
        sql`(last_name_key, first_name_key) in (
          select last_name_key, first_name_key from customers group by 1, 2 having count(*) = 1
        )`,
      ),
    )
    .limit(1);
  if (found === undefined) throw new Error('nobody');
  return found;
}

test('a person is found by every sufficient description', async () => {
  const { id, firstName, lastName, dateOfBirth, birthNumberSealed } = await somebody();
  const birthNumber = backend.app.backend.birthNumbers.open(birthNumberSealed ?? '');
  for (const description of [
    { birthNumber },
    { firstName, lastName },
    { lastName, dateOfBirth },
    { firstName: firstName.toUpperCase(), lastName: lastName.toLowerCase(), dateOfBirth },
    { lastName: `${lastName.slice(0, 3)}*`, dateOfBirth },
    { birthNumber, firstName: '', lastName: '' },
  ]) {
    const result = await search(description);
    expect(result.hasMore).toBe(false);
    expect(result.customers).toEqual([
      expect.objectContaining({ identity: { id, scheme: 2 }, firstName, lastName, dateOfBirth }),
    ]);
    expect(result.customers[0]?.city).toBeTruthy();
  }
});

test('a birth number is not told and matches only whole', async () => {
  const { birthNumberSealed } = await somebody();
  const birthNumber = backend.app.backend.birthNumbers.open(birthNumberSealed ?? '');
  const response = await call({ birthNumber });
  expect(response.body).not.toContain(birthNumber);
});

test('a doubtful birth number is taken unless the bank refuses it', async () => {
  const { config } = backend.app.backend;
  const doubtful = { birthNumber: '8601010100' };
  expect((await call(doubtful)).statusCode).toBe(200);
  config.birthNumberRemainderTen = 'refuse';
  const refused = await call(doubtful);
  const asked = await backend.callOperation(sessionCalls.loggedInUser, { as: 'advisor' });
  const identified = await backend.callOperation(caseCalls.identify, {
    as: 'advisor',
    body: { criterion: 'client', ...doubtful },
  });
  config.birthNumberRemainderTen = 'warn';
  expect([refused.statusCode, identified.statusCode]).toEqual([400, 400]);
  expect(asked.json()).toMatchObject({ birthNumberRemainderTen: 'refuse' });
});

test('nobody is found by a name that nobody has', async () => {
  expect(await search({ firstName: 'Jan', lastName: 'Neexistující' })).toEqual({
    customers: [],
    hasMore: false,
  });
});

test('the first twenty come in the order of names, and it is said that there are more', async () => {
  await backend.db
    .update(customers)
    .set({ lastName: 'Hromadný', lastNameKey: 'hromadny', dateOfBirth: '1980-05-05' })
    .where(sql`${customers.id} % 10 = 0`);
  const { customers: found, hasMore } = await search({
    lastName: 'Hromadný',
    dateOfBirth: '1980-05-05',
  });
  expect(found).toHaveLength(20);
  expect(hasMore).toBe(true);
  const stored = await backend.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.lastNameKey, 'hromadny'))
    .orderBy(customers.firstNameKey, customers.id)
    .limit(20);
  expect(found.map(({ identity }) => identity.id)).toEqual(stored.map(({ id }) => id));
});

test('more are loaded from where the former ended, to the last, and nobody twice', async () => {
  const stored = await backend.db
    .update(customers)
    .set({ lastName: 'Postupný', lastNameKey: 'postupny', dateOfBirth: '1981-06-06' })
    .where(sql`${customers.id} in (select id from customers order by id desc limit 45)`)
    .returning();
  expect(stored).toHaveLength(45);
  const pages: Result[] = [];
  for (const start of [0, 20, 40, 45]) {
    pages.push(await search({ lastName: 'Postupný', dateOfBirth: '1981-06-06', start }));
  }
  expect(pages.map(({ customers: found, hasMore }) => [found.length, hasMore])).toEqual([
    [20, true],
    [20, true],
    [5, false],
    [0, false],
  ]);
  const ids = pages.flatMap(({ customers: found }) => found.map(({ identity }) => identity.id));
  expect(ids.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
});

test.each<{ field: string; body: Search }>([
  { field: 'lastName', body: {} },
  { field: 'lastName', body: { firstName: 'Jan' } },
  { field: 'lastName', body: { dateOfBirth: '1980-01-01' } },
  { field: 'firstName', body: { lastName: 'Novák' } },
  { field: 'firstName', body: { lastName: 'Novák', firstName: 'Ja*' } },
  { field: 'birthNumber', body: { birthNumber: '8001010000' } },
  { field: 'dateOfBirth', body: { lastName: 'Novák', dateOfBirth: '1980-02-30' } },
  { field: 'dateOfBirth', body: { lastName: 'Novák', dateOfBirth: '2026-11-21' } },
  { field: 'dateOfBirth', body: { lastName: 'Novák', dateOfBirth: '1849-12-31' } },
  { field: 'dateOfBirth', body: { birthNumber: '8854043451', dateOfBirth: '1988-04-05' } },
  { field: 'birthNumber', body: { birthNumber: '8854043450', dateOfBirth: '1988-04-04' } },
])('$body is refused at $field', async ({ field, body }) => {
  const response = await call(body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual([expect.objectContaining({ field })]);
});

test.each<Search>([
  { lastName: 'Nikdo', dateOfBirth: '2026-11-20' },
  { lastName: 'Nikdo', dateOfBirth: '1850-01-01' },
  { birthNumber: '8854043451', dateOfBirth: '1988-04-04' },
])('%j is a possible person', async (body) => {
  expect((await call(body)).statusCode).toBe(200);
});

test('it takes the right to search persons', async () => {
  expect((await call({ lastName: 'Novák', firstName: 'Jan' }, 'norights')).statusCode).toBe(403);
});
