import { adminCalls } from '@advisor/contracts/admin/calls';
import { caseCalls } from '@advisor/contracts/case/calls';
import { salesArrangementState } from '@advisor/contracts/codebooks';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import { notificationCalls } from '@advisor/contracts/notifications/calls';
import { permission } from '@advisor/contracts/permissions';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { usersNotifications } from '../../domain/notifications/schema';
import { offers } from '../../domain/offers/schema/offers';
import { userPermissions } from '../../platform/session/schema/users';
import { withKey } from '../../testing/area-tests';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';
import { casesOf, type Handover, handoverInput } from './testing/handovers';

const [advisor, broker, specialist, limited] = [1, 2, 3, 5] as const;
const administrator = { as: 'admin' as const };
const minute = 60_000;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(async () => {
  backend.setNow(testNow);
  await backend.db.delete(usersNotifications);
});
afterAll(() => backend.close());

const change = (body: object) =>
  backend.callOperation(adminCalls.changeCaseOwner, { ...administrator, body });
const handOver = async (
  caseIds: readonly number[],
  between: { from: number; to: number },
  headers = {},
) => {
  const input = { ...handoverInput(caseIds, between), ...headers };
  return (await backend.callOperation(adminCalls.handOverCases, input)).json<Handover>();
};
const undo = (handoverId: number) =>
  backend.callOperation(adminCalls.undoHandover, { ...administrator, params: { handoverId } });
const handovers = async () =>
  (await backend.callOperation(adminCalls.listHandovers, administrator)).json<Handover[]>();
const ownerOf = async (caseId: number) =>
  (await backend.db.select().from(cases).where(eq(cases.id, caseId)))[0]?.ownerId;
const seenBy = async (as: DemoLogin, caseId: number) =>
  (await backend.callOperation(caseCalls.get, { as, params: { caseId } })).statusCode;
const timeline = async (caseId: number) =>
  (await backend.callOperation(caseCalls.timeline, { as: 'advisor', params: { caseId } })).json<
    { title: string; description?: string; userName?: string }[]
  >();
const received = async (as: DemoLogin) =>
  (await backend.callOperation(notificationCalls.current, { as })).json<
    { title: string; description: string }[]
  >();
const resultsOf = ({ cases: items }: Handover) => items.map(({ result }) => result);

/** Gives the application of a case the terms of the bank's employees. @returns takes them back */
async function makeOfEmployee(caseId: number) {
  const isApplication = and(eq(salesArrangements.caseId, caseId), eq(salesArrangements.typeId, 6));
  const [found] = await backend.db
    .select({ offer: offers })
    .from(salesArrangements)
    .innerJoin(offers, eq(offers.id, salesArrangements.offerId))
    .where(isApplication);
  if (found === undefined) throw new Error('the case has no offer');
  const { id: former, ...offer } = found.offer;
  const [made] = await backend.db
    .insert(offers)
    .values({ ...offer, input: { ...offer.input, isEmployee: true } })
    .returning();
  const link = async (offerId: number | undefined) =>
    void (await backend.db.update(salesArrangements).set({ offerId }).where(isApplication));
  await link(made?.id);
  return () => link(former);
}

describe('the call of the specification', () => {
  test('moves a case, which its new owner sees and its former one does not', async () => {
    const [caseId = 0] = await casesOf(backend, broker, 1);
    expect((await change({ caseId, userId: advisor })).statusCode).toBe(204);
    expect([await ownerOf(caseId), await seenBy('broker', caseId)]).toEqual([advisor, 404]);
    expect((await change({ caseId, userId: broker })).statusCode).toBe(204);
    expect([await ownerOf(caseId), await seenBy('broker', caseId)]).toEqual([broker, 200]);
  });

  test('tells it in the history, with the reason, and notifies both', async () => {
    const [caseId = 0] = await casesOf(backend, broker, 1);
    await change({ caseId, userId: advisor, reason: 'Dlouhodobá nemoc' });
    expect((await timeline(caseId))[0]).toMatchObject({
      title: 'Případ má nového vlastníka',
      description: 'Tomáš Kříž → Jana Nováková. Důvod: Dlouhodobá nemoc',
      userName: 'Alena Šťastná',
    });
    expect(await received('advisor')).toMatchObject([
      {
        title: 'Máte nový případ',
        description: `Předává: Alena Šťastná. Číslo případu: ${caseId}. Důvod je v historii případu.`,
      },
    ]);
    expect(await received('broker')).toMatchObject([{ title: 'Váš případ má nového vlastníka' }]);
    expect(await received('admin')).toEqual([]);
    await change({ caseId, userId: broker });
  });

  test('does nothing where the case is there already', async () => {
    const [caseId = 0] = await casesOf(backend, broker, 1);
    const before = await handovers();
    expect((await change({ caseId, userId: broker })).statusCode).toBe(204);
    expect(await handovers()).toEqual(before);
    expect(await received('broker')).toEqual([]);
  });

  test('tells the later of two whose it is meanwhile', async () => {
    const [caseId = 0] = await casesOf(backend, broker, 1);
    const move = (userId: number) => change({ caseId, userId, fromUserId: broker });
    const answers = await Promise.all([move(advisor), move(specialist)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json<{ message: string }[]>()[0]?.message).toMatch(/Jana Nováková|Petr Dvořák/);
    await change({ caseId, userId: broker });
  });

  test.each([
    ['a case that there is not', { caseId: 2147483647, userId: advisor }, 404, 'caseId'],
    ['an owner who is nobody', { userId: 2147483647 }, 404, 'userId'],
    ['an owner without any rights', { userId: 6 }, 400, 'userId'],
    ['a colleague without rights', { userId: 2_001 }, 400, 'userId'],
    [
      'a reason of 10,000 characters',
      { userId: advisor, reason: 'a'.repeat(10_000) },
      400,
      'reason',
    ],
  ])('refuses %s, and moves nothing', async (_name, wrong, status, field) => {
    const [caseId = 0] = await casesOf(backend, broker, 1);
    const answer = await change({ caseId, ...wrong });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, [{ field }]]);
    expect(await ownerOf(caseId)).toBe(broker);
  });

  test('takes an advisor who finds cases by identification only', async () => {
    const [caseId = 0] = await casesOf(backend, broker, 1);
    expect((await change({ caseId, userId: limited })).statusCode).toBe(204);
    await change({ caseId, userId: broker });
  });
});

test('ten cases are moved and taken back, each person told once', async () => {
  const caseIds = await casesOf(backend, advisor, 10);
  const done = await handOver(caseIds, { from: advisor, to: broker });
  expect(done).toMatchObject({
    changedBy: 'Alena Šťastná',
    owner: { userId: broker, name: 'Tomáš Kříž' },
    reason: 'Odchod na mateřskou',
    undoableUntil: new Date(testNow.getTime() + 15 * minute).toISOString(),
    cases: caseIds.map((caseId) => ({
      caseId,
      result: 'moved',
      formerOwner: { userId: advisor, name: 'Jana Nováková' },
    })),
  });
  expect(await received('broker')).toMatchObject([{ title: 'Máte nové případy (10)' }]);
  expect(await received('advisor')).toMatchObject([
    { title: 'Vaše případy mají nového vlastníka (10)' },
  ]);
  backend.setNow(new Date(testNow.getTime() + 15 * minute));
  const undone = (await undo(done.handoverId)).json<Handover>();
  expect(undone.cases.map((one) => one.undone)).toEqual(caseIds.map(() => 'returned'));
  expect(undone.undoneBy).toBe('Alena Šťastná');
  expect(await Promise.all(caseIds.map(ownerOf))).toEqual(caseIds.map(() => advisor));
  expect(await received('advisor')).toHaveLength(2);
  const [first = 0] = caseIds;
  expect((await timeline(first)).slice(0, 2)).toMatchObject([
    { title: 'Případ vrácen předchozímu vlastníkovi', description: 'Tomáš Kříž → Jana Nováková.' },
    { title: 'Případ má nového vlastníka' },
  ]);
  expect((await handovers())[0]).toEqual(undone);
});

test('each case says for itself what became of it', async () => {
  const [moved = 0, ofEmployee = 0, there = 0] = await casesOf(backend, advisor, 3);
  const [foreign = 0] = await casesOf(backend, specialist, 1);
  const makeOrdinary = await makeOfEmployee(ofEmployee);
  await change({ caseId: there, userId: broker });
  const missing = 2147483647;
  const named = [foreign, moved, missing, ofEmployee, there, moved];
  const done = await handOver(named, { from: advisor, to: broker });
  expect(done.cases.map(({ caseId, result }) => [caseId, result])).toEqual([
    [foreign, 'changedMeanwhile'],
    [moved, 'moved'],
    [missing, 'notFound'],
    [ofEmployee, 'forbidden'],
    [there, 'alreadyThere'],
  ]);
  expect(done.cases[0]?.formerOwner?.name).toBe('Petr Dvořák');
  expect(await received('broker')).toMatchObject([
    { title: 'Máte nový případ' },
    { title: 'Máte nový případ' },
  ]);
  // Whoever may see the terms of employees may have the case.
  expect(resultsOf(await handOver([ofEmployee], { from: advisor, to: specialist }))).toEqual([
    'moved',
  ]);
  await handOver([moved, there], { from: broker, to: advisor });
  await handOver([ofEmployee], { from: specialist, to: advisor });
  await makeOrdinary();
});

test('what was moved on since stays where it is when a change is taken back', async () => {
  const caseIds = await casesOf(backend, advisor, 3);
  const [on = 0, back = 0] = caseIds;
  const done = await handOver(caseIds, { from: advisor, to: broker });
  await change({ caseId: on, userId: specialist });
  await change({ caseId: back, userId: advisor });
  const undone = (await undo(done.handoverId)).json<Handover>();
  expect(undone.cases.map((one) => one.undone)).toEqual([
    'changedMeanwhile',
    'alreadyThere',
    'returned',
  ]);
  expect(await ownerOf(on)).toBe(specialist);
  await change({ caseId: on, userId: advisor });
});

test('a change is taken back for a while only', async () => {
  const [caseId = 0] = await casesOf(backend, advisor, 1);
  const done = await handOver([caseId], { from: advisor, to: broker });
  backend.setNow(new Date(testNow.getTime() + 15 * minute + 1));
  expect((await undo(done.handoverId)).statusCode).toBe(409);
  expect(await ownerOf(caseId)).toBe(broker);
  expect((await undo(2147483647)).statusCode).toBe(404);
  await change({ caseId, userId: advisor });
});

test('the same call twice at once moves once, and so does one after its answer was lost', async () => {
  const caseIds = await casesOf(backend, advisor, 2);
  const key = withKey();
  const between = { from: advisor, to: broker };
  const [first, second] = await Promise.all([1, 2].map(() => handOver(caseIds, between, key)));
  expect(first && resultsOf(first)).toEqual(['moved', 'moved']);
  expect(second).toEqual(first);
  expect(await handOver(caseIds, between, key)).toEqual(first);
  expect(await received('broker')).toHaveLength(1);
  await handOver(caseIds, { from: broker, to: advisor });
});

test('an own application is not decided by its former owner', async () => {
  const isOwn = and(
    eq(salesArrangements.typeId, 6),
    isNull(salesArrangements.createdBy),
    sql`${salesArrangements.caseId} in (select id from cases where owner_id = ${specialist})`,
  );
  const [own] = await backend.db.select().from(salesArrangements).where(isOwn).limit(1);
  const caseId = own?.caseId ?? 0;
  await change({ caseId, userId: advisor });
  const [arrangement] = await backend.db
    .update(salesArrangements)
    .set({ state: salesArrangementState.inApproval.code })
    .where(eq(salesArrangements.id, own?.id ?? 0))
    .returning();
  expect(arrangement?.createdBy).toBe(specialist);
  const decide = await backend.callOperation(decisionCalls.decide, {
    as: 'specialist',
    params: { salesArrangementId: own?.id ?? 0 },
    body: { kind: 'returned', reason: 'Doplňte příjmy.' },
  });
  expect(decide.json<{ message: string }[]>()[0]?.message).toMatch(/vlastní žádosti/);
});

test('finds cases by a name or a number, and whose they are', async () => {
  const [caseId = 0] = await casesOf(backend, broker, 1);
  const find = async (text: string) =>
    backend.callOperation(adminCalls.findCases, { ...administrator, body: { text } });
  expect((await find(String(caseId))).json()).toMatchObject({
    cases: [{ caseId, owner: { userId: broker, name: 'Tomáš Kříž' } }],
    hasMore: false,
  });
  expect((await find('ab')).json()).toMatchObject([{ field: 'text' }]);
});

test('says of each number in a list which case it is, wrong ones too', async () => {
  const [contract] = await backend.db
    .select()
    .from(cases)
    .where(sql`${cases.contractNumber} is not null`)
    .limit(1);
  const [caseId = 0] = await casesOf(backend, broker, 1);
  const numbers = [String(caseId), '999', contract?.contractNumber ?? '', '99999999999', 'x'];
  const answer = await backend.callOperation(adminCalls.resolveCases, {
    ...administrator,
    body: { numbers },
  });
  const found = answer.json<{ number: string; case?: { caseId: number } }[]>();
  expect(found.map((one) => one.number)).toEqual(numbers);
  expect(found.map((one) => one.case?.caseId)).toEqual([
    caseId,
    undefined,
    contract?.id,
    undefined,
    undefined,
  ]);
});

test.each([
  ['no reason', { reason: ' ' }, 'reason'],
  ['no case', { cases: [] }, 'cases'],
  ['101 cases', { cases: Array.from({ length: 101 }, (_, at) => at + 1) }, 'cases'],
  ['somebody without rights', { userId: 6 }, 'userId'],
])('refuses %s before anything is moved', async (_name, wrong, field) => {
  const [caseId = 0] = await casesOf(backend, advisor, 1);
  const input = handoverInput([caseId], { from: advisor, to: broker });
  const named = 'cases' in wrong && {
    cases: wrong.cases.map((id) => ({ caseId: id, fromUserId: 1 })),
  };
  const answer = await backend.callOperation(adminCalls.handOverCases, {
    ...input,
    body: { ...input.body, ...wrong, ...named },
  });
  expect([answer.statusCode, answer.json()[0].field]).toEqual([400, field]);
  expect(await ownerOf(caseId)).toBe(advisor);
});

test('the rights of a new owner are those of now', async () => {
  const [caseId = 0] = await casesOf(backend, advisor, 1);
  const isRight = and(
    eq(userPermissions.userId, broker),
    eq(userPermissions.permission, permission.salesArrangementAccess),
  );
  const [right] = await backend.db.delete(userPermissions).where(isRight).returning();
  const answer = await change({ caseId, userId: broker });
  expect(answer.json<{ message: string }[]>()[0]?.message).toMatch(
    /Tomáš Kříž nemá oprávnění pracovat s případy/,
  );
  await backend.db.insert(userPermissions).values(right ? [right] : []);
});

test.each([
  [adminCalls.changeCaseOwner, { body: { caseId: 1, userId: 1 } }],
  [adminCalls.findCases, { body: { text: 'novak' } }],
  [adminCalls.resolveCases, { body: { numbers: ['1'] } }],
  [adminCalls.handOverCases, { body: handoverInput([1], { from: 1, to: 2 }).body }],
  [adminCalls.undoHandover, { params: { handoverId: 1 } }],
  [adminCalls.listHandovers, {}],
])('$id is refused without the permission', async (operation, input) => {
  const answer = await backend.callOperation(operation, { as: 'specialist', ...input });
  expect(answer.statusCode).toBe(403);
});
