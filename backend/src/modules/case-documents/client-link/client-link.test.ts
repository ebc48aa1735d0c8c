/** @database both: locks, statements of their own and jobs */
import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { clientLinkCalls } from '@advisor/contracts/client-requests/link-calls';
import { linkHeader } from '@advisor/contracts/client-requests/rules';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { eq } from 'drizzle-orm';
import { timelineEvents } from '../../../domain/cases/schema/case-history';
import { clientFiles, clientRequests } from '../../../domain/client-requests/schema';
import { eicarTestFile } from '../../../neighbours/malware-scanner/test-file';
import { clientBrowser, enteredClient, receivedBy } from '../../../testing/client-link';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { pdf } from '../../../testing/uploads';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
beforeEach(() => {
  backend.setNow(testNow);
  backend.app.backend.config.neighbours = { faults: {} };
});
afterAll(() => backend.close());

const day = 86_400_000;
const later = (milliseconds: number) => backend.setNow(new Date(Number(testNow) + milliseconds));
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a link', () => {
  test('says nothing but who asks before the code, and what for after it', async () => {
    const { requests, requestId } = await enteredClient(backend);
    const request = await requests.one(requestId);
    const { token, code } = receivedBy(request);
    const browser = clientBrowser(backend, token);
    const before = await browser.read();
    expect(before).toEqual({
      advisorName: 'Jana Nováková',
      validTo: request.validTo,
      canSendCode: true,
    });
    const entered = await browser.enter(` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered.json()).toEqual({ isOpen: true });
    expect(String(entered.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/);
    expect((await browser.read()).opened).toEqual({
      papers: ['Výpis z účtu'],
      files: [],
      chosen: [],
      room: 50,
    });
    // Another browser has to enter it as well.
    expect((await clientBrowser(backend, token).read()).opened).toBeUndefined();
    later(31 * 60_000);
    expect((await browser.read()).opened).toBeUndefined();
  });

  test('is blocked by five wrong codes, however many come at once; the advisor is told', async () => {
    const { requests, requestId, token, code, browser } = await enteredClient(backend);
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => clientBrowser(backend, token).enter(wrong(code))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 404, 404, 404, 404]);
    expect((await requests.one(requestId)).state).toBe('blocked');
    expect((await browser.enter(code)).statusCode).toBe(404);
    expect((await browser.begin('a.pdf', 10)).statusCode).toBe(404);
    const { json } = await requests.call(
      clientRequestCalls.sendAgain,
      { body: { sending: 1 } },
      {
        requestId,
      },
    );
    expect(json()).toMatchObject({ isSent: true });
    expect((await requests.one(requestId)).state).toBe('sent');
  });

  test('that has ended, is over or never was answers alike', async () => {
    const never = await clientBrowser(backend, 'nothing').call(clientLinkCalls.get);
    const without = await backend.callOperation(clientLinkCalls.get);
    const { requests, requestId, browser } = await enteredClient(backend);
    const read = () => browser.call(clientLinkCalls.get);
    later(8 * day);
    const over = await read();
    backend.setNow(testNow);
    await requests.call(clientRequestCalls.end, {}, { requestId });
    const ended = await read();
    for (const answer of [without, over, ended])
      expect([answer.statusCode, answer.body]).toEqual([never.statusCode, never.body]);
    expect(never.statusCode).toBe(404);
  });

  test('sends its code again three times', async () => {
    const { browser } = await enteredClient(backend);
    const statuses = [];
    for (let sent = 0; sent < 4; sent += 1)
      statuses.push((await browser.call(clientLinkCalls.sendCode)).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429]);
    expect((await browser.read()).canSendCode).toBe(false);
  });

  test('keeps its secrets out of the database', async () => {
    const { token, code, requestId } = await enteredClient(backend);
    const rows = await backend.db
      .select()
      .from(clientRequests)
      .where(eq(clientRequests.id, requestId));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('is used by no other page', async () => {
    const { token } = await enteredClient(backend);
    const answer = await backend.call({
      method: 'POST',
      url: '/api/v1/client-link/enter',
      headers: { [linkHeader]: token, origin: 'https://evil.example' },
      payload: { code: '000000' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('files', () => {
  test('come in parts, are handed over once, and the advisor is told', async () => {
    const { browser, requests, requestId, caseId } = await enteredClient(backend);
    const content = pdf('výpis.pdf', 300_000).content;
    const begun = await browser.begin('výpis.pdf', content.length);
    const url = String(begun.headers.location);
    await browser.send(url, 0, content.subarray(0, 100_000));
    expect((await browser.ask(url)).headers['upload-offset']).toBe('100000');
    const guid = url.split('/').at(-1) ?? '';
    expect((await browser.handOver(guid)).statusCode).toBe(409);
    await browser.send(url, 100_000, content.subarray(100_000));
    expect((await browser.read()).opened?.chosen).toEqual([
      { guid, fileName: 'výpis.pdf', size: content.length },
    ]);
    const answers = await Promise.all([browser.handOver(guid), browser.handOver(guid)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await browser.read()).opened).toMatchObject({
      chosen: [],
      files: [{ fileName: 'výpis.pdf', state: 'waiting' }],
    });
    const { files } = await requests.one(requestId);
    expect(files).toEqual([
      expect.objectContaining({ fileName: 'výpis.pdf', state: 'waiting', size: content.length }),
    ]);
    const events = await backend.db
      .select()
      .from(timelineEvents)
      .where(eq(timelineEvents.caseId, caseId));
    expect(events.filter(({ title }) => title === 'Klient poslal podklady')).toHaveLength(1);
    // Handed over, it is the advisor's.
    expect((await browser.cancel(url)).statusCode).toBe(404);
    const fileId = files[0]?.fileId ?? 0;
    const got = await requests.call(clientRequestCalls.fileContent, {}, { fileId });
    expect(got.rawPayload).toEqual(content);
  });

  test('of another link are not there', async () => {
    const [one, other] = [await enteredClient(backend), await enteredClient(backend)];
    const guid = await one.browser.upload();
    expect((await other.browser.handOver(guid)).statusCode).toBe(404);
    const url = `/api/v1/client-link/files/${guid}`;
    expect((await other.browser.ask(url)).statusCode).toBe(404);
    expect((await other.browser.cancel(url)).statusCode).toBe(404);
    // Nor are they the advisor's own uploads.
    const saved = await backend.callOperation(documentCalls.saveCaseDocuments, {
      as: 'advisor',
      params: { caseId: one.caseId },
      body: { documents: [{ guid, fileName: 'a.pdf', documentTypeCode: 'other' }] },
    });
    expect(saved.statusCode).toBe(404);
    expect((await one.browser.handOver(guid)).statusCode).toBe(204);
  });

  test.each([
    ['../../etc/passwd.pdf', 400],
    ['faktura\u202Efdp.pdf', 400],
    ['virus.exe', 400],
  ])('called %j are refused before the first byte', async (name, status) => {
    const { browser } = await enteredClient(backend);
    expect((await browser.begin(name, 10)).statusCode).toBe(status);
  });

  test('too large or empty are refused', async () => {
    const { browser } = await enteredClient(backend);
    expect((await browser.begin('a.pdf', 21 * 1024 * 1024)).statusCode).toBe(413);
    expect((await browser.begin('a.pdf', 0)).statusCode).toBe(400);
  });

  test('with malicious code are refused and forgotten', async () => {
    const { browser, requestId } = await enteredClient(backend);
    const begun = await browser.begin('a.txt', eicarTestFile.length);
    const sent = await browser.send(String(begun.headers.location), 0, eicarTestFile);
    expect(sent.statusCode).toBe(400);
    expect(sent.body).toContain('škodlivý kód');
    expect(await backend.db.$count(clientFiles, eq(clientFiles.requestId, requestId))).toBe(0);
  });

  test('under way end with their link', async () => {
    const { browser, requests, requestId } = await enteredClient(backend);
    const { content } = pdf();
    const begun = await browser.begin('a.pdf', content.length);
    const url = String(begun.headers.location);
    await browser.send(url, 0, content.subarray(0, 500));
    await requests.call(clientRequestCalls.end, {}, { requestId });
    expect((await browser.send(url, 500, content.subarray(500))).statusCode).toBe(404);
  });

  test('can be taken back before they are handed over', async () => {
    const { browser } = await enteredClient(backend);
    const guid = await browser.upload();
    expect((await browser.cancel(`/api/v1/client-link/files/${guid}`)).statusCode).toBe(204);
    expect((await browser.read()).opened?.chosen).toEqual([]);
    expect((await browser.handOver(guid)).statusCode).toBe(404);
  });
});
