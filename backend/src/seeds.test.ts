import { defaultCountry } from '@advisor/contracts/codebooks/customer';
import { incomeProblems } from '@advisor/lending/affordability/income-rules';
import { obligationProblems } from '@advisor/lending/affordability/obligation-rules';
import { cases, loans } from './domain/cases/schema/cases';
import { eq, inArray, sql } from 'drizzle-orm';
import { customersOnSA, salesArrangements } from './domain/cases/schema/sales-arrangements';
import { openIncome } from './domain/incomes/read-incomes';
import { incomes } from './domain/incomes/schema';
import { openObligation } from './domain/obligations/read-obligations';
import { obligations } from './domain/obligations/schema';
import { bankDay } from './platform/calendar';
import { householdTestCaseId } from './seed/seeded-case';
import { seeds } from './seeds';
import { seededCases } from './testing/seeded-cases';
import { type TestApp, testApp } from './testing/test-app';
import { testNow } from './testing/test-values';

let backend: TestApp;
const contradictions = seeds.flatMap((part) => part.contradictions ?? []);

beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

test.each(contradictions)('no seeded case contradicts itself: $name', async ({ found }) => {
  expect((await backend.db.execute(found)).rows).toEqual([]);
});

test('seeded incomes and obligations are what the form takes', async () => {
  const { db, app } = backend;
  const { clientSealer } = app.backend;
  const today = bankDay(testNow);
  const checkedOn = { today, czechiaId: defaultCountry.czechia.code };
  const earned = (await db.select().from(incomes)).map((row) => openIncome(row, clientSealer));
  const owed = (await db.select().from(obligations)).map((row) =>
    openObligation(row, clientSealer),
  );
  expect(earned.flatMap(({ income }) => incomeProblems(income, checkedOn))).toEqual([]);
  const stated = { today, isReported: false };
  expect(owed.flatMap(({ obligation }) => obligationProblems(obligation, stated))).toEqual([]);
  expect(earned.some(({ isFromTaxReturn }) => isFromTaxReturn)).toBe(true);
});

test("the tester's household has four people, twenty incomes and thirty obligations", async () => {
  const { db } = backend;
  const people = await db
    .select({ id: customersOnSA.id })
    .from(customersOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
    .where(eq(salesArrangements.caseId, householdTestCaseId));
  expect(people).toHaveLength(4);
  const ids = people.map(({ id }) => id);
  expect(await db.$count(incomes, inArray(incomes.customerOnSAId, ids))).toBe(20);
  expect(await db.$count(obligations, inArray(obligations.customerOnSAId, ids))).toBe(30);
});

test('a contradiction is found', async () => {
  const { db } = backend;
  const rule = contradictions.find(({ name }) => name.startsWith('a paid-out loan'));
  const [paidOut] = await db
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(loans, eq(loans.caseId, cases.id))
    .where(sql`first_drawing_on is not null`)
    .limit(1);
  await db
    .update(loans)
    .set({ firstDrawingOn: null })
    .where(eq(loans.caseId, Number(paidOut?.id)));
  expect((await db.execute(rule?.found ?? sql``)).rows).toEqual([paidOut]);
});
