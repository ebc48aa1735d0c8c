/** @database both: locks, statements of their own and jobs */
import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { clientLinkCalls } from '@advisor/contracts/client-requests/link-calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { eq } from 'drizzle-orm';
import { temporaryDocuments } from '../../../domain/case-documents/schema';
import { timelineEvents } from '../../../domain/cases/schema/case-history';
import { clientFiles } from '../../../domain/client-requests/schema';
import { outdatedRows } from '../../../modules';
import { shownMessages } from '../../../neighbours/message-gateway/reference';
import { cleanUp } from '../../../platform/operations/clean-up';
import {
  clientBrowser,
  enteredClient,
  fileFromClient,
  reachableClient,
  receivedBy,
  requestsOf,
} from '../../../testing/client-link';
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

type From = Awaited<ReturnType<typeof fileFromClient>>;
const accept = (from: From) =>
  from.requests.call(
    clientRequestCalls.accept,
    { body: { fileName: 'Výpis 10-2026.pdf', documentTypeCode: 'accountStatement' } },
    { fileId: from.fileId },
  );
const refuse = (from: From) =>
  from.requests.call(
    clientRequestCalls.refuse,
    { body: { reason: 'Chybí druhá strana.' } },
    { fileId: from.fileId },
  );

describe('an advisor', () => {
  test('asks a client by two channels, and the history tells it', async () => {
    const { caseId, customerOnSAId } = await reachableClient(backend);
    const requests = requestsOf(backend, caseId);
    const { people } = (await requests.call(clientRequestCalls.people)).json<{
      people: object[];
    }>();
    expect(people).toContainEqual(
      expect.objectContaining({
        customerOnSAId,
        isUnknown: false,
        phoneNumber: expect.any(String),
      }),
    );
    const answer = await requests.ask(customerOnSAId, { papers: ['Výpis', 'Výpis', 'Občanka'] });
    expect(answer.statusCode).toBe(201);
    const { requestId, isSent, code } = answer.json();
    expect({ isSent, code }).toEqual({ isSent: true, code: undefined });
    const request = await requests.one(requestId);
    expect(request).toMatchObject({
      papers: ['Výpis', 'Občanka'],
      state: 'sent',
      linkBy: 'email',
      codeBy: 'sms',
      sending: 1,
      files: [],
    });
    const [mail = '', sms = ''] = request.received ?? [];
    const { token, code: sent } = receivedBy(request);
    expect(mail).toContain(token);
    expect(mail).not.toContain(sent);
    expect(sms).not.toContain(token);
    const events = await backend.db
      .select()
      .from(timelineEvents)
      .where(eq(timelineEvents.caseId, caseId));
    expect(events.map(({ title }) => title)).toContain('Podklady vyžádány od klienta');
  });

  test.each([
    ['a day that has passed', { validTo: '2020-01-01' }, 'validTo'],
    ['a day too far', { validTo: '2199-01-01' }, 'validTo'],
    ['somebody of another case', { customerOnSAId: 2_000_000_000 }, 'customerOnSAId'],
    ['nothing', { papers: [] }, 'papers'],
    ['blank words', { papers: ['   '] }, 'papers.0'],
  ])('cannot ask with %s', async (_what, body, field) => {
    const { caseId, customerOnSAId } = await reachableClient(backend);
    const answer = await requestsOf(backend, caseId).ask(customerOnSAId, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<object[]>()[0]).toMatchObject({ field });
  });

  test('is told the code where only an e-mail is known, and cannot ask whom nothing reaches', async () => {
    const { caseId, customerOnSAId } = await reachableClient(backend);
    const { clientRegister } = backend.app.neighbours;
    const find = clientRegister.find.bind(clientRegister);
    const known = (contact: object) =>
      jest.spyOn(clientRegister, 'find').mockImplementation(async (ids) =>
        (await find(ids)).map(({ phoneNumber: _p, emailAddress: _e, ...rest }) => ({
          ...rest,
          ...contact,
        })),
      );
    const requests = requestsOf(backend, caseId);
    known({ emailAddress: 'klient@example.cz' });
    const answer = await requests.ask(customerOnSAId);
    const { requestId, code } = answer.json();
    expect(code).toMatch(/^\d{6}$/);
    const request = await requests.one(requestId);
    expect(request).toMatchObject({ linkBy: 'email', codeBy: 'advisor' });
    const browser = clientBrowser(backend, receivedBy(request).token);
    expect((await browser.read()).canSendCode).toBe(false);
    expect((await browser.call(clientLinkCalls.sendCode)).statusCode).toBe(409);
    expect((await browser.enter(code)).json()).toEqual({ isOpen: true });
    known({});
    expect((await requests.ask(customerOnSAId)).json()).toMatchObject([
      { field: 'customerOnSAId' },
    ]);
    jest.restoreAllMocks();
  });

  test('sends it later when the gateway is down, with the same link', async () => {
    const { caseId, customerOnSAId } = await reachableClient(backend);
    const requests = requestsOf(backend, caseId);
    backend.app.backend.config.neighbours = { faults: { 'message-gateway': 'down' } };
    const { requestId, isSent } = (await requests.ask(customerOnSAId)).json();
    expect(isSent).toBe(false);
    expect(await requests.one(requestId)).toMatchObject({ state: 'notSent' });
    backend.app.backend.config.neighbours = { faults: {} };
    const again = await requests.call(
      clientRequestCalls.sendAgain,
      { body: { sending: 1 } },
      { requestId },
    );
    expect(again.json()).toEqual({ requestId, isSent: true });
    expect(await requests.one(requestId)).toMatchObject({ state: 'sent', sending: 2 });
  });

  test('sends a new link and code, and the former ones open nothing', async () => {
    const { requests, requestId, browser, token } = await enteredClient(backend);
    const send = (sending: number) =>
      requests.call(clientRequestCalls.sendAgain, { body: { sending } }, { requestId });
    expect((await send(1)).statusCode).toBe(200);
    expect((await browser.call(clientLinkCalls.get)).statusCode).toBe(404);
    const next = receivedBy(await requests.one(requestId));
    expect(next.token).not.toBe(token);
    const other = clientBrowser(backend, next.token);
    expect((await other.read()).opened).toBeUndefined();
    expect((await send(5)).statusCode).toBe(409);
    await requests.call(clientRequestCalls.end, {}, { requestId });
    expect((await send(2)).statusCode).toBe(409);
    expect((await other.call(clientLinkCalls.get)).statusCode).toBe(404);
  });
});

describe('what came', () => {
  test('becomes a document of the case once it is accepted', async () => {
    const from = await fileFromClient(backend);
    const answers = await Promise.all([accept(from), accept(from)]);
    const [one, two] = answers.map((answer) => answer.json());
    expect(one).toEqual(two);
    await backend.app.jobs.runDue();
    const params = { caseId: from.caseId, documentId: one.documentId };
    const got = await backend.callOperation(documentCalls.caseDocumentContent, {
      as: 'advisor',
      params,
    });
    expect(got.rawPayload).toEqual(pdf().content);
    const late = await refuse(from);
    expect(late.statusCode).toBe(409);
    expect(late.json<object[]>()[0]).toMatchObject({ message: 'Soubor jste už přijali jinde.' });
    expect((await from.browser.read()).opened?.files).toMatchObject([{ state: 'accepted' }]);
  });

  test('is refused with a reason, which the client finds behind the link', async () => {
    const from = await fileFromClient(backend);
    expect((await refuse(from)).statusCode).toBe(204);
    expect((await refuse(from)).statusCode).toBe(204);
    await backend.app.jobs.runDue();
    const matter = `client-file-${from.fileId}`;
    const message = (await shownMessages(backend.app.backend, [matter])).get(matter);
    expect(message).toContain('nemůžeme použít');
    expect(message).not.toContain('Chybí druhá strana');
    expect((await from.browser.read()).opened?.files).toMatchObject([
      { state: 'refused', reason: 'Chybí druhá strana.' },
    ]);
    expect((await accept(from)).statusCode).toBe(409);
    const { requests, fileId } = from;
    const content = await requests.call(clientRequestCalls.fileContent, {}, { fileId });
    expect(content.statusCode).toBe(404);
  });

  test('and was not looked at for thirty days is removed, and said so', async () => {
    const from = await fileFromClient(backend);
    const file = await backend.db.select().from(clientFiles).where(eq(clientFiles.id, from.fileId));
    const stays = () =>
      backend.db.$count(temporaryDocuments, eq(temporaryDocuments.guid, file[0]?.guid ?? ''));
    later(29 * day);
    await cleanUp(backend.app.backend, outdatedRows);
    expect(await stays()).toBe(1);
    later(31 * day);
    await cleanUp(backend.app.backend, outdatedRows);
    expect(await stays()).toBe(0);
    expect((await from.requests.one(from.requestId)).files).toMatchObject([{ state: 'removed' }]);
    expect((await accept(from)).statusCode).toBe(409);
  });
});
