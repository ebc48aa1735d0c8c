import { eq } from 'drizzle-orm';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingLinks } from '../schema/signing-records';
import { pathOf, sentinel, signerPath, signingClient } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
let client: ReturnType<typeof signingClient>;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  client = signingClient(backend);
});
beforeEach(() => backend.setNow(testNow));
afterAll(() => backend.close());

const later = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

const post = (url: string, form: Record<string, string> = {}) =>
  backend.call({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

/** Asks for a code and signs by it, at another time when there is one. */
async function signByCode(overview: string, id: string | undefined, at?: Date): Promise<void> {
  const page = await signerPath(backend, overview, id);
  await post(`${page}/code`);
  const { body } = await backend.call({ url: page });
  const code = /Váš kód pro podpis je (\d{6})\./.exec(body)?.[1] ?? '';
  expect(code).toHaveLength(6);
  if (at !== undefined) backend.setNow(at);
  await post(`${page}/sign`, { code });
}

async function refuse(overview: string, id: string | undefined): Promise<void> {
  const page = await signerPath(backend, overview, id);
  await post(`${page}/code`);
  const { body } = await backend.call({ url: page });
  const code = /Váš kód pro podpis je (\d{6})\./.exec(body)?.[1] ?? '';
  await post(`${page}/refuse`, { code });
}

test('who has run out of time cannot sign by a link that is still good for another', async () => {
  const answer = await client.delegate(sentinel(34));
  const [one, two] = answer.Groups.flatMap(({ Members }) => Members).map(({ Id }) => Id);
  backend.setNow(later(71.98));
  const { NavigateUrl } = await client.onSignature(signatureCalls.retry, two ?? '');
  const page = pathOf(NavigateUrl);
  await signByCode(page, one, later(72));
  const { body } = await backend.call({ url: page });
  expect(body).toContain('Čas na podpis vypršel.');
  expect(await client.members(sentinel(34))).toMatchObject([
    { IsSigned: false, IsExpired: true },
    { IsSigned: false, IsExpired: false },
  ]);
  await signByCode(page, two);
  expect(await client.members(sentinel(34))).toMatchObject([
    { IsSigned: false },
    { IsSigned: true },
  ]);
});

test('a link that was not kept is made again, once for all that ask', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.read(sentinel(50))));
  const [address, ...others] = new Set(answers.map((read) => read.ProcessDelegateRedirectUrl));
  expect(address).toMatch(/\/signature-service\/delegated\/[\w-]{43}$/);
  expect(others).toEqual([]);
  expect(await backend.db.$count(signingLinks, eq(signingLinks.documentId, 900_050))).toBe(1);
  expect((await backend.call({ url: pathOf(address) })).statusCode).toBe(200);
});

test('nobody is led to a page where nobody signs any more', async () => {
  const answer = await client.delegate(sentinel(52));
  const page = pathOf(answer.ProcessDelegateRedirectUrl);
  const ids = answer.Groups.flatMap(({ Members }) => Members).map(({ Id }) => Id);
  await refuse(page, ids[0]);
  expect((await client.read(sentinel(52))).ProcessDelegateRedirectUrl).toContain(page);
  await refuse(page, ids[1]);
  expect((await client.read(sentinel(52))).ProcessDelegateRedirectUrl).toBeNull();
  const again = await client.delegate(sentinel(52));
  expect(pathOf(again.ProcessDelegateRedirectUrl)).not.toBe(page);
});
