import { randomUUID } from 'node:crypto';
import { pathOf, sentinel, signingClient } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

/** A path of so many characters. */
const pathOfLength = (length: number) => '/mortgage/documents-signing?'.padEnd(length, 'x');

test('the page to come back to is kept whole up to 2,000 characters', async () => {
  const { first, sign } = signingClient(backend);
  const path = pathOfLength(2_000);
  const headers = { 'x-context': path };
  const { NavigateUrl } = await sign((await first(sentinel(35))).Id, { headers });
  const { body } = await backend.call({ url: pathOf(NavigateUrl) });
  expect(body).toContain(`href="http://localhost:80${path}"`);
});

test.each([
  ['X-Context', pathOfLength(2_001)],
  ['Idempotency-Key', 'again'],
])('a header %s that does not fit the contract is refused by its name', async (field, value) => {
  const { first, signRaw } = signingClient(backend);
  const { Id } = await first(sentinel(33));
  const answer = await signRaw(Id, { headers: { [field.toLowerCase()]: value } });
  expect([answer.statusCode, answer.json()]).toEqual([400, [expect.objectContaining({ field })]]);
  expect(await first(sentinel(33))).toMatchObject({ CanBeSigned: true });
});

test('a key is good for one document, whichever comes later', async () => {
  const { first, signRaw } = signingClient(backend);
  const key = randomUUID();
  const signWith = async (number: number, written: string) =>
    signRaw((await first(sentinel(number))).Id, { headers: { 'idempotency-key': written } });
  const answers = [
    await signWith(33, key),
    await signWith(39, key),
    await signWith(33, key.toUpperCase()),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 200]);
  expect(answers[1]?.json()).toEqual([
    expect.objectContaining({ errorCode: 90905, field: 'Idempotency-Key' }),
  ]);
  expect(answers[2]?.json()).toEqual(answers[0]?.json());
});
