/** @database both: triggers */
import { caseCalls } from '@advisor/contracts/case/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { sql } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { seededCases } from '../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../testing/test-app';
import { accessJournal } from './schema';

let test: TestApp;
let [caseId = 0, otherCaseId = 0]: number[] = [];
beforeAll(async () => {
  test = await testApp({ contents: seededCases, config: { clientSearchesPerHour: 3 } });
  const found = await test.db.select({ id: cases.id }).from(cases).limit(2);
  [caseId = 0, otherCaseId = 0] = found.map(({ id }) => id);
});
afterAll(() => test.close());

const journal = (subject: string) =>
  test.db
    .select({ userId: accessJournal.userId, id: accessJournal.subjectId })
    .from(accessJournal)
    .where(sql`${accessJournal.subject} = ${subject}`)
    .orderBy(accessJournal.seenOn);
const open = (id: number) =>
  test.callOperation(caseCalls.get, { as: 'advisor', params: { caseId: id } });

it('tells who was shown which case, once for all the calls of its screen', async () => {
  for (const operation of [caseCalls.get, caseCalls.mainPanel, caseCalls.timeline]) {
    await test.callOperation(operation, { as: 'advisor', params: { caseId } });
  }
  await open(otherCaseId);
  expect(await journal('case')).toEqual([
    { userId: 1, id: String(caseId) },
    { userId: 1, id: String(otherCaseId) },
  ]);
  test.setNow(new Date(testNow.getTime() + 15 * 60_000));
  await open(caseId);
  expect(await journal('case')).toHaveLength(3);
});

it('tells nothing of what was not shown', async () => {
  expect((await open(999_999)).statusCode).toBe(404);
  expect((await journal('case')).map(({ id }) => id)).not.toContain('999999');
});

it('tells whom a search of the register has found, and never what was typed', async () => {
  const [client] = await test.db
    .execute(sql`select first_name, last_name from customers limit 1`)
    .then(({ rows }) => rows as { first_name: string; last_name: string }[]);
  const body = { firstName: client?.first_name, lastName: client?.last_name };
  const answer = await test.callOperation(customerCalls.search, { as: 'advisor', body });
  const { customers } = answer.json<{ customers: { identity: { id: number } }[] }>();
  expect(customers.length).toBeGreaterThan(0);
  expect((await journal('client')).map(({ id }) => id).toSorted()).toEqual(
    customers.map(({ identity }) => String(identity.id)).toSorted(),
  );
  const rows = await test.db.select().from(accessJournal);
  expect(JSON.stringify(rows)).not.toContain(client?.last_name);
});

it('limits how often a user may search the register in an hour', async () => {
  test.setNow(new Date(testNow.getTime() + 5 * 3_600_000));
  const search = (as: 'advisor' | 'broker') =>
    test.callOperation(customerCalls.search, {
      as,
      body: { lastName: 'Nikdo', firstName: 'Nikdo' },
    });
  for (let asked = 0; asked < 3; asked += 1) {
    expect((await search('advisor')).statusCode).toBe(200);
  }
  const refused = await search('advisor');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.json()).toMatchObject([{ message: expect.stringContaining('nejvýše 3krát') }]);
  expect((await search('broker')).statusCode).toBe(200);
  test.setNow(new Date(testNow.getTime() + 6 * 3_600_000));
  expect((await search('advisor')).statusCode).toBe(200);
});

it('is only added to', async () => {
  await test.db.execute(sql`insert into access_journal
    values (1, 'case', 'kept', now(), now() - interval '89 days', 'case.get')`);
  for (const change of [
    sql`update access_journal set user_id = 2`,
    sql`delete from access_journal where subject_id = 'kept'`,
    sql`truncate access_journal`,
  ]) {
    await expect(test.db.execute(change)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  }
});
