import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { caseCalls } from '@advisor/contracts/case/calls';
import {
  caseState,
  salesArrangementState,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import type { CallResponse } from '@advisor/contracts/operation';
import { eq } from 'drizzle-orm';
import { applicationDecisions } from '../../domain/assessment/schema';
import { cases } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { fileFromClient } from '../../testing/client-link';
import { servicedCase } from '../../testing/hub';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

/** The row of the case, of however many there are. */
async function rowOf(caseId: number, as: DemoLogin = 'advisor') {
  const answer = await backend.callOperation(caseCalls.today, { as, query: { pageSize: '100' } });
  const { rows } = answer.json<CallResponse<typeof caseCalls.today>>();
  return rows.find((row) => row.caseId === caseId);
}

test('a case stands there until what its client has sent is looked at', async () => {
  const { caseId, fileId, requests } = await fileFromClient(backend);
  await backend.db
    .update(cases)
    .set({ state: caseState.inProgress.code })
    .where(eq(cases.id, caseId));
  const reason = { section: 'documents', title: 'Zkontrolovat podklady od klienta (1)' };
  expect((await rowOf(caseId))?.reasons).toEqual([reason]);
  expect((await rowOf(caseId, 'specialist'))?.reasons).toBeUndefined();
  // After thirty days nobody can look at it any more.
  backend.setNow(new Date(Number(testNow) + 31 * 86_400_000));
  expect((await rowOf(caseId))?.reasons).toBeUndefined();
  backend.setNow(testNow);
  await requests.call(clientRequestCalls.refuse, { body: { reason: 'Nečitelné.' } }, { fileId });
  expect((await rowOf(caseId))?.reasons).toBeUndefined();
});

test('a closed case does not', async () => {
  const { caseId } = await fileFromClient(backend);
  await backend.db
    .update(cases)
    .set({ state: caseState.cancelled.code })
    .where(eq(cases.id, caseId));
  expect(await rowOf(caseId)).toBeUndefined();
});

/** Longer ago than anything of the demonstration was sent. */
const longAgo = new Date('2020-01-02T10:00:00.000Z');

test('a request for a change that was sent leads the specialist to its own decision', async () => {
  const { caseId, salesArrangementId: applicationId } = await servicedCase(backend);
  await backend.db.update(cases).set({ ownerId: 1 }).where(eq(cases.id, caseId));
  const [request] = await backend.db
    .insert(salesArrangements)
    .values({
      caseId,
      typeId: salesArrangementType.generalChange.code,
      state: salesArrangementState.inApproval.code,
      createdOn: testNow,
      createdBy: 1,
    })
    .returning();
  const salesArrangementId = request?.id ?? 0;
  await backend.db
    .insert(applicationDecisions)
    .values({ salesArrangementId, kind: 'sent', happenedOn: longAgo, userId: 1 });
  const row = await rowOf(caseId, 'specialist');
  expect(row).toMatchObject({
    salesArrangementId,
    next: { action: 'decide', waitsFor: 'advisor', since: longAgo.toISOString() },
  });
  expect(row?.salesArrangementId).not.toBe(applicationId);
});
