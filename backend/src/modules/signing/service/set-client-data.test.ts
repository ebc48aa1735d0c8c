import { eq } from 'drizzle-orm';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { signingMemberMethods, signingMembers } from '../../../domain/signing/members/schema';
import { signingAudit } from '../schema/signing-records';
import {
  identified,
  sentinel,
  signingClient,
  signOnPad,
  toProperties,
} from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

const form = 'IDENTIFICATION';

let backend: TestApp;
let client: ReturnType<typeof signingClient>;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  client = signingClient(backend);
});
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

/** First signature of a document of the demonstration, which gets the form by every method. */
async function withForm(number: number): Promise<string> {
  const [member] = await backend.db
    .select({ id: signingMembers.id })
    .from(signingMembers)
    .where(eq(signingMembers.documentId, 900_000 + number))
    .orderBy(signingMembers.id);
  const id = member?.id ?? 0;
  await backend.db
    .update(signingMemberMethods)
    .set({ formId: form })
    .where(eq(signingMemberMethods.memberId, id));
  return String(id);
}

/** Values of the form's fields as they would be shown now. */
const typed = async (id: string) =>
  Object.fromEntries(
    (await client.fields(id, form)).Fields.map(({ Key, SerializedValue }) => [
      Key,
      SerializedValue,
    ]),
  );

test.each([
  ['that nobody has begun with', 35, 'STANDARD', 0],
  ['while the other process is under way', 43, 'MSC', 106],
  ['whose attempt expired', 43, 'STANDARD', 0],
  ['whose attempt failed', 44, 'STANDARD', 0],
  ['that is signed', 41, 'STANDARD', 101],
  ['that is under way', 42, 'STANDARD', 102],
  ['that is under way for good', 45, 'STANDARD', 102],
  ['without access', 46, 'STANDARD', 107],
  ['by a process that is not offered', 33, 'MSC', 111],
  ['of a finished document', 63, 'STANDARD', 101],
  ['of a document that was taken out', 65, 'STANDARD', 115],
])('client data of a signature %s (%i, %s): code %i', async (_, number, process, code) => {
  const id = await withForm(number);
  const result = await client.save(id, form, identified, process);
  expect([result.Code, result.Message === null]).toEqual([code, code === 0]);
  const { IdDocNumber } = await typed(id);
  expect(IdDocNumber).toBe(code === 0 ? '{"Value":"123456789"}' : null);
});

test('an attempt whose time is over by the clock of the server no longer keeps data out', async () => {
  const id = await withForm(33);
  await client.save(id, form, identified);
  await client.sign(id);
  expect((await client.save(id, form, identified)).Code).toBe(102);
  backend.setNow(new Date(testNow.getTime() + 15 * 60_000));
  expect((await client.save(id, form, identified)).Code).toBe(0);
});

test('the name of the client and a field without access cannot be changed, by Sign neither', async () => {
  const { Id } = await client.first(sentinel(37));
  const { Fields } = await client.fields(Id, 'EVERY-FIELD');
  const given = Object.fromEntries(
    Fields.map(({ Key, SerializedValue }) => [Key, JSON.parse(SerializedValue ?? '{}')]),
  );
  const complete = {
    ...given,
    IssuedBy: { Value: 'Magistrát' },
    IdDocType: { Value: 'PersonalId' },
    IdDocNumber: { Value: '123456789' },
    IssuedOn: { Value: '2020-01-01T00:00:00' },
    ValidTo: { IsUnlimited: true, Value: null },
    Representation: { Value: null },
    DevicePhone: { Value: null },
    Phone: { Value: '+420603214587' },
  };
  for (const [key, name] of [
    ['ClientName', 'Klient'],
    ['Branch', 'Pobočka'],
  ] as const) {
    const forged = { ...complete, [key]: { Value: 'Kdo Jiný' } };
    const refused = { Code: 113, Message: `Pole „${name}“ nelze změnit.` };
    expect(await client.save(Id, 'EVERY-FIELD', forged)).toEqual(refused);
    const body = { FormId: 'EVERY-FIELD', Properties: toProperties(forged) };
    const signed = await client.sign(Id, body);
    expect(signed.Result).toEqual(refused);
  }
  expect(await client.save(Id, 'EVERY-FIELD', complete)).toEqual({ Code: 0, Message: null });
  const again = (await client.fields(Id, 'EVERY-FIELD')).Fields;
  const valueOf = (key: string) => again.find(({ Key }) => Key === key)?.SerializedValue;
  expect(valueOf('ClientName')).toBe('{"Value":"Karel Dvořáček"}');
  expect(valueOf('Branch')).toBe('{"Value":"Praha 1, Na Příkopě"}');
});

test.each([
  ['2026-11-20T22:59:00Z', '2026-11-20', 113],
  ['2026-11-20T22:59:00Z', '2026-11-21', 0],
  ['2026-11-20T23:00:00Z', '2026-11-21', 113],
  ['2026-11-20T23:00:00Z', '2026-11-22', 0],
])('at %s a document valid to %s: code %i, as it is in Prague', async (now, day, code) => {
  const id = await withForm(44);
  backend.setNow(new Date(now));
  const IdDocValidTo = { IsUnlimited: false, Value: `${day}T00:00:00` };
  const Message = 'Datum v poli „Platnost dokladu do“ musí být pozdější než dnešní.';
  expect(await client.save(id, form, { ...identified, IdDocValidTo })).toEqual(
    code === 0 ? { Code: 0, Message: null } : { Code: code, Message },
  );
});

test('cancelling one signature keeps what was filled in, cancelling them all does not', async () => {
  const id = await withForm(35);
  await client.save(id, form, identified);
  await client.sign(id);
  expect((await client.onSignature(signatureCalls.cancelOne, id)).Result.Code).toBe(0);
  expect((await typed(id)).IdDocNumber).toBe('{"Value":"123456789"}');
  await signOnPad(backend, (await client.sign(id)).NavigateUrl);
  expect((await client.cancelAll(sentinel(35))).Result.Code).toBe(0);
  expect((await typed(id)).IdDocNumber).toBeNull();
  expect((await client.sign(id)).Result.Code).toBe(112);
  const trail = await backend.db
    .select({ actor: signingAudit.actor, memberId: signingAudit.memberId })
    .from(signingAudit)
    .where(eq(signingAudit.action, 'forgetClientData'));
  expect(trail).toEqual([{ actor: 'user', memberId: Number(id) }]);
});

const adam = { Value: 'Adam Biometrický' };

test('taking the document out of signing forgets what was filled in', async () => {
  const id = await withForm(36);
  expect((await client.save(id, form, { ...identified, ClientName: adam })).Code).toBe(0);
  const cancelled = await backend.callOperation(signingCalls.cancel, {
    as: 'advisor',
    params: { documentOnSAId: 900_036 },
  });
  expect(cancelled.statusCode).toBe(200);
  expect((await typed(id)).IdDocNumber).toBeNull();
});
