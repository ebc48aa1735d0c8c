import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseStages } from '@advisor/contracts/case/detail';
import type { CallResponse } from '@advisor/contracts/operation';
import { eq, sql } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

type Answer = CallResponse<typeof caseCalls.nextSteps>;

const ask = async (caseIds: number[], as: DemoLogin = 'advisor') => {
  const response = await backend.callOperation(caseCalls.nextSteps, { as, body: { caseIds } });
  expect(response.statusCode).toBe(200);
  return response.json<Answer>();
};
const ownedBy = async (ownerId: number) => {
  const rows = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(sql`${cases.ownerId} = ${ownerId} and ${cases.id} < 9000000`)
    .orderBy(cases.id)
    .limit(40);
  return rows.map(({ id }) => id);
};

test('a page of cases is told the same as each of them', async () => {
  const caseIds = await ownedBy(1);
  const answer = await ask(caseIds);
  const each = await Promise.all(
    caseIds.map(async (caseId) => {
      const found = await backend.callOperation(caseCalls.stages, {
        as: 'advisor',
        params: { caseId },
      });
      const { salesArrangementId, next } = found.json<CaseStages>();
      return { caseId, salesArrangementId, ...(next && { next }) };
    }),
  );
  expect(answer.toSorted((one, other) => one.caseId - other.caseId)).toEqual(each);
  expect(new Set(answer.map(({ next }) => next?.action)).size).toBeGreaterThan(4);
});

test('a broker is told of the own cases only', async () => {
  const [own, others] = [await ownedBy(2), await ownedBy(1)];
  const answer = await ask([...own.slice(0, 3), ...others.slice(0, 3)], 'broker');
  expect(answer.map(({ caseId }) => caseId).toSorted()).toEqual(own.slice(0, 3));
});

test('of a case that is not there nothing is told, and without the right nothing at all', async () => {
  expect(await ask([2_147_483_647])).toEqual([]);
  const [caseId] = await ownedBy(1);
  await expect(backend.db.$count(cases, eq(cases.id, caseId ?? 0))).resolves.toBe(1);
  const refused = await backend.callOperation(caseCalls.nextSteps, {
    as: 'limited',
    body: { caseIds: [caseId] },
  });
  expect(refused.statusCode).toBe(403);
});

test.each([[[]], [Array.from({ length: 101 }, (_, place) => place + 1)]])(
  'no and too many numbers are refused',
  async (caseIds) => {
    const refused = await backend.callOperation(caseCalls.nextSteps, {
      as: 'advisor',
      body: { caseIds },
    });
    expect(refused.statusCode).toBe(400);
  },
);
