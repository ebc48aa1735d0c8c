import { customerCalls } from '@advisor/contracts/customer/calls';
import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import type { ClientDetail } from '@advisor/contracts/client-detail/schemas';
import { salesArrangementState } from '@advisor/contracts/codebooks';
import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import type { CallResponse } from '@advisor/contracts/operation';
import { birthNumberCheckDigit } from '@advisor/lending/identifiers/birth-number';
import { eq } from 'drizzle-orm';
import { cases } from '../../domain/cases/schema/cases';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { readChanges } from '../../domain/cases/history/changes';
import { newPerson } from '../../testing/people';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';
import { householdTestCaseId } from '../../seed/seeded-case';
import { bankDay } from '../../platform/calendar';
import { checkDetail } from './check-detail';
import { readDetail } from '../../domain/household/client-detail/read-detail';
import { clientDetails } from '../../domain/household/client-detail/schema';

type Answer = CallResponse<typeof clientDetailCalls.get>;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const read = async (customerOnSAId: number) =>
  (
    await backend.callOperation(clientDetailCalls.get, {
      as: 'advisor',
      params: { customerOnSAId },
    })
  ).json<Answer>();

const save = (customerOnSAId: number, body: object, as: DemoLogin = 'advisor') =>
  backend.callOperation(clientDetailCalls.update, { as, params: { customerOnSAId }, body });

const permanent = {
  addressTypeId: 1,
  street: 'Dlouhá',
  houseNumber: '12',
  city: 'Praha 1',
  postcode: '110 00',
  countryId: 16,
} as const;
const contact = { ...permanent, addressTypeId: 2, street: 'Krátká' } as const;
const idCard = {
  identificationDocumentTypeId: 1,
  number: '123 456 789',
  issuingCountryId: 16,
} as const;

const whole = (known: ClientDetail): ClientDetail => ({
  ...known,
  degreeBefore: 'Ing.',
  placeOfBirth: 'Kolín',
  dateOfBirth: '1988-04-04',
  birthNumber: '8854043451',
  genderId: 2,
  maritalStatusId: 2,
  citizenshipCountryIds: [16],
  taxResidences: [{ countryId: 16 }, { countryId: 197, taxIdentifier: '1234567890' }],
  isPoliticallyExposed: false,
  hasRegisterConsent: true,
  identificationDocument: idCard,
  contacts: [
    { contactTypeId: 1, value: '601 123 456', isPrimary: true, isConfirmed: true },
    { contactTypeId: 2, value: 'Jana@POSTA.example', isPrimary: true },
  ],
  addresses: [permanent, contact],
});

test('what was entered of a person is told as it was saved, in one form', async () => {
  const { customerOnSAId } = await newPerson(backend);
  const { version, detail } = await read(customerOnSAId);
  expect(detail).toMatchObject({ lastName: expect.any(String), addresses: [], contacts: [] });
  const saved = await save(customerOnSAId, { version, detail: whole(detail) });
  expect(saved.json()).toEqual({ version: version + 1 });
  expect(await read(customerOnSAId)).toMatchObject({
    version: version + 1,
    detail: {
      ...whole(detail),
      identificationDocument: { ...idCard, number: '123456789' },
      contacts: [{ value: '+420601123456' }, { value: 'Jana@posta.example' }],
      addresses: [{ postcode: '11000' }, { postcode: '11000' }],
    },
  });
});

test('half of it is enough, and nobody reads it from the table', async () => {
  const { customerOnSAId, salesArrangementId } = await newPerson(backend);
  const { version, detail } = await read(customerOnSAId);
  const half = { ...detail, placeOfBirth: 'Dolní Věstonice' };
  expect((await save(customerOnSAId, { version, detail: half })).statusCode).toBe(200);
  const rows = await backend.db.select().from(clientDetails);
  expect(JSON.stringify(rows)).not.toContain('Věstonice');
  const changes = await readChanges(
    backend.db,
    backend.app.backend.clientSealer,
    salesArrangementId,
  );
  expect(changes).toMatchObject([
    { subject: 'clientDetail', subjectId: customerOnSAId, before: detail, after: half },
  ]);
});

test("the debtor's new name is that of the case", async () => {
  const { customerOnSAId, caseId } = await newPerson(backend);
  const { version, detail } = await read(customerOnSAId);
  await save(customerOnSAId, { version, detail: { ...detail, lastName: 'Šťovíčková' } });
  const [row] = await backend.db.select().from(cases).where(eq(cases.id, caseId));
  expect(row?.searchKey).toContain('stovickova');
});

test('two advisors: the second is told, and the same change once more is none', async () => {
  const { customerOnSAId } = await newPerson(backend);
  const { version, detail } = await read(customerOnSAId);
  const first = { version, detail: { ...detail, placeOfBirth: 'Kolín' } };
  await save(customerOnSAId, first, 'specialist');
  const again = await save(customerOnSAId, first, 'specialist');
  expect(again.json()).toEqual({ version: version + 1 });
  const second = await save(customerOnSAId, { ...first, detail });
  expect(second.statusCode).toBe(409);
  expect(second.json<ErrorMessage[]>()[0]?.message).toMatch(/změnil někdo jiný \(.+ .+\)/);
});

test('after sending it is only read, and that is said', async () => {
  const { customerOnSAId, salesArrangementId } = await newPerson(backend);
  const { version, detail } = await read(customerOnSAId);
  await backend.db
    .update(salesArrangements)
    .set({ state: salesArrangementState.inApproval.code })
    .where(eq(salesArrangements.id, salesArrangementId));
  expect((await read(customerOnSAId)).lock).toContain('odeslaná');
  expect((await save(customerOnSAId, { version, detail: whole(detail) })).statusCode).toBe(409);
});

test('nobody reads it without permission 213', async () => {
  const { customerOnSAId } = await newPerson(backend);
  const params = { customerOnSAId };
  const answer = await backend.callOperation(clientDetailCalls.get, { as: 'norights', params });
  expect(answer.statusCode).toBe(403);
});

test("the demonstration's people have a detail that could be saved as it is", async () => {
  const rows = await backend.db
    .select({ person: customersOnSA })
    .from(clientDetails)
    .innerJoin(customersOnSA, eq(customersOnSA.id, clientDetails.customerOnSAId));
  const { clientSealer } = backend.app.backend;
  const details = await Promise.all(
    rows.map(({ person }) => readDetail(backend.db, clientSealer, person)),
  );
  expect(details.map((detail) => checkDetail(detail, bankDay(testNow), 'warn'))).toEqual(details);
  const known = details.filter(({ contacts, addresses }) => contacts.length + addresses.length > 2);
  expect(known.length).toBeGreaterThan(50);
});

test("a person of the tester's has moved since the register was told", async () => {
  const [person] = await backend.db
    .select()
    .from(customersOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
    .where(eq(salesArrangements.caseId, householdTestCaseId))
    .orderBy(customersOnSA.id)
    .limit(1);
  const { identity, detail } = await read(person?.customers_on_sa.id ?? 0);
  const registered = await backend.callOperation(customerCalls.get, {
    as: 'tester',
    body: { identity },
  });
  const known = registered.json<CallResponse<typeof customerCalls.get>>();
  expect(known.naturalPerson.lastName).toBe(detail.lastName);
  expect(known.addresses[0]?.city).not.toBe(detail.addresses[0]?.city);
});

/** A house that the demonstration's register no longer has. */
const goneHouse = '900080';

test('a house that the register no longer has is refused with 90080, at its address', async () => {
  const { customerOnSAId } = await newPerson(backend);
  const { version, detail } = await read(customerOnSAId);
  const addresses = [
    { ...permanent, addressPointId: '7' },
    { ...contact, addressPointId: goneHouse },
  ];
  const refused = await save(customerOnSAId, { version, detail: { ...detail, addresses } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject([
    { errorCode: errorCode.addressNotInRegister, field: 'detail.addresses.1.addressPointId' },
  ]);
});

test('a register that is down blocks no saving', async () => {
  const faults = { 'address-register': 'down' } as const;
  const down = await testApp({ contents: seededCases, config: { neighbours: { faults } } });
  const { customerOnSAId } = await newPerson(down);
  const call = { as: 'advisor', params: { customerOnSAId } } as const;
  const known = (await down.callOperation(clientDetailCalls.get, call)).json<Answer>();
  const addresses = [{ ...permanent, addressPointId: goneHouse }];
  const detail = { ...known.detail, addresses };
  const saved = await down.callOperation(clientDetailCalls.update, {
    ...call,
    body: { version: known.version, detail },
  });
  expect(saved.statusCode).toBe(200);
  await down.close();
});

const doubtfulSerial = Array.from({ length: 999 }, (_, serial) => 885_404_000 + serial).find(
  (firstNine) => firstNine % 11 === 10,
);

test.each<[string, Partial<ClientDetail>, string]>([
  ['a birth number of another day', { dateOfBirth: '1988-04-05' }, 'birthNumber'],
  ['a birth number of the other gender', { genderId: 1 }, 'birthNumber'],
  ['a birth number that is none', { birthNumber: '8854043452' }, 'birthNumber'],
  ['a birth in the future', { birthNumber: undefined, dateOfBirth: '2099-01-01' }, 'dateOfBirth'],
  [
    'a tax residence twice',
    { taxResidences: [{ countryId: 16 }, { countryId: 16 }] },
    'taxResidences',
  ],
  ['a citizenship twice', { citizenshipCountryIds: [16, 16] }, 'citizenshipCountryIds'],
  ['a country that is none', { citizenshipCountryIds: [999] }, 'citizenshipCountryIds'],
  [
    "a document of a country that doesn't issue it",
    { identificationDocument: { ...idCard, issuingCountryId: 197 } },
    'identificationDocument.issuingCountryId',
  ],
  [
    'a residence permit of a Czech',
    {
      identificationDocument: { ...idCard, identificationDocumentTypeId: 3, number: 'AB123456' },
    },
    'identificationDocument.identificationDocumentTypeId',
  ],
  ['a contact address alone', { addresses: [contact] }, 'addresses'],
  [
    'the same address twice',
    { addresses: [permanent, { ...permanent, addressTypeId: 2 }] },
    'addresses',
  ],
  [
    'two permanent addresses',
    { addresses: [permanent, { ...contact, addressTypeId: 1 }] },
    'addresses',
  ],
  [
    'a postcode that is none',
    { addresses: [{ ...permanent, postcode: '1100' }] },
    'addresses.0.postcode',
  ],
  [
    'a phone that is none',
    { contacts: [{ contactTypeId: 1, value: '224 123 456', isPrimary: true }] },
    'contacts.0.value',
  ],
  [
    'two main phones',
    {
      contacts: [
        { contactTypeId: 1, value: '601123456', isPrimary: true },
        { contactTypeId: 1, value: '601123457', isPrimary: true },
      ],
    },
    'contacts',
  ],
])('%s is refused at its field', async (_name, wrong, field) => {
  const { customerOnSAId } = await newPerson(backend);
  const { version, detail } = await read(customerOnSAId);
  const response = await save(customerOnSAId, { version, detail: { ...whole(detail), ...wrong } });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorMessage[]>()[0]?.field).toBe(`detail.${field}`);
});

test('a birth number of remainder 10 is refused where the bank says so; a foreigner needs none', async () => {
  const strict = await testApp({
    contents: seededCases,
    config: { birthNumberRemainderTen: 'refuse' },
  });
  const [person] = await strict.db.select().from(customersOnSA).limit(1);
  const params = { customerOnSAId: person?.id ?? 0 };
  const ask = { as: 'advisor', params } as const;
  await strict.db
    .update(salesArrangements)
    .set({ state: 1, typeId: 6 })
    .where(eq(salesArrangements.id, person?.salesArrangementId ?? 0));
  await strict.db.update(cases).set({ state: 1 });
  const { version, detail } = (
    await strict.callOperation(clientDetailCalls.get, ask)
  ).json<Answer>();
  const send = (more: object) =>
    strict.callOperation(clientDetailCalls.update, {
      ...ask,
      body: { version, detail: { ...detail, ...more } },
    });
  const birthNumber = `${doubtfulSerial}${birthNumberCheckDigit(String(doubtfulSerial))}`;
  const born = { dateOfBirth: '1988-04-04', genderId: 2 };
  expect((await send({ ...born, birthNumber })).statusCode).toBe(400);
  expect((await send({ ...born, citizenshipCountryIds: [197] })).statusCode).toBe(200);
  await strict.close();
});
