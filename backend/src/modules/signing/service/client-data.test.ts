import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { logicalTypeCodes } from '@advisor/contracts/signature-service/entities';
import { signingClientData } from '../../../domain/signing/members/schema';
import { identified, sentinel, service, signingClient } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';
import { defectiveForms } from '../seed/forms';

let backend: TestApp;
let client: ReturnType<typeof signingClient>;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  client = signingClient(backend);
});
afterAll(() => backend.close());

test('the form holds every type of field, both kinds of referrer, and the name of the client', async () => {
  const { Id } = await client.first(sentinel(37));
  const { Fields, Form, Result } = await client.fields(Id, 'EVERY-FIELD');
  expect([Result.Code, Form?.Title]).toEqual([0, 'Údaje klienta']);
  expect(new Set(Fields.map(({ LogicalTypeCode }) => LogicalTypeCode))).toEqual(
    new Set(logicalTypeCodes),
  );
  expect(Fields[0]).toMatchObject({ SerializedValue: '{"Value":"Karel Dvořáček"}' });
  const referrers = Fields.flatMap(({ Parameters }) =>
    Parameters?.includes('Referrer') ? [JSON.parse(Parameters).Referrer] : [],
  );
  expect(referrers).toEqual(['IsRepresented', 'AdvisorDevice']);
  expect(Fields.some(({ HasAccess }) => !HasAccess)).toBe(true);
});

test('a method without a form has no fields; a form of nobody is 404', async () => {
  const { Id } = await client.first(sentinel(35));
  expect(await client.fields(Id, '')).toMatchObject({ Result: { Code: 0 }, Fields: [] });
  const other = await backend.callOperation(signatureCalls.clientDataFields, {
    as: 'advisor',
    params: service,
    query: { signatureId: Id, formId: 'EVERY-FIELD' },
  });
  expect(other.statusCode).toBe(404);
});

test('one form leads to another, and both must be filled in before signing', async () => {
  const { first, sign } = client;
  const formId = async () =>
    (await first(sentinel(38))).AvailableSigningMethods[0]?.FormId ?? undefined;
  const { Id } = await first(sentinel(38));
  expect(await formId()).toBe('FIRST-OF-TWO');
  expect((await sign(Id)).Result.Code).toBe(112);
  expect(await client.save(Id, 'FIRST-OF-TWO', identified)).toEqual({ Code: 0, Message: null });
  expect(await formId()).toBe('SECOND-FORM');
  expect((await sign(Id)).Result.Code).toBe(112);
  const source = { Source: { Value: 'úspory' }, IsPolitical: { Value: false } };
  expect((await client.save(Id, 'SECOND-FORM', source)).Code).toBe(0);
  expect(await formId()).toBe('SECOND-FORM');
  expect((await client.fields(Id, 'SECOND-FORM')).Fields[0]?.SerializedValue).toBe(
    '{"Value":"úspory"}',
  );
  const rows = await backend.db.select().from(signingClientData);
  expect(JSON.stringify(rows)).not.toMatch(/úspory|123456789/);
  expect((await sign(Id)).Result.Code).toBe(0);
});

/** The first of the forty signers. */
const first = { ...identified, ClientName: { Value: 'Klient 1' } };

test.each([
  ['a required field', { IdDocNumber: { Value: null } }, 'Pole je povinné'],
  [
    'a number of eight digits',
    { IdDocNumber: { Value: '12345678' } },
    'Číslo občanského průkazu má 9 číslic.',
  ],
  [
    'a field that the form lacks',
    { Foreign: { Value: 1 } },
    'Údaje klienta nejsou správně vyplněny.',
  ],
])('%s is refused', async (_, change, message) => {
  const { Id } = await client.first(sentinel(31));
  expect(await client.save(Id, 'IDENTIFICATION', { ...first, ...change })).toEqual({
    Code: 113,
    Message: message,
  });
});

test('another document of identity may have any number', async () => {
  const { Id } = await client.first(sentinel(31));
  const passport = { IdDocType: { Value: 'Passport' }, IdDocNumber: { Value: '12345678' } };
  expect((await client.save(Id, 'IDENTIFICATION', { ...first, ...passport })).Code).toBe(0);
});

test('what a referrer hides is not asked for', async () => {
  const { Id } = await client.first(sentinel(37));
  const complete = {
    IssuedBy: { Value: 'Magistrát' },
    IdDocType: { Value: 'PersonalId' },
    IdDocNumber: { Value: '123456789' },
    IssuedOn: { Value: '2020-01-01T00:00:00' },
    ValidTo: { IsUnlimited: true, Value: null },
    IsRepresented: { Value: false },
    Representation: { Value: null },
    AdvisorDevice: { Value: 'true' },
    DevicePhone: { Value: null },
    Phone: { Value: '+420603214587' },
  };
  expect((await client.save(Id, 'EVERY-FIELD', complete)).Code).toBe(0);
  const represented = { ...complete, IsRepresented: { Value: true } };
  expect((await client.save(Id, 'EVERY-FIELD', represented)).Code).toBe(113);
  const oneLetter = { ...complete, IssuedBy: { Value: 'Č. 1' } };
  expect((await client.save(Id, 'EVERY-FIELD', oneLetter)).Code).toBe(113);
});

test.each(defectiveForms.map(({ id, defect }, place) => [defect, id, place] as const))(
  'a definition with a defect comes as it is: %s',
  async (_, formId, place) => {
    const member = await client.first(sentinel(21 + place));
    expect(member.AvailableSigningMethods[0]?.FormId).toBe(formId);
    const { Fields } = await client.fields(member.Id, formId);
    expect(Fields.length).toBeGreaterThanOrEqual(2);
    expect(Fields.map(({ Key }) => Key)).toEqual(
      defectiveForms[place]?.fields.map(({ key }) => key),
    );
  },
);
