import { randomUUID } from 'node:crypto';
import { incomeCalls } from '@advisor/contracts/income/calls';
import type { ListedIncome, VersionedIncome } from '@advisor/contracts/income/schemas';
import type { Operation } from '@advisor/contracts/operation';
import { eq } from 'drizzle-orm';
import { creditPolicies } from '../../domain/assessment/credit-policy/schema';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { readChanges } from '../../domain/cases/history/changes';
import { incomes } from '../../domain/incomes/schema';
import { messagesOf } from '../../testing/hub';
import { newPerson, salary } from '../../testing/people';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const rent = { incomeTypeId: 3, netMonthlyIncome: 10_000 };
const pension = { incomeTypeId: 4, otherIncomeTypeId: 1, netMonthlyIncome: 18_000 };
const business = { incomeTypeId: 2, companyId: '45244782', netMonthlyIncome: 30_000 };

async function client() {
  const ids = await newPerson(backend);
  const call = (operation: Operation, more: object = {}, as: DemoLogin = 'advisor') =>
    backend.callOperation(operation, { as, params: { ...ids }, ...more });
  return {
    ...ids,
    add: (body: object, headers?: Record<string, string>) =>
      call(incomeCalls.create, { body, headers }),
    list: async () => (await call(incomeCalls.list)).json<ListedIncome[]>(),
    get: async (incomeId: number) =>
      (await call(incomeCalls.get, { params: { ...ids, incomeId } })).json<VersionedIncome>(),
    update: (incomeId: number, body: object, as: DemoLogin = 'advisor') =>
      call(incomeCalls.update, { params: { ...ids, incomeId }, body }, as),
    remove: (incomeId: number, version = 1) =>
      call(incomeCalls.delete, {
        params: { ...ids, incomeId },
        query: { version: String(version) },
      }),
  };
}

test('an income is added, read, changed and removed, and each change is kept', async () => {
  const person = await client();
  const added = await person.add({ ...salary, jobDescription: 'Účetní' });
  const incomeId = Number(added.body);
  expect(await person.get(incomeId)).toEqual({
    version: 1,
    income: { ...salary, jobDescription: 'Účetní' },
  });
  const income = { ...salary, netMonthlyIncome: 43_000 };
  expect((await person.update(incomeId, { version: 1, income })).statusCode).toBe(200);
  expect((await person.update(incomeId, { version: 1, income })).statusCode).toBe(200);
  expect(await person.get(incomeId)).toEqual({ version: 2, income });
  expect((await person.remove(incomeId, 2)).statusCode).toBe(204);
  expect(await person.list()).toEqual([]);
  const { db, app } = backend;
  const changes = await readChanges(db, app.backend.clientSealer, person.salesArrangementId);
  expect(changes.filter(({ subject }) => subject === 'income')).toMatchObject([
    { subjectId: incomeId, after: { netMonthlyIncome: 41_500 }, userId: 1 },
    { before: { netMonthlyIncome: 41_500 }, after: { netMonthlyIncome: 43_000 } },
    { before: { netMonthlyIncome: 43_000 } },
  ]);
});

test('nobody reads an employer or an amount from the table', async () => {
  const person = await client();
  await person.add(salary);
  const rows = await backend.db
    .select()
    .from(incomes)
    .where(eq(incomes.customerOnSAId, person.customerOnSAId));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/Kladno|41500/);
});

test('what the bank counts stands beside what was declared, with the reason', async () => {
  const person = await client();
  await person.add({ ...salary, wageDeduction: 1_500 });
  await person.add({ ...salary, isInTrialPeriod: true });
  const foreignCurrency = { currencyCode: 'EUR', rate: 24.5, rateDate: '2026-11-19' };
  await person.add({ ...salary, netMonthlyIncome: 2_000, foreignCurrency });
  await person.add(rent);
  const counted = (await person.list()).map((income) => [
    income.declaredAmount,
    income.countedAmount,
    income.countedShare,
    income.countedReason,
  ]);
  expect(counted).toEqual([
    [41_500, 40_000, 100, 'deduction'],
    [41_500, 0, 100, 'probation'],
    [49_000, 39_200, 80, 'share'],
    [10_000, 7_000, 70, 'share'],
  ]);
});

test.each([
  { name: 'three salaries', income: salary, limit: 3 },
  { name: 'one business', income: business, limit: 1 },
  { name: 'one rent', income: rent, limit: 1 },
  { name: 'ten other incomes', income: pension, limit: 10 },
])('a person has at most $name', async ({ income, limit }) => {
  const person = await client();
  for (let count = 0; count < limit; count += 1) {
    expect((await person.add(income)).statusCode).toBe(200);
  }
  const refused = await person.add(income);
  expect(refused.statusCode).toBe(400);
  expect(messagesOf(refused)).toEqual([
    expect.objectContaining({ field: 'incomeTypeId', message: expect.stringMatching(/nejvýše/) }),
  ]);
});

test.each<[string, object, string]>([
  [
    'a wrong check digit',
    { employer: { ...salary.employer, companyId: '45244783' } },
    'employer.companyId',
  ],
  ['net above gross', { grossAnnualIncome: 400_000 }, 'grossAnnualIncome'],
  ['an income in the future', { employedSince: '2026-11-21' }, 'employedSince'],
  ['a term that ended', { employedUntil: '2026-11-19' }, 'employedUntil'],
  [
    'an old confirmation',
    { confirmation: { issuedOn: '2026-10-20', issuedBy: 'Účtárna' } },
    'confirmation.issuedOn',
  ],
  ['a negative amount', { netMonthlyIncome: -1 }, 'netMonthlyIncome'],
  ['nothing at all', { netMonthlyIncome: 0 }, 'netMonthlyIncome'],
  ['a huge amount', { netMonthlyIncome: 10_000_001 }, 'netMonthlyIncome'],
  [
    'a rate without its comma',
    {
      netMonthlyIncome: 1_500,
      foreignCurrency: { currencyCode: 'PLN', rate: 5815, rateDate: '2026-11-19' },
    },
    'foreignCurrency.rate',
  ],
  ['a job described in 51 characters', { jobDescription: 'x'.repeat(51) }, 'jobDescription'],
])('%s is refused at its field', async (_name, change, field) => {
  const person = await client();
  const added = await person.add({ ...salary, ...change });
  expect(added.statusCode).toBe(400);
  expect(messagesOf(added).map((message) => message.field)).toContain(field);
  const incomeId = Number((await person.add(salary)).body);
  const updated = await person.update(incomeId, { version: 1, income: { ...salary, ...change } });
  expect(updated.statusCode).toBe(400);
  expect(messagesOf(updated).map((message) => message.field)).toContain(`income.${field}`);
});

test('sent again with its key an income is added once', async () => {
  const person = await client();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await person.add(salary, headers);
  expect((await person.add(salary, headers)).body).toBe(first.body);
  expect(await person.list()).toHaveLength(1);
});

test('the second of two advisors is told that somebody was first', async () => {
  const person = await client();
  const incomeId = Number((await person.add(salary)).body);
  const income = { ...salary, netMonthlyIncome: 50_000 };
  expect((await person.update(incomeId, { version: 1, income }, 'specialist')).statusCode).toBe(
    200,
  );
  const refused = await person.update(incomeId, { version: 1, income: salary });
  expect(refused.statusCode).toBe(409);
  expect(messagesOf(refused)[0]?.message).toMatch(/^Příjem mezitím změnil někdo jiný/);
});

test('an income that a tax return feeds is not removed', async () => {
  const person = await client();
  const incomeId = Number((await person.add(business)).body);
  await backend.db.update(incomes).set({ isFromTaxReturn: true }).where(eq(incomes.id, incomeId));
  const refused = await person.remove(incomeId);
  expect(refused.statusCode).toBe(409);
  expect(messagesOf(refused)[0]?.message).toMatch(/daňového přiznání/);
});

test('nothing changes once the application was sent', async () => {
  const person = await client();
  const incomeId = Number((await person.add(salary)).body);
  await backend.db
    .update(salesArrangements)
    .set({ state: 2 })
    .where(eq(salesArrangements.id, person.salesArrangementId));
  for (const response of [
    await person.add(salary),
    await person.update(incomeId, { version: 1, income: salary }),
    await person.remove(incomeId),
  ]) {
    expect(response.statusCode).toBe(409);
    expect(messagesOf(response)[0]?.message).toMatch(/odeslaná ke schválení/);
  }
});

test('an income of somebody else is not found', async () => {
  const [mine, other] = [await client(), await client()];
  const incomeId = Number((await other.add(salary)).body);
  expect((await mine.update(incomeId, { version: 1, income: salary })).statusCode).toBe(404);
  expect((await mine.remove(incomeId)).statusCode).toBe(404);
});

test('the bank counts by its policy of the day', async () => {
  const { db } = backend;
  const person = await client();
  await person.add(rent);
  expect(await person.list()).toMatchObject([{ countedAmount: 7_000, countedShare: 70 }]);
  const [known] = await db.select().from(creditPolicies);
  if (known === undefined) throw new Error('no policy');
  const { incomes: ofIncomes } = known.policy;
  const acceptedPercent = { ...ofIncomes.acceptedPercent, rent: 60 };
  const policy = { ...known.policy, incomes: { ...ofIncomes, acceptedPercent } };
  await db.insert(creditPolicies).values({ validFrom: '2024-01-01', policy });
  expect(await person.list()).toMatchObject([{ countedAmount: 6_000, countedShare: 60 }]);
  await db.delete(creditPolicies).where(eq(creditPolicies.validFrom, '2024-01-01'));
});
