import { signingCalls } from '@advisor/contracts/signing/calls';
import { eq } from 'drizzle-orm';
import { signingAudit, signingOneTimeCodes } from '../schema/signing-records';
import { pathOf, sentinel, signerPath, signingClient } from '../../../testing/signing';
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
  const own = await Promise.all(ids.map((id) => signerPath(backend, page, id)));
  return { client, answer, page, ids, own };
}

test('clients sign digitally one after another, and the document is sealed', async () => {
  const { client, answer, page, own } = await startedPage();
  expect(answer).toMatchObject({
    Result: { Code: 0 },
    Process: 'MSC',
    ProcessDelegateRedirectUrl: expect.stringMatching(/\/signature-service\/delegated\/[\w-]{43}$/),
  });
  for (const path of own) {
    await post(`${path}/code`);
    const code = await shownCode(path);
    const signed = await post(`${path}/sign`, { code: code ?? '' });
    expect([signed.statusCode, signed.headers.location]).toEqual([303, `${path}#sign`]);
    expect((await backend.call({ url: path })).body).toContain('✓ Podepsáno');
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
  const { client, own } = await startedPage();
  const [path = ''] = own;
  await post(`${path}/code`);
  const code = (await shownCode(path)) ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = await post(`${path}/sign`, { code: wrong });
    const message = attempt < 5 ? 'wrong' : 'used-up';
    expect(answer.headers.location).toBe(`${path}?message=${message}#sign`);
  }
  const late = await post(`${path}/sign`, { code });
  expect(late.headers.location).toContain('used-up');
  expect((await client.first(sentinel(34))).IsSigned).toBe(false);
});

test('a code ends after five minutes, belongs to one signer, and is not kept readable', async () => {
  const { client, own } = await startedPage();
  const [one = '', two = ''] = own;
  await post(`${one}/code`);
  const code = (await shownCode(one)) ?? '';
  expect((await post(`${two}/sign`, { code })).headers.location).toContain('used-up');
  const rows = await backend.db.select().from(signingOneTimeCodes);
  expect(JSON.stringify(rows)).not.toContain(code);
  backend.setNow(new Date(testNow.getTime() + 5 * 60_000));
  expect((await post(`${one}/sign`, { code })).headers.location).toContain('used-up');
  expect((await client.first(sentinel(34))).IsSigned).toBe(false);
});

test('no more than five codes are sent', async () => {
  const { own } = await startedPage();
  const [path] = own;
  const locations: string[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    locations.push(String((await post(`${path}/code`)).headers.location));
  }
  expect(locations.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => `${path}#sign`));
  expect(locations[5]).toContain('too-many');
});

test('a new attempt has a link and codes of its own, and the old ones are worth nothing', async () => {
  const { client, own, ids } = await startedPage();
  const [former = ''] = own;
  for (let sent = 0; sent < 5; sent += 1) await post(`${former}/code`);
  const old = (await shownCode(former)) ?? '';
  await client.cancelAll(sentinel(34));
  expect((await backend.call({ url: former })).statusCode).toBe(404);
  const again = pathOf((await client.delegate(sentinel(34))).ProcessDelegateRedirectUrl);
  expect((await backend.call({ url: former })).statusCode).toBe(404);
  const path = await signerPath(backend, again, ids[0]);
  expect((await post(`${path}/sign`, { code: old })).headers.location).toContain('used-up');
  expect((await post(`${path}/code`)).headers.location).toBe(`${path}#sign`);
  const code = (await shownCode(path)) ?? '';
  expect((await post(`${path}/sign`, { code })).headers.location).toBe(`${path}#sign`);
});

test('cancelling the signing closes the link', async () => {
  const { client, page, own } = await startedPage();
  expect((await client.cancelAll(sentinel(34))).Result.Code).toBe(0);
  expect((await backend.call({ url: page })).statusCode).toBe(410);
  expect((await backend.call({ url: `${own[0]}/document` })).statusCode).toBe(404);
  expect((await post(`${own[0]}/code`)).statusCode).toBe(404);
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
  const { own } = await startedPage();
  const answer = await backend.call({
    method: 'POST',
    url: `${own[0]}/code`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    payload: '',
  });
  expect(answer.statusCode).toBe(403);
});

test('a signer’s page knows nobody else, and reads the document', async () => {
  const { own, answer } = await startedPage();
  const [first, second] = answer.Groups.flatMap(({ Members }) => Members);
  const { body } = await backend.call({ url: own[0] ?? '' });
  expect(body).toContain(`Podepisuje <strong>${first?.InfoText1}</strong>`);
  expect(body).not.toContain(`<strong>${second?.InfoText1}</strong>`);
  expect(body).not.toContain((own[1] ?? '').split('/').at(-1));
  expect(body.indexOf('id="document-end"')).toBeLessThan(body.indexOf('poslat kód'));
});

test('the document can be saved before and after it is signed', async () => {
  const { own } = await startedPage();
  const [path = ''] = own;
  const fileType = async () =>
    (await backend.call({ url: `${path}/document` })).headers['content-type'];
  expect(await fileType()).toBe('application/pdf');
  await post(`${path}/code`);
  await post(`${path}/sign`, { code: (await shownCode(path)) ?? '' });
  expect(await fileType()).toBe('application/pdf');
});

test('refusing asks first, and needs the code of the one who refuses', async () => {
  const { client, own } = await startedPage();
  const [one = '', two = ''] = own;
  await post(`${one}/refuse`, { refusing: '1' });
  await post(`${two}/code`, { refusing: '1' });
  const ofOther = (await shownCode(two)) ?? '';
  await post(`${one}/code`, { refusing: '1' });
  await post(`${one}/refuse`, { refusing: '1', code: ofOther });
  expect(await client.first(sentinel(34))).toMatchObject({ LastErrorMessage: null });
  const question = await backend.call({ url: `${one}?refusing=1` });
  expect(question.body).toContain('Odmítnout podpis?');
  await post(`${one}/refuse`, { refusing: '1', code: (await shownCode(one)) ?? '' });
  expect(await client.members(sentinel(34))).toMatchObject([
    { LastErrorMessage: 'Klient podpis odmítl.' },
    { LastErrorMessage: null },
  ]);
  expect((await backend.call({ url: one })).statusCode).toBe(410);
});

test('one signer’s page cannot use up the codes of another', async () => {
  const { client, own } = await startedPage();
  const [one = '', two = ''] = own;
  await post(`${two}/code`);
  const code = (await shownCode(two)) ?? '';
  for (let sent = 0; sent < 6; sent += 1) await post(`${one}/code`);
  for (let tried = 0; tried < 6; tried += 1) await post(`${one}/sign`, { code: '000000' });
  await post(`${two}/sign`, { code });
  expect(await client.members(sentinel(34))).toMatchObject([
    { IsSigned: false },
    { IsSigned: true },
  ]);
});

test('that the document was read is noted once, with the first code', async () => {
  const { own, ids } = await startedPage();
  for (let sent = 0; sent < 2; sent += 1) await post(`${own[0]}/code`);
  const lines = await backend.db
    .select({ action: signingAudit.action })
    .from(signingAudit)
    .where(eq(signingAudit.memberId, Number(ids[0])))
    .orderBy(signingAudit.id);
  expect(lines.map(({ action }) => action).slice(-3)).toEqual([
    'readDocument',
    'sendCode',
    'sendCode',
  ]);
});
