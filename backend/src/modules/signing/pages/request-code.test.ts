import { eq } from 'drizzle-orm';
import type { Message, MessageGateway } from '../../../neighbours/message-gateway/port';
import { referenceMessages } from '../../../neighbours/message-gateway/schema';
import { pathOf, sentinel, signerPath, signingClient } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp } from '../../../testing/test-app';
import { signingMembers } from '../../../domain/signing/members/schema';
import { signingAudit } from '../schema/signing-records';

let backend: TestApp;
afterEach(() => backend.close());

const post = (url: string, form: Record<string, string> = {}) =>
  backend.call({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

async function startedPage() {
  const { Groups, ProcessDelegateRedirectUrl } = await signingClient(backend).delegate(
    sentinel(34),
  );
  const [member] = Groups.flatMap(({ Members }) => Members);
  const overview = pathOf(ProcessDelegateRedirectUrl);
  return { page: await signerPath(backend, overview, member?.Id), id: Number(member?.Id) };
}

describe.each(['down', 'half'] as const)('a gateway that is %s', (fault) => {
  beforeEach(async () => {
    backend = await testApp({
      contents: seededCases,
      config: { neighbours: { faults: { 'message-gateway': fault } } },
    });
  });

  test('is told to the client, whose codes do not run out by it', async () => {
    const { page } = await startedPage();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { headers } = await post(`${page}/code`);
      expect(headers.location).toBe(`${page}?message=not-sent#sign`);
    }
    const { body } = await backend.call({ url: `${page}?message=not-sent` });
    expect(body).toContain('Kód se nepodařilo odeslat.');
    expect(body).not.toContain('Kód ze zprávy SMS');
    backend.app.backend.config.neighbours = { faults: {} };
    expect((await post(`${page}/code`)).headers.location).toBe(`${page}#sign`);
  });

  test('stands in the audit trail', async () => {
    const { page, id } = await startedPage();
    await post(`${page}/code`);
    const lines = await backend.db
      .select({ action: signingAudit.action })
      .from(signingAudit)
      .where(eq(signingAudit.memberId, id))
      .orderBy(signingAudit.id);
    expect(lines.slice(-2).map(({ action }) => action)).toEqual(['sendCode', 'codeNotSent']);
  });
});

test("a bank's gateway gets the client and the text; the page shows nothing of it", async () => {
  const sent: Message[] = [];
  const messageGateway: MessageGateway = {
    async send(message) {
      sent.push(message);
      return { messageId: '1' };
    },
  };
  backend = await testApp({
    contents: seededCases,
    neighbours: { messageGateway: () => messageGateway },
  });
  const { page, id } = await startedPage();
  await backend.db.update(signingMembers).set({ customerId: 17 }).where(eq(signingMembers.id, id));
  await post(`${page}/code`);
  expect(sent).toEqual([
    {
      channel: 'sms',
      customerId: 17,
      text: expect.stringMatching(/^Váš kód pro podpis je \d{6}\. Platí 5 minut\.$/),
      correlationId: `signature-${id}`,
    },
  ]);
  const code = /\d{6}/.exec(sent[0]?.text ?? '')?.[0] ?? '';
  expect((await backend.call({ url: page })).body).not.toContain(code);
  expect(await backend.db.$count(referenceMessages)).toBe(0);
  await post(`${page}/sign`, { code });
  expect(await signingClient(backend).first(sentinel(34))).toMatchObject({ IsSigned: true });
});
