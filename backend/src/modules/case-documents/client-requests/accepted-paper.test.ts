/** @database both: locks and statements of their own */
import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { salesArrangementState } from '@advisor/contracts/codebooks';
import { permission } from '@advisor/contracts/permissions';
import { and, eq } from 'drizzle-orm';
import { cases } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { checklistItems } from '../../../domain/checklist/schema';
import { userPermissions } from '../../../platform/session/schema/users';
import { fileFromClient } from '../../../testing/client-link';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

type From = Awaited<ReturnType<typeof fileFromClient>>;
const accept = (from: From, more: object = {}) =>
  from.requests.call(
    clientRequestCalls.accept,
    { body: { fileName: 'Výpis 10-2026.pdf', documentTypeCode: 'accountStatement', ...more } },
    { fileId: from.fileId },
  );

type Item = typeof checklistItems.$inferInsert;
/** A paper of the application that the file is of, in the state. */
async function itemOf({ requests }: From, name: string, more: Partial<Item> = {}) {
  const known = (await requests.call(clientRequestCalls.people)).json();
  const { salesArrangementId } = known as { salesArrangementId: number };
  const values = { salesArrangementId, category: 'Příjmy', name, isMandatory: false };
  const [made] = await backend.db
    .insert(checklistItems)
    .values({ ...values, state: 'required', ...more })
    .returning();
  if (made === undefined) throw new Error('no item was made');
  return made;
}
const read = async (id: number) =>
  (await backend.db.select().from(checklistItems).where(eq(checklistItems.id, id)))[0];
/** As it is from now on. */
const setState = async (salesArrangementId: number, caseId: number, state: number) => {
  await backend.db.update(cases).set({ state: 1 }).where(eq(cases.id, caseId));
  await backend.db
    .update(salesArrangements)
    .set({ state })
    .where(and(eq(salesArrangements.id, salesArrangementId), eq(salesArrangements.caseId, caseId)));
};

test.each([
  ['required', 'delivered'],
  ['notNeeded', 'delivered'],
  ['checked', 'checked'],
] as const)('what came is put to its paper once, from %s to %s', async (state, after) => {
  const from = await fileFromClient(backend);
  const item = await itemOf(from, `Výpis, ${state}`, { state });
  await setState(item.salesArrangementId, from.caseId, 1);
  const body = { checklistItemId: item.id };
  const answers = await Promise.all([accept(from, body), accept(from, body)]);
  const [one, two] = answers.map((answer) => answer.json<{ documentId: number }>());
  expect(one).toEqual(two);
  expect(await read(item.id)).toMatchObject({
    state: after,
    documentIds: [one?.documentId],
    version: item.version + 1,
  });
});

test('what came is kept as it came when the paper is of no such application', async () => {
  const from = await fileFromClient(backend);
  const { salesArrangementId } = await itemOf(from, 'Výpis, jiný');
  await setState(salesArrangementId, from.caseId, 1);
  const answer = await accept(from, { checklistItemId: 2_000_000_000 });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject([{ field: 'checklistItemId' }]);
  expect((await from.requests.one(from.requestId)).files).toMatchObject([{ state: 'waiting' }]);
});

test('what came is accepted without a paper once the application is closed', async () => {
  const from = await fileFromClient(backend);
  const item = await itemOf(from, 'Výpis, pozdě');
  const body = { checklistItemId: item.id };
  const { cancelled } = salesArrangementState;
  await setState(item.salesArrangementId, from.caseId, cancelled.code);
  const refused = await accept(from, body);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject([{ message: expect.stringContaining('uzavřená') }]);
  expect((await accept(from)).statusCode).toBe(200);
  expect((await read(item.id))?.documentIds).toEqual([]);
});

test('what came is put to no paper by who may not change the checklist', async () => {
  const from = await fileFromClient(backend);
  const item = await itemOf(from, 'Výpis, bez práva');
  await setState(item.salesArrangementId, from.caseId, 1);
  const may = and(
    eq(userPermissions.userId, 1),
    eq(userPermissions.permission, permission.salesArrangementAccess),
  );
  const [own] = await backend.db.delete(userPermissions).where(may).returning();
  const refused = await accept(from, { checklistItemId: item.id });
  const accepted = await accept(from);
  if (own !== undefined) await backend.db.insert(userPermissions).values(own);
  expect(own).toBeDefined();
  expect([refused.statusCode, accepted.statusCode]).toEqual([403, 200]);
  expect((await read(item.id))?.documentIds).toEqual([]);
});
