import { signingCalls } from '@advisor/contracts/signing/calls';
import { signingOneTimeCodes } from '../schema/signing-records';
import { pathOf, sentinel, signingClient } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const post = (url: string, form: Record<string, string> = {}) =>
  backend.call({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

/** What the page shows in place of the client's phone. */
async function shownCode(page: string): Promise<string | undefined> {
  const { body } = await backend.call({ url: page });
  return /Váš kód pro podpis je (\d{6})\./.exec(body)?.[1];
}

async function startedPage(externalId = sentinel(34)) {
  const client = signingClient(backend);
  const answer = await client.delegate(externalId);
  const page = pathOf(answer.ProcessDelegateRedirectUrl);
  const ids = answer.Groups.flatMap(({ Members }) => Members).map(({ Id }) => Id);
  return { client, answer, page, ids };
}

const withoutMessage = (location: unknown) => String(location).split('?')[0];

test('clients sign digitally one after another, and the document is sealed', async () => {
  const { client, answer, page, ids } = await startedPage();
  expect(answer).toMatchObject({
    Result: { Code: 0 },
    Process: 'MSC',
    ProcessDelegateRedirectUrl: expect.stringMatching(/\/signature-service\/delegated\/[\w-]{43}$/),
  });
  for (const id of ids) {
    await post(`${page}/${id}/code`);
    const code = await shownCode(page);
    const signed = await post(`${page}/${id}/sign`, { code: code ?? '' });
    expect([signed.statusCode, signed.headers.location]).toEqual([303, page]);
  }
  const after = await client.read(sentinel(34));
  expect(after.Groups[0]?.Members.map(({ IsSigned }) => IsSigned)).toEqual([true, true]);
  expect(after.ProcessDelegateRedirectUrl).toBeNull();
  expect((await backend.call({ url: page })).body).toContain('Vše je podepsáno');
  const read = await backend.callOperation(signingCalls.get, {
    as: 'advisor',
    params: { documentOnSAId: 900_034 },
  });
  expect(read.json()).toMatchObject({ signatureState: 4 });
});

test('the second who gets it ready is told that it is under way, and sees the same link', async () => {
  const client = signingClient(backend);
  const [one, two] = await Promise.all([
    client.delegate(sentinel(34)),
    signingClient(backend, 'specialist').delegate(sentinel(34)),
  ]);
  expect([one.Result.Code, two.Result.Code].toSorted((a, b) => a - b)).toEqual([0, 102]);
  expect(one.ProcessDelegateRedirectUrl).toBe(two.ProcessDelegateRedirectUrl);
});

test('a wrong code signs nothing; after five of them none does', async () => {
  const { client, page, ids } = await startedPage();
  const [id] = ids;
  await post(`${page}/${id}/code`);
  const code = (await shownCode(page)) ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = await post(`${page}/${id}/sign`, { code: wrong });
    const message = attempt < 5 ? 'wrong' : 'used-up';
    expect(answer.headers.location).toBe(`${page}?message=${message}&signature=${id}`);
  }
  const late = await post(`${page}/${id}/sign`, { code });
  expect(late.headers.location).toContain('used-up');
  expect((await client.first(sentinel(34))).IsSigned).toBe(false);
});

test('a code ends after five minutes, belongs to one signer, and is not kept readable', async () => {
  const { client, page, ids } = await startedPage();
  const [one, two] = ids;
  await post(`${page}/${one}/code`);
  const code = (await shownCode(page)) ?? '';
  expect((await post(`${page}/${two}/sign`, { code })).headers.location).toContain('used-up');
  const rows = await backend.db.select().from(signingOneTimeCodes);
  expect(JSON.stringify(rows)).not.toContain(code);
  backend.setNow(new Date(testNow.getTime() + 5 * 60_000));
  expect((await post(`${page}/${one}/sign`, { code })).headers.location).toContain('used-up');
  expect((await client.first(sentinel(34))).IsSigned).toBe(false);
});

test('no more than five codes are sent', async () => {
  const { page, ids } = await startedPage();
  const locations: string[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    locations.push(String((await post(`${page}/${ids[0]}/code`)).headers.location));
  }
  expect(locations.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => page));
  expect(locations[5]).toContain('too-many');
});

test('a new attempt has codes of its own, and the old one is worth nothing', async () => {
  const { client, page, ids } = await startedPage();
  for (let sent = 0; sent < 5; sent += 1) await post(`${page}/${ids[0]}/code`);
  const old = (await shownCode(page)) ?? '';
  await client.cancelAll(sentinel(34));
  const again = pathOf((await client.delegate(sentinel(34))).ProcessDelegateRedirectUrl);
  expect((await post(`${again}/${ids[0]}/sign`, { code: old })).headers.location).toContain(
    'used-up',
  );
  expect((await post(`${again}/${ids[0]}/code`)).headers.location).toBe(again);
  const code = (await shownCode(again)) ?? '';
  expect((await post(`${again}/${ids[0]}/sign`, { code })).headers.location).toBe(again);
});

test('cancelling the signing closes the link', async () => {
  const { client, page, ids } = await startedPage();
  expect((await client.cancelAll(sentinel(34))).Result.Code).toBe(0);
  expect((await backend.call({ url: page })).statusCode).toBe(410);
  expect((await backend.call({ url: `${page}/document` })).statusCode).toBe(404);
  expect(withoutMessage((await post(`${page}/${ids[0]}/code`)).headers.location)).toBe(page);
  expect(await backend.db.$count(signingOneTimeCodes)).toBe(0);
});

test('a link of one purpose opens nothing of the other, nor does one that is made up', async () => {
  const { page } = await startedPage();
  const token = page.split('/').at(-1) ?? '';
  expect((await backend.call({ url: `/signature-service/pad/${token}` })).statusCode).toBe(404);
  expect((await backend.call({ url: '/signature-service/delegated/abc' })).statusCode).toBe(404);
  const answer = await backend.call({
    method: 'POST',
    url: `/signature-service/pad/${token}/refuse`,
    payload: {},
  });
  expect(answer.statusCode).toBe(404);
});

test('the pages run nothing but their own script, and nobody frames them', async () => {
  const { page } = await startedPage();
  const { headers, body } = await backend.call({ url: page });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers['cache-control']).toBe('no-store');
  // The card that opened it must see when it is closed.
  expect(headers['cross-origin-opener-policy']).toBeUndefined();
  expect(body).toContain('lang="cs"');
});

test('a page of another site cannot sign', async () => {
  const { page, ids } = await startedPage();
  const answer = await backend.call({
    method: 'POST',
    url: `${page}/${ids[0]}/code`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    payload: '',
  });
  expect(answer.statusCode).toBe(403);
});
