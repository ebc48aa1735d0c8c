import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseParameters } from '@advisor/contracts/case/detail';
import { drawingDateMarkers } from '@advisor/contracts/errors';
import { readChanges } from '../../../domain/cases/history/changes';
import { applicationChanges } from '../../../domain/cases/history/schema';
import { hubClient, messagesOf, newApplication, seededApplication } from '../../../testing/hub';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const account = { prefix: '19', number: '2000145399', bankCode: '0800' };

test('until somebody writes them they hold what the case knows', async () => {
  const hub = hubClient(backend, await newApplication(backend));
  expect(await hub.parameters()).toEqual({
    version: 0,
    parameters: {
      salesArrangementTypeId: 6,
      expectedDateOfDrawing: '2026-12-15',
      agentCustomerOnSAId: expect.any(Number),
      incomeCurrency: 'CZK',
      residencyCurrency: 'CZK',
    },
  });
});

test('the repayment account is kept without leading zeros, and the loan follows', async () => {
  const ids = await newApplication(backend);
  const hub = hubClient(backend, ids);
  const { parameters } = await hub.parameters();
  const repaymentAccount = { prefix: '000019', number: '2000145399', bankCode: '0800' };
  expect((await hub.update(0, { ...parameters, repaymentAccount })).statusCode).toBe(200);
  expect(await hub.parameters()).toEqual({
    version: 1,
    parameters: { ...parameters, repaymentAccount: account },
  });
  const read = await hub.get<CaseParameters>(caseCalls.parameters);
  expect(read.repaymentAccount).toEqual(account);
  const events = await hub.history();
  expect(events.at(-1)).toMatchObject({
    kind: 'application',
    title: 'Parametry žádosti upraveny',
    description: 'Účet pro splácení.',
    userId: 1,
  });
});

test('who changed what is kept with before and after, encrypted', async () => {
  const ids = await newApplication(backend);
  const hub = hubClient(backend, ids);
  const { parameters } = await hub.parameters();
  const written = { ...parameters, comment: 'Prodává byt v Kolíně.' };
  await hub.update(0, written);
  await hub.update(1, parameters);
  const { clientSealer } = backend.app.backend;
  const changes = await readChanges(backend.db, clientSealer, ids.salesArrangementId);
  const change = {
    subject: 'parameters',
    subjectId: ids.salesArrangementId,
    userId: 1,
  };
  expect(changes.filter(({ subject }) => subject === 'parameters')).toMatchObject([
    { ...change, before: parameters, after: written },
    { ...change, before: written, after: parameters },
  ]);
  expect(JSON.stringify(await backend.db.select().from(applicationChanges))).not.toContain(
    'Kolíně',
  );
});

test('a comment is told as such, the same change once more is not told at all', async () => {
  const hub = hubClient(backend, await newApplication(backend));
  const { parameters } = await hub.parameters();
  const written = { ...parameters, comment: '  Klient spěchá.  ' };
  expect((await hub.update(0, written)).statusCode).toBe(200);
  expect((await hub.update(0, written)).statusCode).toBe(200);
  expect(await hub.parameters()).toMatchObject({
    version: 1,
    parameters: { comment: 'Klient spěchá.' },
  });
  const commented = (await hub.history()).filter(
    ({ title }) => title === 'Komentář k žádosti upraven',
  );
  expect(commented).toHaveLength(1);
});

test('the second of two advisors is told who was first', async () => {
  const ids = await newApplication(backend);
  const [mine, other] = [hubClient(backend, ids), hubClient(backend, ids, 'specialist')];
  const { parameters } = await mine.parameters();
  const answers = await Promise.all([
    mine.update(0, { ...parameters, comment: 'První' }),
    other.update(0, { ...parameters, comment: 'Druhý' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused && messagesOf(refused)[0]?.message).toMatch(
    /^Údaje mezitím změnil někdo jiný \((Jana Nováková|Petr Dvořák)\)\./,
  );
  expect((await mine.parameters()).version).toBe(1);
});

test.each([
  { name: 'a version that was never there', version: 7 },
  { name: 'the version before the last', version: 0 },
])('$name is a conflict', async ({ version }) => {
  const hub = hubClient(backend, await newApplication(backend));
  const { parameters } = await hub.parameters();
  await hub.update(0, { ...parameters, comment: 'Už tu někdo byl' });
  expect((await hub.update(version, { ...parameters, comment: 'Pozdě' })).statusCode).toBe(409);
});

const [, marker] = drawingDateMarkers;

test.each([
  { change: { expectedDateOfDrawing: '2026-11-19' }, field: 'expectedDateOfDrawing', text: marker },
  { change: { expectedDateOfDrawing: '2026-11-22' }, field: 'expectedDateOfDrawing', text: marker },
  { change: { expectedDateOfDrawing: '2040-01-05' }, field: 'expectedDateOfDrawing', text: marker },
  {
    change: { agentCustomerOnSAId: 400_001 },
    field: 'agentCustomerOnSAId',
    text: 'účastník žádosti',
  },
  {
    change: { repaymentAccountOwnerId: 400_001 },
    field: 'repaymentAccountOwnerId',
    text: 'účastník případu',
  },
  {
    change: { repaymentAccount: { ...account, number: '2000145398' } },
    field: 'repaymentAccount.number',
    text: 'Číslo účtu není platné.',
  },
  {
    change: { repaymentAccount: { ...account, prefix: '18' } },
    field: 'repaymentAccount.prefix',
    text: 'Předčíslí účtu není platné.',
  },
  {
    change: { repaymentAccount: { ...account, bankCode: '9999' } },
    field: 'repaymentAccount.bankCode',
    text: 'Banka s tímto kódem neexistuje.',
  },
  { change: { incomeCurrency: 'XYZ' }, field: 'incomeCurrency', text: 'ISO 4217' },
  { change: { residencyCurrency: 'eur' }, field: 'residencyCurrency', text: 'ISO 4217' },
])('$field with $change is refused', async ({ change, field, text }) => {
  const hub = hubClient(backend, await newApplication(backend));
  const { parameters } = await hub.parameters();
  const response = await hub.update(0, { ...parameters, ...change });
  expect(response.statusCode).toBe(400);
  expect(messagesOf(response)).toEqual([
    { message: expect.stringContaining(text), field: `parameters.${field}`, errorCode: 90900 },
  ]);
  expect((await hub.parameters()).version).toBe(0);
});

test('a date that has passed since does not prevent a comment', async () => {
  const hub = hubClient(backend, await newApplication(backend));
  const { parameters } = await hub.parameters();
  backend.setNow(new Date('2026-12-21T08:00:00Z'));
  const response = await hub.update(0, { ...parameters, comment: 'Čerpání se odkládá.' });
  backend.setNow(new Date('2026-11-20T09:00:00Z'));
  expect(response.statusCode).toBe(200);
});

test('parameters of another type do not fit', async () => {
  const hub = hubClient(backend, await newApplication(backend));
  const response = await hub.update(0, { salesArrangementTypeId: 7 });
  expect(messagesOf(response)).toMatchObject([{ field: 'parameters.salesArrangementTypeId' }]);
});

test.each([2, 7, 6])('an application in state %i keeps what is agreed', async (state) => {
  const hub = hubClient(backend, await seededApplication(backend, state));
  const { version, parameters } = await hub.parameters();
  const response = await hub.update(version, { ...parameters, comment: 'Pozdě' });
  expect(response.statusCode).toBe(409);
  expect((await hub.parameters()).version).toBe(0);
});

test('of a cancelled case as well', async () => {
  const ids = await newApplication(backend);
  const hub = hubClient(backend, ids);
  const { parameters } = await hub.parameters();
  await hub.call(caseCalls.cancel);
  expect((await hub.update(0, { ...parameters, comment: 'Pozdě' })).statusCode).toBe(409);
});
