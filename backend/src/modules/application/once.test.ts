/** @database both: calls that meet, on many connections and on one */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { caseCalls } from '@advisor/contracts/case/calls';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { tasks } from '../../domain/cases/schema/case-history';
import { cases } from '../../domain/cases/schema/cases';
import { checklistItems } from '../../domain/checklist/schema';
import { checklistSnapshots } from './schema';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { messagesOf, newApplication, servicedCase, startService } from '../../testing/hub';
import { seededCases } from '../../testing/seeded-cases';
import { consultation, exception, handover, taskClient } from '../../testing/tasks';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

type Ids = Awaited<ReturnType<typeof newApplication>>;
const client = (ids: Ids, as?: DemoLogin) => taskClient(backend, ids, as);
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();

test('a consultation that is sent twice is asked once, another question is another one', async () => {
  const advisor = client(await newApplication(backend));
  const [first, second] = await Promise.all([
    advisor.create(consultation),
    advisor.create(consultation),
  ]);
  expect(second).toBe(first);
  expect(await advisor.create({ ...consultation, message: 'A kdy?' })).not.toBe(first);
  expect((await advisor.read(first)).messages).toHaveLength(1);
});

test('an answer that is sent twice is said once, after an answer it is said again', async () => {
  const ids = await newApplication(backend);
  const [advisor, specialist] = [client(ids), client(ids, 'specialist')];
  const taskId = await advisor.create(consultation);
  const say = (who: typeof advisor, message: string) =>
    who.on(taskCalls.update, taskId, { message });
  await say(specialist, 'Opravdu?');
  expect(statuses(await Promise.all([say(advisor, 'Ano.'), say(advisor, 'Ano.')]))).toEqual([
    204, 204,
  ]);
  await say(specialist, 'Opravdu?');
  await say(advisor, 'Ano.');
  const { messages } = await advisor.read(taskId);
  expect(messages.map(({ text }) => text)).toEqual([
    consultation.message,
    'Opravdu?',
    'Ano.',
    'Opravdu?',
    'Ano.',
  ]);
});

test('a snapshot that is sent twice is kept once, on another day it is kept again', async () => {
  const ids = await newApplication(backend);
  const { salesArrangementId } = ids;
  const keep = (as?: DemoLogin) =>
    client(ids, as).call(checklistCalls.createSnapshot, { salesArrangementId });
  const saved = () =>
    backend.db.$count(
      checklistSnapshots,
      eq(checklistSnapshots.salesArrangementId, salesArrangementId),
    );
  expect(statuses(await Promise.all([keep(), keep()]))).toEqual([201, 201]);
  expect(await saved()).toBe(1);
  await client(ids).call(checklistCalls.addItem, { category: 'Jiné', name: 'Plná moc' });
  await keep();
  expect(await saved()).toBe(2);
  backend.setNow(new Date('2026-11-23T09:00:00Z'));
  expect((await keep()).json()).toEqual({ createdOn: '2026-11-23T09:00:00.000Z' });
  expect(await saved()).toBe(3);
});

test('the same change of a paper is made once; another one is told who was first', async () => {
  const ids = await newApplication(backend);
  const [item] = (await client(ids).checklist()).items;
  const change = (as: DemoLogin, state: string) =>
    client(ids, as).call(checklistCalls.updateItem, {
      checklistItemId: item?.checklistItemId,
      version: 0,
      state,
    });
  const both = await Promise.all([change('advisor', 'checked'), change('advisor', 'checked')]);
  expect(statuses(both)).toEqual([200, 200]);
  expect((await client(ids).checklist()).items[0]?.version).toBe(1);
  expect(messagesOf(await change('specialist', 'delivered'))).toMatchObject([
    { message: expect.stringContaining('(Jana Nováková)'), field: 'version' },
  ]);
  expect((await change('specialist', 'checked')).statusCode).toBe(409);
});

test('a paper is the same however Czech letters are written', async () => {
  const hub = client(await newApplication(backend));
  const add = (name: string) => hub.call(checklistCalls.addItem, { category: 'Jiné', name });
  expect((await add('Čestné prohlášení o příjmu')).statusCode).toBe(201);
  expect((await add('ČESTNÉ PROHLÁŠENÍ O PŘÍJMU')).statusCode).toBe(400);
  expect((await add('fotodokumentace nemovitosti')).statusCode).toBe(400);
});

test('a checklist that is only read uses up no numbers', async () => {
  const hub = client(await newApplication(backend));
  const numberAfter = async () => {
    await hub.checklist();
    const { rows } = await backend.db.execute<{ last: string }>(
      sql`select last_value as last from checklist_items_id_seq`,
    );
    return rows[0]?.last;
  };
  const first = await numberAfter();
  expect(await numberAfter()).toBe(first);
});

test.each([checklistCalls.get, checklistCalls.addItem, checklistCalls.createSnapshot] as const)(
  '%s and discarding the service request go one after the other',
  async (id) => {
    const service = await startService(backend, await servicedCase(backend));
    const hub = taskClient(backend, service);
    const { salesArrangementId } = service;
    const body =
      id === checklistCalls.get
        ? undefined
        : { salesArrangementId, category: 'Jiné', name: 'Plná moc' };
    const [changed, discarded] = await Promise.all([
      hub.call(id, body),
      hub.call(salesArrangementCalls.delete),
    ]);
    expect([200, 201, 404]).toContain(changed.statusCode);
    expect(discarded.statusCode).toBe(204);
  },
);

test('a task is taken back by who asked or whose case it is, by nobody else', async () => {
  const ids = await newApplication(backend);
  const taskId = await client(ids, 'limited').create(handover);
  for (const as of ['specialist', 'admin'] as const) {
    expect(await client(ids, as).read(taskId)).toMatchObject({ canBeCancelled: false });
    expect((await client(ids, as).on(taskCalls.cancel, taskId)).statusCode).toBe(403);
  }
  expect(await client(ids).read(taskId)).toMatchObject({ canBeCancelled: true });
  expect((await client(ids).on(taskCalls.cancel, taskId)).statusCode).toBe(204);
  const own = await client(ids, 'limited').create(handover);
  expect((await client(ids, 'limited').on(taskCalls.cancel, own)).statusCode).toBe(204);
});

test('asking and cancelling the case leave nobody with a task on a cancelled case', async () => {
  for (const body of [exception, handover, consultation]) {
    const ids = await newApplication(backend);
    const [asked] = await Promise.all([client(ids).ask(body), client(ids).call(caseCalls.cancel)]);
    expect([201, 409]).toContain(asked.statusCode);
    const [row] = await backend.db.select().from(cases).where(eq(cases.id, ids.caseId));
    const open = await backend.db.$count(
      tasks,
      and(eq(tasks.caseId, ids.caseId), sql`${tasks.state} not in (4, 5, 11)`),
    );
    expect(row?.state === 7 ? open : 0).toBe(0);
  }
});

test('deciding, taking back and cancelling at once: each waits for the other', async () => {
  const ids = await newApplication(backend);
  const taskId = await client(ids).create(exception);
  const answers = await Promise.all([
    client(ids, 'specialist').on(taskCalls.finish, taskId, { isApproved: true }),
    client(ids).on(taskCalls.cancel, taskId),
    client(ids).on(taskCalls.update, taskId, { message: 'Ještě doplním.' }),
    client(ids).call(caseCalls.cancel),
  ]);
  for (const { statusCode } of answers) expect([200, 204, 409]).toContain(statusCode);
  expect([4, 5, 11]).toContain((await client(ids).read(taskId)).state);
});

test('a decision is made after the rates have been looked up long ago', async () => {
  const ids = await newApplication(backend);
  const taskId = await client(ids).create(exception);
  backend.setNow(new Date(Number(testNow) + 120_000));
  const finish = await client(ids, 'specialist').on(taskCalls.finish, taskId, { isApproved: true });
  expect(finish.statusCode).toBe(204);
});

test('an exception that holds is shown, also when a later one was refused', async () => {
  const ids = await newApplication(backend);
  const specialist = client(ids, 'specialist');
  const finish = async (isApproved: boolean) => {
    const taskId = await client(ids).create(exception);
    await specialist.on(taskCalls.finish, taskId, { isApproved });
    return taskId;
  };
  const approved = await finish(true);
  await finish(false);
  const holding = { isActive: true, state: 'done', reason: 'Platí do 20. 12. 2026.' };
  expect((await client(ids).flow()).get('priceException')).toEqual(holding);
  expect(await client(ids).current()).toMatchObject({ task: { taskId: approved } });
  await client(ids).create(exception);
  expect((await client(ids).flow()).get('priceException')).toMatchObject({ state: 'inProgress' });
});

test('without rates the hub, its papers and the codebooks are there', async () => {
  const ids = await newApplication(backend);
  backend.setNow(new Date('2026-01-05T09:00:00Z'));
  const hub = client(ids);
  expect((await hub.flow()).get('priceException')).toMatchObject({
    isActive: false,
    reason: 'U tohoto produktu cenová výjimka není možná.',
  });
  const { parameters } = await hub.parameters();
  expect((await hub.update(0, { ...parameters, comment: 'Bez sazebníku' })).statusCode).toBe(200);
  const codebooks = await backend.callOperation(codebookCalls.getAll, { as: 'advisor' });
  expect(codebooks.json()).toMatchObject({ fixedRatePeriods: [] });
});

test('two advisors start, discard and ask: nothing is left half done', async () => {
  const ids = await servicedCase(backend);
  const advisors = (['advisor', 'specialist'] as const).map((as) => taskClient(backend, ids, as));
  const started = await Promise.all(
    advisors.map((hub) =>
      hub.call(caseCalls.createSalesArrangement, { salesArrangementTypeId: 12 }),
    ),
  );
  expect(statuses(started)).toEqual([201, 400]);
  const services = and(eq(salesArrangements.caseId, ids.caseId), eq(salesArrangements.typeId, 12));
  expect(await backend.db.$count(salesArrangements, services)).toBe(1);
  const orphans = await backend.db.$count(
    checklistItems,
    and(isNull(checklistItems.derivedKey), isNull(checklistItems.changedBy)),
  );
  expect(orphans).toBe(0);
});
