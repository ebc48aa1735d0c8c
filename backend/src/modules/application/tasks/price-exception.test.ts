import { and, eq } from 'drizzle-orm';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { approvedPriceException } from '../../../domain/cases/approved-price-exception';
import { tasks } from '../../../domain/cases/schema/case-history';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { messagesOf, newApplication } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { exception, taskClient } from '../../../testing/tasks';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

test('a price exception goes from the advisor to the specialist, and holds when approved', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const taskId = await advisor.create(exception);
  const { task: open, validTo } = await advisor.current();
  expect(validTo).toBeUndefined();
  expect(open).toEqual({
    taskId,
    taskTypeId: 2,
    state: 3,
    stateIndicator: 1,
    name: 'Cenová výjimka',
    salesArrangementId: ids.salesArrangementId,
    createdOn: testNow.toISOString(),
    createdBy: 'Jana Nováková',
    assignedTo: 'Petr Dvořák',
    dueOn: '2026-11-23',
    isWaitingForAdvisor: false,
    priceException: exception.priceException,
  });
  expect(await approvedPriceException(backend.db, ids.caseId, '2026-11-20')).toBeUndefined();

  const specialist = taskClient(backend, ids, 'specialist');
  expect(await specialist.read(taskId)).toMatchObject({ canBeFinished: true });
  const decision = { isApproved: true, message: 'Souhlasím.' };
  expect((await specialist.on(taskCalls.finish, taskId, decision)).statusCode).toBe(204);

  expect(await advisor.current()).toMatchObject({
    task: { taskId, state: 11, stateIndicator: 3 },
    validTo: '2026-12-20',
  });
  expect(await approvedPriceException(backend.db, ids.caseId, '2026-12-20')).toEqual({
    taskId,
    ...exception.priceException,
    validTo: '2026-12-20',
  });
  expect(await approvedPriceException(backend.db, ids.caseId, '2026-12-21')).toBeUndefined();
  expect(await advisor.read(taskId)).toMatchObject({
    isApproved: true,
    canBeCancelled: false,
    canBeFinished: false,
    messages: [
      { authorName: 'Jana Nováková', isFromAdvisor: true, text: exception.message },
      { authorName: 'Petr Dvořák', isFromAdvisor: false, text: 'Souhlasím.' },
    ],
  });
  expect(await advisor.titles()).toEqual([
    [
      'Požádáno o cenovou výjimku',
      'Požadovaná sleva: sazba o 0,20 p. b., ocenění nemovitosti o 4 900 Kč.',
    ],
    ['Cenová výjimka schválena', 'Platí do 20. 12. 2026.'],
  ]);
  backend.setNow(new Date('2026-12-21T09:00:00Z'));
  expect(await advisor.current()).toEqual({});
});

test('one that was refused neither holds nor prevents another', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const taskId = await advisor.create(exception);
  await taskClient(backend, ids, 'specialist').on(taskCalls.finish, taskId, { isApproved: false });
  expect(await advisor.current()).toEqual({});
  expect(await advisor.read(taskId)).toMatchObject({
    state: 4,
    stateIndicator: 5,
    isApproved: false,
  });
  expect((await advisor.titles()).at(-1)).toEqual(['Cenová výjimka zamítnuta', undefined]);
  await advisor.create(exception);
});

test.each([
  {
    name: 'nothing asked for',
    asked: { fees: [] },
    field: 'priceException',
    message: 'Uveďte slevu ze sazby nebo z poplatku.',
  },
  {
    name: 'more than the rates allow',
    asked: { interestRateDiscount: 0.51, fees: [] },
    field: 'priceException.interestRateDiscount',
    message: 'Sleva ze sazby smí být nejvýše 0,50 p. b., na dvě desetinná místa.',
  },
  {
    name: 'three decimals',
    asked: { interestRateDiscount: 0.123, fees: [] },
    field: 'priceException.interestRateDiscount',
    message: 'Sleva ze sazby smí být nejvýše 0,50 p. b., na dvě desetinná místa.',
  },
  {
    name: 'more than the fee',
    asked: { fees: [{ feeId: 2, discount: 4_900.01 }] },
    field: 'priceException.fees.0.discount',
    message: 'Zadejte slevu z poplatku větší než nula a nejvýše 4 900 Kč.',
  },
  {
    name: 'a fee without discount',
    asked: { fees: [{ feeId: 2, discount: 0 }] },
    field: 'priceException.fees.0.discount',
    message: 'Zadejte slevu z poplatku větší než nula a nejvýše 4 900 Kč.',
  },
  {
    name: 'a fee of nobody',
    asked: { fees: [{ feeId: 99, discount: 100 }] },
    field: 'priceException.fees.0.feeId',
    message: 'Tento poplatek produkt podle sazebníku nemá.',
  },
  {
    name: 'a fee twice',
    asked: {
      fees: [
        { feeId: 2, discount: 100 },
        { feeId: 2, discount: 200 },
      ],
    },
    field: 'priceException.fees.1.feeId',
    message: 'Slevu z poplatku uveďte jen jednou.',
  },
])('a price exception with $name is refused', async ({ asked, field, message }) => {
  const advisor = taskClient(backend, await newApplication(backend));
  const response = await advisor.ask({ ...exception, priceException: asked });
  expect(response.statusCode).toBe(400);
  expect(messagesOf(response)).toEqual([{ field, message, errorCode: 90900 }]);
});

test.each([0.5, 0.01])('a discount of %d points may be asked for', async (interestRateDiscount) => {
  const advisor = taskClient(backend, await newApplication(backend));
  const priceException = { interestRateDiscount, fees: [] };
  expect((await advisor.ask({ ...exception, priceException })).statusCode).toBe(201);
});

test('a price exception needs an offer and an application that was not sent', async () => {
  const ids = await newApplication(backend);
  const advisor = taskClient(backend, ids);
  const set = (values: Partial<typeof salesArrangements.$inferInsert>) =>
    backend.db
      .update(salesArrangements)
      .set(values)
      .where(eq(salesArrangements.id, ids.salesArrangementId));
  await set({ offerId: null });
  expect(messagesOf(await advisor.ask(exception))).toMatchObject([{ errorCode: 90027 }]);
  await set({ offerId: ids.offerId, state: 2 });
  expect((await advisor.ask(exception)).statusCode).toBe(409);
});

test('what was sent meanwhile is not approved any more', async () => {
  const ids = await newApplication(backend);
  const taskId = await taskClient(backend, ids).create(exception);
  await backend.db
    .update(salesArrangements)
    .set({ state: 2 })
    .where(eq(salesArrangements.id, ids.salesArrangementId));
  const specialist = taskClient(backend, ids, 'specialist');
  const approve = () => specialist.on(taskCalls.finish, taskId, { isApproved: true });
  expect((await approve()).statusCode).toBe(409);
  const refuse = await specialist.on(taskCalls.finish, taskId, { isApproved: false });
  expect(refuse.statusCode).toBe(204);
});

test('a decision must be one, and is made by the specialist alone and once', async () => {
  const ids = await newApplication(backend);
  const taskId = await taskClient(backend, ids).create(exception);
  const finish = (as: DemoLogin, body: object = { isApproved: true }) =>
    taskClient(backend, ids, as).on(taskCalls.finish, taskId, body);
  expect((await finish('advisor')).statusCode).toBe(403);
  expect((await finish('admin')).statusCode).toBe(403);
  expect(messagesOf(await finish('specialist', {}))).toMatchObject([{ field: 'isApproved' }]);
  expect((await taskClient(backend, ids).read(taskId)).messages).toHaveLength(1);
  const both = await Promise.all([
    finish('specialist'),
    finish('specialist', { isApproved: false }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
});

test('a seeded price exception says what is asked for and of whom', async () => {
  const [found] = await backend.db
    .select({ caseId: tasks.caseId, salesArrangementId: tasks.salesArrangementId })
    .from(tasks)
    .where(and(eq(tasks.typeId, 2), eq(tasks.state, 3)))
    // Those that the tests above have made come after.
    .orderBy(tasks.id)
    .limit(1);
  if (found === undefined) throw new Error('no price exception');
  const advisor = taskClient(backend, { caseId: found.caseId, salesArrangementId: 0 });
  const { task } = await advisor.current();
  expect(task).toMatchObject({
    assignedTo: 'Petr Dvořák',
    salesArrangementId: found.salesArrangementId,
    priceException: { interestRateDiscount: expect.any(Number), fees: [] },
  });
  expect((await advisor.read(task?.taskId ?? 0)).messages).toHaveLength(1);
});
