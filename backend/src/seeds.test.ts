import { cases, loans } from './domain/cases/schema/cases';
import { eq, sql } from 'drizzle-orm';
import { contradictions } from './seeds';
import { seededCases } from './testing/seeded-cases';
import { type TestApp, testApp } from './testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

test.each(contradictions)('no seeded case contradicts itself: $name', async ({ found }) => {
  expect((await backend.db.execute(found)).rows).toEqual([]);
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
