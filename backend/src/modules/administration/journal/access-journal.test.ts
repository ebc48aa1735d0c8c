/** @database both: time zones, JSON and lists in raw statements */
import { adminCalls } from '@advisor/contracts/admin/calls';
import { caseCalls } from '@advisor/contracts/case/calls';
import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { and, eq, isNotNull } from 'drizzle-orm';
import { customersOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { accessJournal } from '../../../platform/access-journal/schema';
import { users } from '../../../platform/session/schema/users';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';

type Question = CallBody<typeof adminCalls.searchAccesses>;
type Found = CallResponse<typeof adminCalls.searchAccesses>;

interface Shown {
  subject: string;
  /** Numbers from here on. */
  first: number;
  count: number;
}

let test: TestApp;
/** A client of the register, and a case that they are on. */
let client = { clientId: 0, caseId: 0, firstName: '', lastName: '' };

beforeAll(async () => {
  test = await testApp({ contents: seededCases });
  const [found] = await test.db
    .select({
      clientId: customersOnSA.customerId,
      caseId: salesArrangements.caseId,
      firstName: customersOnSA.firstName,
      lastName: customersOnSA.lastName,
    })
    .from(customersOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
    .where(and(isNotNull(customersOnSA.customerId), eq(customersOnSA.roleId, 1)))
    .limit(1);
  client = { ...client, ...found, clientId: found?.clientId ?? 0 };
  await test.db.insert(users).values(
    Array.from({ length: 21 }, (_, index) => ({
      login: `hromada${index}`,
      firstName: 'Jan',
      lastName: 'Hromada',
      isInternal: true,
    })),
  );
});
beforeEach(() => test.setNow(testNow));
afterAll(() => test.close());

const today = testNow.toISOString().slice(0, 10);
const ask = (question: Partial<Question>, as: DemoLogin = 'admin') =>
  test.callOperation(adminCalls.searchAccesses, {
    as,
    body: { from: today, to: today, limit: 50, ...question },
  });
const found = async (question: Partial<Question>) => (await ask(question)).json<Found>();
/** What an employee was shown at an instant. */
const shown = (
  userId: number,
  instant: string,
  { subject = 'client', first = 7_000_000, count = 1 }: Partial<Shown>,
) =>
  test.db.insert(accessJournal).values(
    Array.from({ length: count }, (_, index) => ({
      userId,
      subject,
      subjectId: String(first + index),
      slot: new Date(instant),
      seenOn: new Date(instant),
      operation: 'customer.get',
    })),
  );
const unusual = async () =>
  (await test.callOperation(adminCalls.unusualAccesses, { as: 'admin' }))
    .json<CallResponse<typeof adminCalls.unusualAccesses>>()
    .days.map(({ userId, day, kind, count }) => ({ userId, day, kind, count }));
const openCase = (as: DemoLogin) =>
  test.callOperation(caseCalls.get, { as, params: { caseId: client.caseId } });

it('finds who was shown a client by a case that they are on', async () => {
  await openCase('advisor');
  await openCase('specialist');
  const { accesses, clientIds, total } = await found({ clientId: client.clientId });
  expect(clientIds).toEqual([client.clientId]);
  expect(total).toBe(accesses.length);
  expect(accesses.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Jana Nováková', 'Petr Dvořák']),
  );
  expect(accesses).toContainEqual({
    userId: 1,
    name: 'Jana Nováková',
    seenOn: testNow.toISOString(),
    subject: 'case',
    subjectId: String(client.caseId),
    caseId: client.caseId,
    operation: 'case.get',
  });
});

it('finds a client by the birth number, and names whom the register knows', async () => {
  const [known] = await test.app.neighbours.clientRegister.find([client.clientId]);
  const identity = { id: client.clientId, scheme: clientIdentityScheme.register.code };
  await test.callOperation(customerCalls.get, { as: 'advisor', body: { identity } });
  const { accesses, clientIds } = await found({ birthNumber: known?.birthNumber });
  expect(clientIds).toEqual([client.clientId]);
  expect(accesses).toContainEqual(
    expect.objectContaining({
      userId: 1,
      subject: 'client',
      clientName: `${known?.firstName} ${known?.lastName}`,
    }),
  );
  expect(await found({ birthNumber: '8804043457' })).toMatchObject({ accesses: [], clientIds: [] });
});

it.each(['novakova', 'Jana Nováková', 'NOVÁKOVÁ j', 'advisor', '99806569'])(
  'finds what an employee was shown by %s',
  async (employee) => {
    await openCase('advisor');
    await openCase('specialist');
    const { accesses, employees } = await found({ employee });
    expect(employees).toEqual([{ userId: 1, name: 'Jana Nováková' }]);
    expect(new Set(accesses.map(({ userId }) => userId))).toEqual(new Set([1]));
  },
);

it('finds one employee exactly, however many are called so', async () => {
  const [one, other] = await test.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.lastName, 'Hromada'))
    .limit(2);
  if (one === undefined || other === undefined) throw new Error('nobody is called so');
  await shown(one.id, testNow.toISOString(), { first: 7_500_000 });
  await shown(other.id, testNow.toISOString(), { first: 7_500_001 });
  const { accesses, employees } = await found({ employee: 'Hromada', employeeId: one.id });
  expect(employees).toEqual([{ userId: one.id, name: 'Jan Hromada' }]);
  expect(accesses.map(({ subjectId }) => subjectId)).toEqual(['7500000']);
});

it('finds nothing of an employee whom nobody knows', async () => {
  expect(await found({ employee: 'Nikdo Takový' })).toEqual({
    accesses: [],
    total: 0,
    employees: [],
    clientIds: [],
  });
});

it('narrows a case to an employee', async () => {
  await openCase('advisor');
  await openCase('specialist');
  const { accesses } = await found({ caseId: client.caseId, employee: 'Dvořák' });
  expect(accesses.map(({ userId, caseId }) => ({ userId, caseId }))).toEqual([
    { userId: 3, caseId: client.caseId },
  ]);
});

it('knows the days of Prague, in the night in which clocks are changed too', async () => {
  // Summer time ends on 25 October 2026; that day begins at 22:00 of the one before, UTC.
  await shown(1, '2026-10-24T21:59:59Z', { subject: 'case', first: 9_000_001 });
  await shown(1, '2026-10-24T22:00:00Z', { subject: 'case', first: 9_000_002 });
  await shown(1, '2026-10-25T22:59:59Z', { subject: 'case', first: 9_000_003 });
  await shown(1, '2026-10-25T23:00:00Z', { subject: 'case', first: 9_000_004 });
  const { accesses } = await found({ employee: 'advisor', from: '2026-10-25', to: '2026-10-25' });
  expect(accesses.map(({ subjectId }) => subjectId)).toEqual(['9000003', '9000002']);
});

it('answers as many as are asked for, and says how many there are', async () => {
  const whole = await found({ employee: 'advisor', from: '2026-10-01' });
  const some = await found({ employee: 'advisor', from: '2026-10-01', limit: 1 });
  expect(whole.total).toBeGreaterThan(1);
  expect([some.accesses, some.total]).toEqual([whole.accesses.slice(0, 1), whole.total]);
});

it('is an access itself', async () => {
  test.setNow(new Date(testNow.getTime() + 3_600_000));
  await ask({ clientId: client.clientId });
  await ask({ employee: 'broker' });
  const { accesses } = await found({ employee: 'admin' });
  expect(accesses.map(({ subject, subjectId }) => [subject, subjectId])).toEqual(
    expect.arrayContaining([
      ['client', String(client.clientId)],
      ['journalOf', '2'],
    ]),
  );
});

it.each<[string, Partial<Question>, string]>([
  ['a question about nobody', {}, 'employee'],
  ['a name that nobody sees', { employee: '\u200B' }, 'employee'],
  ['words that mean too many', { employee: 'hromada' }, 'employee'],
  ['days the wrong way round', { caseId: 1, from: '2026-11-02', to: '2026-11-01' }, 'to'],
  ['more than a year', { caseId: 1, from: '2025-01-01', to: '2026-11-01' }, 'from'],
  ['more than one answer holds', { caseId: 1, limit: 2001 }, 'limit'],
  ['no birth number', { birthNumber: "1' or 1=1" }, 'birthNumber'],
])('refuses %s', async (_name, question, field) => {
  const answer = await ask(question);
  expect([answer.statusCode, answer.json()[0].field]).toEqual([400, field]);
});

it.each([
  [adminCalls.searchAccesses, { body: { caseId: 1, from: today, to: today, limit: 1 } }],
  [adminCalls.unusualAccesses, {}],
])('$id is refused without the permission', async (operation, input) => {
  const answer = await test.callOperation(operation, { as: 'specialist', ...input });
  expect(answer.statusCode).toBe(403);
});

it('finds unusual what is more clients a day, or a night, than the rules say', async () => {
  test.setNow(new Date('2027-03-10T12:00:00Z'));
  await shown(2, '2027-03-01T10:00:00Z', { count: 100 });
  await shown(3, '2027-03-01T10:00:00Z', { count: 101 });
  await shown(2, '2027-03-02T01:00:00Z', { count: 10 });
  await shown(3, '2027-03-02T01:00:00Z', { count: 11 });
  // Five in the morning is day.
  await shown(3, '2027-03-03T04:00:00Z', { count: 11 });
  // Older than a month.
  await shown(3, '2027-02-01T10:00:00Z', { count: 101 });
  expect(await unusual()).toEqual([
    { userId: 3, day: '2027-03-02', kind: 'atNight', count: 11 },
    { userId: 3, day: '2027-03-01', kind: 'manyClients', count: 101 },
  ]);
});
