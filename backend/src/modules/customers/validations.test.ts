import { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { type TestApp, testApp } from '../../testing/test-app';

type Validated = CallResponse<typeof customerCalls.validateContact>;

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
afterAll(() => backend.close());

const idCard = { identificationDocumentTypeId: 1, number: '123 456 789', issuingCountryId: 16 };

async function validated(document: object, test = backend): Promise<Validated> {
  const response = await test.callOperation(customerCalls.validateIdentificationDocument, {
    as: 'advisor',
    body: { ...idCard, ...document },
  });
  return response.json<Validated>();
}

test('a document in order is valid', async () => {
  expect(await validated({ issuedOn: '2020-01-31', validTo: '2030-01-31' })).toEqual({
    isValid: true,
    messages: [],
  });
});

test.each([
  ['a Slovak identity card of the Czech kind', { issuingCountryId: 197 }, 'issuingCountryId'],
  ['a country that is none', { issuingCountryId: 9_999 }, 'issuingCountryId'],
  ['a foreign card of Czechia', { identificationDocumentTypeId: 4 }, 'issuingCountryId'],
  ['a number of a passport', { number: '12345678' }, 'number'],
  ['one issued tomorrow', { issuedOn: '2099-01-01' }, 'issuedOn'],
  ['one that ended before', { issuedOn: '2020-01-31', validTo: '2019-01-31' }, 'validTo'],
  ['a stolen one', { number: '990000001' }, 'number'],
])('%s is refused at its field', async (_name, document, field) => {
  const { isValid, messages } = await validated(document);
  expect({ isValid, fields: messages.map((message) => message.field) }).toEqual({
    isValid: false,
    fields: [field],
  });
});

test('an expired one is doubtful, not refused', async () => {
  expect(await validated({ validTo: '2020-01-31' })).toMatchObject({
    isValid: true,
    messages: [{ field: 'validTo' }],
  });
});

test('so is one while the register does not answer', async () => {
  const faults = { 'document-register': 'down' } as const;
  const test = await testApp({ config: { neighbours: { faults } } });
  expect(await validated({}, test)).toMatchObject({
    isValid: true,
    messages: [{ field: 'number', message: expect.stringContaining('neodpověděla') }],
  });
  await test.close();
});

test.each([
  [1, '601 123 456', '+420601123456'],
  [1, '00421 905 123 456', '+421905123456'],
  [1, '224 123 456', undefined],
  [2, 'Jan.Novak@POSTA.example', 'Jan.Novak@posta.example'],
  [2, 'jan.novak@posta', undefined],
  [2, '601123456', undefined],
])('a contact of type %p, %p, is stored as %p', async (contactTypeId, value, stored) => {
  const response = await backend.callOperation(customerCalls.validateContact, {
    as: 'advisor',
    body: { contactTypeId, value },
  });
  const { isValid, normalizedValue, messages } = response.json<Validated>();
  expect({ isValid, normalizedValue, refusals: messages.length }).toEqual({
    isValid: stored !== undefined,
    normalizedValue: stored,
    refusals: stored === undefined ? 1 : 0,
  });
});
