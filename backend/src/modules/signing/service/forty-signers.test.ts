import { eq } from 'drizzle-orm';
import { signingAudit } from '../schema/signing-records';
import { sentinel, signingClient } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
let client: ReturnType<typeof signingClient>;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  client = signingClient(backend);
});
afterAll(() => backend.close());

/** How many signers a document has, and how many statements it takes to read them. */
async function costOf(number: number): Promise<[signers: number, statements: number]> {
  const select = jest.spyOn(backend.db, 'select');
  const { length } = await client.members(sentinel(number));
  const { length: statements } = select.mock.calls;
  select.mockRestore();
  return [length, statements];
}

test('forty signers are read by as many statements as one', async () => {
  const [alone, ofOne] = await costOf(33);
  const [crowd, ofForty] = await costOf(31);
  expect([alone, crowd, ofForty]).toEqual([1, 40, ofOne]);
});

test('forty signers begin and give up together, each with a line of the audit trail', async () => {
  const { Result, Groups } = await client.delegate(sentinel(31));
  expect(Result.Code).toBe(0);
  const ids = Groups.flatMap(({ Members }) => Members).map(({ Id }) => Number(Id));
  expect((await client.members(sentinel(31))).every((one) => one.CanBeCancelled)).toBe(true);
  expect((await client.cancelAll(sentinel(31))).Result.Code).toBe(0);
  expect((await client.members(sentinel(31))).every((one) => one.CanBeSigned)).toBe(true);
  const trail = await backend.db
    .select()
    .from(signingAudit)
    .where(eq(signingAudit.documentId, 900_031))
    .orderBy(signingAudit.id);
  const linesOf = (action: string) => trail.filter((line) => line.action === action);
  const movedBy = (action: string) =>
    linesOf(action)
      .map(({ memberId }) => memberId ?? 0)
      .toSorted((one, other) => one - other);
  expect(movedBy('delegate')).toEqual(ids);
  expect(movedBy('withdraw')).toEqual(ids);
  expect(
    new Set(linesOf('withdraw').map(({ fromState, toState }) => `${fromState} ${toState}`)),
  ).toEqual(new Set(['inProgress notStarted']));
});
