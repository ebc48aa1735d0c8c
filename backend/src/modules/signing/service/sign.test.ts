/** @database both: locks of rows */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { type AuditAction, signingAudit } from '../schema/signing-records';
import { pathOf, sentinel, signingClient, signOnPad } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const audit = (memberId: string, action: AuditAction) =>
  backend.db
    .select()
    .from(signingAudit)
    .where(and(eq(signingAudit.memberId, Number(memberId)), eq(signingAudit.action, action)));

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

test('a member that nobody has begun with may be signed by the methods that are offered', async () => {
  const { read } = signingClient(backend);
  const answer = await read(sentinel(35));
  expect(answer).toMatchObject({ Result: { Code: 0 }, Process: 'STANDARD', UserMessage: null });
  expect(answer.Groups[0]?.Members[0]).toMatchObject({
    MetadataName: 'Klient',
    InfoText1: 'Karel Dvořáček',
    IsSigned: false,
    CanBeSigned: true,
    CanBeCancelled: false,
    SigningMethod: null,
    SelectedSigningMethod: { Code: 'BIOMETRIC' },
    AvailableSigningMethods: [{ Code: 'BIOMETRIC' }, { Code: 'PAAT' }],
    AvailableSigningProcesses: [
      { Process: 'STANDARD', CanBeSigned: true, HasAccess: true },
      { Process: 'MSC', CanBeSigned: true, HasAccess: true },
    ],
  });
});

test('nothing is chosen in advance where the document is signed digitally', async () => {
  const { read } = signingClient(backend);
  const { Groups } = await read(sentinel(34));
  expect(Groups[0]?.Members[0]).toMatchObject({ CanBeSigned: true, SelectedSigningMethod: null });
});

test('signing leads to the pad on another origin, and back to the page that asked', async () => {
  const { first, sign } = signingClient(backend);
  const { Id } = await first(sentinel(35));
  const { Result, NavigateUrl } = await sign(Id, { headers: { host: 'localhost:4220' } });
  expect(Result.Code).toBe(0);
  expect(NavigateUrl).toMatch(/^http:\/\/127\.0\.0\.1:4220\/signature-service\/pad\/[\w-]{43}$/);
  expect(await first(sentinel(35))).toMatchObject({
    CanBeSigned: false,
    CanBeCancelled: true,
    SelectedSigningMethod: { Code: 'BIOMETRIC' },
  });
  const page = await backend.call({ url: pathOf(NavigateUrl) });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Karel Dvořáček');
  const done = await signOnPad(backend, NavigateUrl);
  expect(done.json()).toEqual({
    returnTo: 'http://localhost:4220/mortgage/documents-signing/1',
  });
  expect(await first(sentinel(35))).toMatchObject({
    IsSigned: true,
    CanBeSigned: false,
    CanBeCancelled: false,
  });
  expect(await audit(Id, 'sign')).toEqual([
    expect.objectContaining({ actor: 'user', userId: 1, fromState: 'notStarted' }),
  ]);
  expect(await audit(Id, 'confirm')).toEqual([
    expect.objectContaining({ actor: 'client', userId: null, toState: 'accepted' }),
  ]);
});

test('of ten that sign at once, two advisors among them, one does', async () => {
  const { first, sign } = signingClient(backend);
  const other = signingClient(backend, 'specialist');
  const { Id } = await first(sentinel(35));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) => (place % 2 === 0 ? sign(Id) : other.sign(Id))),
  );
  const codes = answers.map(({ Result }) => Result.Code).toSorted((a, b) => a - b);
  expect(codes).toEqual([0, ...Array.from({ length: 9 }, () => 102)]);
  expect(answers.filter(({ NavigateUrl }) => NavigateUrl)).toHaveLength(1);
  expect(await audit(Id, 'sign')).toHaveLength(1);
});

test('a repeated call with the same key answers alike and starts nothing', async () => {
  const { first, sign } = signingClient(backend);
  const { Id } = await first(sentinel(35));
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => sign(Id, { headers })));
  expect(new Set(answers.map(({ NavigateUrl }) => NavigateUrl)).size).toBe(1);
  expect(answers.every(({ Result }) => Result.Code === 0)).toBe(true);
  expect(await audit(Id, 'sign')).toHaveLength(1);
});

test('a key is good for one request, and must be a UUID', async () => {
  const { members, sign, signRaw } = signingClient(backend);
  const [one, two] = await members(sentinel(35));
  const headers = { 'idempotency-key': randomUUID() };
  await sign(one?.Id ?? '', { headers });
  expect((await signRaw(two?.Id ?? '', { headers })).statusCode).toBe(409);
  const wrong = await signRaw(two?.Id ?? '', { headers: { 'idempotency-key': 'again' } });
  expect(wrong.statusCode).toBe(400);
});

test('an attempt expires, is retried with a new link, and the old link opens nothing', async () => {
  const { first, sign, onSignature } = signingClient(backend);
  const { Id } = await first(sentinel(35));
  const { NavigateUrl } = await sign(Id);
  backend.setNow(later(16));
  expect(await first(sentinel(35))).toMatchObject({
    IsExpired: true,
    CanBeCancelled: true,
    LastErrorDate: later(15).toISOString(),
  });
  expect((await backend.call({ url: pathOf(NavigateUrl) })).statusCode).toBe(410);
  expect((await signOnPad(backend, NavigateUrl)).statusCode).toBe(409);
  const headers = { 'idempotency-key': randomUUID() };
  const again = await onSignature(signatureCalls.retry, Id, headers);
  expect(again.Result.Code).toBe(0);
  expect(again.NavigateUrl).not.toBe(NavigateUrl);
  expect((await onSignature(signatureCalls.retry, Id, headers)).NavigateUrl).toBe(
    again.NavigateUrl,
  );
  expect((await signOnPad(backend, again.NavigateUrl)).statusCode).toBe(200);
});

test('a client who refuses leaves an error that can be tried again', async () => {
  const { first, sign, onSignature } = signingClient(backend);
  const { Id } = await first(sentinel(35));
  const { NavigateUrl } = await sign(Id);
  await backend.call({ method: 'POST', url: `${pathOf(NavigateUrl)}/refuse`, payload: {} });
  expect(await first(sentinel(35))).toMatchObject({
    IsSigned: false,
    LastErrorMessage: 'Klient podpis odmítl.',
    LastErrorDate: testNow.toISOString(),
    CanBeSigned: true,
    CanBeCancelled: true,
  });
  expect((await onSignature(signatureCalls.retry, Id)).Result.Code).toBe(0);
});

test('cancelling one signature leaves the others, cancelling all leaves none', async () => {
  const { members, sign, onSignature, cancelAll, read } = signingClient(backend);
  const [one, two] = await members(sentinel(35));
  const first = await sign(one?.Id ?? '');
  const second = await sign(two?.Id ?? '');
  await signOnPad(backend, first.NavigateUrl);
  expect((await onSignature(signatureCalls.cancelOne, two?.Id ?? '')).Result.Code).toBe(0);
  expect((await signOnPad(backend, second.NavigateUrl)).statusCode).toBe(409);
  expect((await members(sentinel(35))).map(({ IsSigned }) => IsSigned)).toEqual([true, false]);
  expect((await read(sentinel(35))).Groups[0]?.CanBeCancelled).toBe(true);
  expect((await cancelAll(sentinel(35))).Result.Code).toBe(0);
  expect((await members(sentinel(35))).map(({ IsSigned }) => IsSigned)).toEqual([false, false]);
  expect((await read(sentinel(35))).Groups[0]?.CanBeCancelled).toBe(false);
  expect((await cancelAll(sentinel(35))).Result.Code).toBe(105);
});

test('a mobile application confirms by itself after a while', async () => {
  const { first, sign } = signingClient(backend);
  const { Id } = await first(sentinel(18));
  expect(await sign(Id, { method: 'PAAT' })).toMatchObject({ NavigateUrl: null });
  backend.setNow(later(0.9));
  expect((await first(sentinel(18))).IsSigned).toBe(false);
  backend.setNow(later(1));
  expect((await first(sentinel(18))).IsSigned).toBe(true);
});

test.each([
  ['already signed', 41, 0, 101, {}],
  ['already under way', 42, 0, 102, {}],
  ['expired', 43, 0, 103, {}],
  ['no access', 46, 0, 107, {}],
  ['held back', 49, 0, 109, {}],
  ['a method that is not offered', 33, 0, 111, { method: 'OTP' }],
  ['a form that is not filled in', 37, 0, 112, {}],
  ['a document of the other process', 50, 0, 106, {}],
  ['digital signing of one member', 34, 0, 117, { Process: 'MSC', method: 'OTP' }],
  ['a document that is finished', 63, 0, 101, {}],
] as const)('%s is refused', async (_, number, place, code, body) => {
  const { sign } = signingClient(backend);
  const ids = await memberIds(900_000 + number);
  const { Result } = await sign(String(ids[place]), body);
  expect(Result).toEqual({ Code: code, Message: expect.stringMatching(/\.$/) });
});

async function memberIds(documentId: number): Promise<number[]> {
  const { signingMembers } = await import('../../../domain/signing/members/schema');
  const rows = await backend.db
    .select({ id: signingMembers.id })
    .from(signingMembers)
    .where(eq(signingMembers.documentId, documentId))
    .orderBy(signingMembers.id);
  return rows.map(({ id }) => id);
}

test.each([
  ['what is not cancellable', 45, 110],
  ['without the right to cancel', 47, 108],
  ['what has not begun', 35, 105],
  ['what is signed', 41, 101],
])('cancelling %s is refused', async (_, number, code) => {
  const { onSignature } = signingClient(backend);
  const [id] = await memberIds(900_000 + number);
  expect((await onSignature(signatureCalls.cancelOne, String(id))).Result.Code).toBe(code);
});

test('a group whose cancelling is not allowed keeps the whole document', async () => {
  const { cancelAll, read } = signingClient(backend);
  expect((await read(sentinel(48))).Groups[0]?.HasCancellationAccess).toBe(false);
  expect((await cancelAll(sentinel(48))).Result.Code).toBe(108);
});

test('an unknown signature, another mode, context or organisation', async () => {
  const { first, signRaw } = signingClient(backend);
  expect((await signRaw('999999')).statusCode).toBe(404);
  const { Id } = await first(sentinel(35));
  const sign = (query: object, context = 'epodpisy') =>
    backend.callOperation(signatureCalls.sign, {
      as: 'advisor',
      params: { context },
      query: { signatureId: Id, mode: 'SIGN', ...query },
      body: { Process: 'STANDARD', SigningMethodCode: 'BIOMETRIC' },
    });
  expect((await sign({ mode: 'OTHER' })).statusCode).toBe(400);
  expect((await sign({}, 'elsewhere')).statusCode).toBe(404);
  const otherOrg = await backend.callOperation(signatureCalls.get, {
    as: 'advisor',
    params: { context: 'epodpisy' },
    query: { documentExternalId: sentinel(35), org: '0800' },
  });
  expect(otherOrg.statusCode).toBe(404);
});

const get = (as?: 'broker' | 'norights', documentExternalId = sentinel(35)) =>
  backend.callOperation(signatureCalls.get, {
    as,
    params: { context: 'epodpisy' },
    query: { documentExternalId, org: '0100' },
  });

test('a broker does not get at the documents of others; without permission 100 nobody does', async () => {
  expect((await get('broker')).statusCode).toBe(404);
  expect((await get('broker', 'EP-999999')).statusCode).toBe(404);
  expect((await get('norights')).statusCode).toBe(403);
  expect((await get()).statusCode).toBe(401);
});
