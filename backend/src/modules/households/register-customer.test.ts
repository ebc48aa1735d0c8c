import { randomUUID } from 'node:crypto';
import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { permission } from '@advisor/contracts/permissions';
import type { CallResponse } from '@advisor/contracts/operation';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import { eq } from 'drizzle-orm';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import { customerIdentifications, customers } from '../../neighbours/client-register/schema';
import { completeApplication } from '../../testing/complete-application';
import { hubClient, messagesOf } from '../../testing/hub';
import { identifiable, newcomer, saveDetail } from '../../testing/new-clients';
import { withoutPermission } from '../../testing/people';
import { seededCases } from '../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../testing/test-app';

let backend: TestApp;
beforeAll(
  async () =>
    void (backend = await testApp({
      contents: seededCases,
      config: { clientSearchesPerHour: 1_000 },
    })),
);
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

type Answer = CallResponse<typeof customerCalls.register>;
interface Founding {
  version: number;
  otherThan?: number[];
}

const register = (
  customerOnSAId: number,
  body: Founding,
  { key = randomUUID(), as = 'advisor' as DemoLogin } = {},
) =>
  backend.callOperation(customerCalls.register, {
    as,
    params: { customerOnSAId },
    body,
    headers: { 'idempotency-key': key },
  });

const founded = async (person: { customerOnSAId: number; version: number }) => {
  const answer = await register(person.customerOnSAId, { version: person.version });
  expect(answer.json<Answer>()).toMatchObject({ identity: { scheme: 2 }, clients: [] });
  return answer.json<Answer>().identity?.id ?? 0;
};
const detailOf = async (customerOnSAId: number) =>
  (
    await backend.callOperation(clientDetailCalls.get, {
      as: 'advisor',
      params: { customerOnSAId },
    })
  ).json<CallResponse<typeof clientDetailCalls.get>>();
const clientCount = () => backend.db.$count(customers);

test('who is new is founded with what was entered, and identified', async () => {
  const person = await newcomer(backend);
  const { detail } = await detailOf(person.customerOnSAId);
  const id = await founded(person);
  const known = await backend.callOperation(customerCalls.get, {
    as: 'advisor',
    body: { identity: { id, scheme: 2 } },
  });
  const { firstName, lastName, birthNumber, placeOfBirth } = detail;
  expect(known.json()).toMatchObject({
    naturalPerson: { firstName, lastName, birthNumber, placeOfBirth },
    identificationDocument: detail.identificationDocument,
    addresses: [{ addressTypeId: 1, city: 'Praha 1' }],
    contacts: [{ value: '+420601123456' }],
  });
  const after = await detailOf(person.customerOnSAId);
  expect(after).toMatchObject({ identity: { id, scheme: 2 }, detail });
  expect(after.version).toBe(person.version + 1);
});

test('an application whose debtor was new can be sent', async () => {
  const ids = await completeApplication(backend);
  const [debtor] = await backend.db
    .update(customersOnSA)
    .set({ customerId: null })
    .where(eq(customersOnSA.salesArrangementId, ids.salesArrangementId))
    .returning({ id: customersOnSA.id });
  const customerOnSAId = debtor?.id ?? 0;
  const version = await saveDetail(backend, customerOnSAId, {
    ...identifiable(),
    lastName: 'Odeslaná',
  });
  const send = () => hubClient(backend, ids).call(decisionCalls.send);
  expect((await send()).body).toContain('identifikovan');
  await founded({ customerOnSAId, version });
  expect((await send()).body).not.toContain('identifikovan');
});

test('nobody reads the document from the tables', async () => {
  const person = await newcomer(backend);
  const { detail } = await detailOf(person.customerOnSAId);
  await founded(person);
  const rows = [
    await backend.db.select().from(customerIdentifications),
    await backend.db.select().from(customers),
  ];
  for (const secret of [detail.birthNumber, detail.identificationDocument?.number, 'Kolín']) {
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
});

test('a foreigner is founded without a birth number', async () => {
  const { birthNumber: _none, ...foreigner } = identifiable();
  const person = await newcomer(backend, {
    ...foreigner,
    birthNumber: undefined,
    citizenshipCountryIds: [197],
  });
  expect(await founded(person)).toBeGreaterThan(0);
});

describe('one client is made', () => {
  test('by a double click', async () => {
    const person = await newcomer(backend);
    const before = await clientCount();
    const [key, { customerOnSAId, version }] = [randomUUID(), person];
    const answers = await Promise.all(
      [1, 2].map(() => register(customerOnSAId, { version }, { key })),
    );
    const [one, other] = answers.map((answer) => answer.json<Answer>().identity?.id);
    expect(one).toBe(other);
    expect(await clientCount()).toBe(before + 1);
  });

  test.each(['before', 'after'])(
    'by one that comes again %s the first has looked for who is there',
    async (order) => {
      const { customerOnSAId, version } = await newcomer(backend);
      const before = await clientCount();
      const key = randomUUID();
      const send = () => register(customerOnSAId, { version }, { key });
      const { clientRegister } = backend.app.neighbours;
      const search = clientRegister.search.bind(clientRegister);
      const answers: Awaited<ReturnType<typeof send>>[] = [];
      jest.spyOn(clientRegister, 'search').mockImplementationOnce(async (...asked) => {
        const found = order === 'after' && (await search(...asked));
        answers.push(await send());
        return found || search(...asked);
      });
      answers.push(await send());
      jest.restoreAllMocks();
      const [one, other] = answers.map((answer) => answer.json<Answer>().identity?.id);
      expect(one).toBeGreaterThan(0);
      expect(other).toBe(one);
      expect(await clientCount()).toBe(before + 1);
    },
  );

  test.each([
    ['with the same key', true],
    ['with another one', false],
  ])('when the answer was lost, and the call comes again %s', async (_name, isSame) => {
    const { customerOnSAId, version } = await newcomer(backend);
    const before = await clientCount();
    const key = randomUUID();
    const first = await register(customerOnSAId, { version }, { key });
    const again = await register(customerOnSAId, { version }, { key: isSame ? key : randomUUID() });
    expect(again.json()).toEqual(first.json());
    expect(await clientCount()).toBe(before + 1);
  });
});

/** Has somebody founded. @returns the answer, and how many were made */
const offered = async (detail: object, otherThan: number[] = []) => {
  const person = await newcomer(backend, detail);
  const before = await clientCount();
  const body = { version: person.version, otherThan };
  const answer = await register(person.customerOnSAId, body);
  return { ...answer.json<Answer>(), made: (await clientCount()) - before, ...person };
};
const known = async () => {
  const person = await newcomer(backend);
  const { detail } = await detailOf(person.customerOnSAId);
  return { id: await founded(person), detail };
};

describe('who is in the register is offered, and nobody founded', () => {
  test.each([
    ['birth number', 'birthNumber'],
    ['document', 'identificationDocument'],
  ] as const)('by the %s, whatever the advisor says', async (_name, sameBy) => {
    const { id, detail } = await known();
    const found = await offered({ lastName: 'Jiný', [sameBy]: detail[sameBy] }, [id]);
    expect(found).toMatchObject({ made: 0, clients: [{ identity: { id }, sameBy }] });
    expect(found.identity).toBeUndefined();
  });

  test('by name and birth date, unless the advisor says that it is somebody else', async () => {
    const { id, detail } = await known();
    const lastName = detail.lastName.toUpperCase();
    const found = await offered({ lastName });
    expect(found).toMatchObject({ made: 0 });
    expect(found.clients).toContainEqual(
      expect.objectContaining({ identity: { id, scheme: 2 }, sameBy: 'name' }),
    );
    const others = found.clients.map(({ identity }) => identity.id);
    expect(await offered({ lastName }, others)).toMatchObject({ made: 1, clients: [] });
  });
});

/** @returns the fields at which somebody is refused of whom that is entered */
const refused = async (detail: object) => {
  const { customerOnSAId, version } = await newcomer(backend, detail);
  const before = await clientCount();
  const answer = await register(customerOnSAId, { version });
  expect(answer.statusCode).toBe(400);
  expect(await clientCount()).toBe(before);
  return messagesOf(answer).map(({ field }) => field);
};

describe('what is not there yet or not right is told at its field', () => {
  test.each([
    ['placeOfBirth', { placeOfBirth: undefined }],
    ['genderId', { genderId: undefined }],
    ['birthNumber', { birthNumber: undefined }],
    ['citizenshipCountryIds', { citizenshipCountryIds: [] }],
    ['addresses', { addresses: [] }],
    ['identificationDocument.number', { identificationDocument: undefined }],
  ])('%s', async (field, change) => {
    expect(await refused(change)).toEqual([`detail.${field}`]);
  });

  const card = identifiable().identificationDocument;
  test.each([
    ['validTo', 'without an end', { ...card, validTo: undefined }],
    ['validTo', 'expired', { ...card, validTo: '2026-01-01' }],
    ['number', 'stolen', { ...card, number: '990000001' }],
  ])('the document: %s of one that is %s', async (field, _name, identificationDocument) => {
    expect(await refused({ identificationDocument })).toEqual([
      `detail.identificationDocument.${field}`,
    ]);
  });

  test('a minor', async () => {
    const born = { dateOfBirth: '2015-03-02', birthNumber: undefined };
    expect(await refused({ ...born, citizenshipCountryIds: [197] })).toEqual(['dateOfBirth']);
  });
});

test('who was changed or identified by somebody else meanwhile is not founded: 409', async () => {
  const one = await newcomer(backend);
  await saveDetail(backend, one.customerOnSAId, { placeOfBirth: 'Brno' }, 'specialist');
  const late = await register(one.customerOnSAId, { version: one.version });
  expect([late.statusCode, messagesOf(late)[0]?.message]).toEqual([
    409,
    expect.stringContaining('Petr Dvořák'),
  ]);
  const other = await newcomer(backend);
  await backend.db
    .update(customersOnSA)
    .set({ customerId: 100_000 })
    .where(eq(customersOnSA.id, other.customerOnSAId));
  const identified = await register(other.customerOnSAId, { version: other.version });
  expect(identified.statusCode).toBe(409);
});

test('founding needs permission 219', async () => {
  const { customerOnSAId, version } = await newcomer(backend);
  await withoutPermission(backend, permission.identifyPerson, async () => {
    expect((await register(customerOnSAId, { version })).statusCode).toBe(403);
  });
});

test.each(['client-register', 'document-register'])(
  'nobody is founded while the %s is down: 503',
  async (name) => {
    const { customerOnSAId, version } = await newcomer(backend);
    const before = await clientCount();
    backend.app.backend.config.neighbours = { faults: { [name]: 'down' } };
    expect((await register(customerOnSAId, { version })).statusCode).toBe(503);
    backend.app.backend.config.neighbours = { faults: {} };
    expect(await clientCount()).toBe(before);
  },
);

test('a failing client of the demonstration fails', async () => {
  const { customerOnSAId, version } = await newcomer(backend, {
    firstName: 'Souběh',
    lastName: 'Sentinel',
  });
  expect((await register(customerOnSAId, { version })).statusCode).toBe(409);
});
