import { embedCalls } from '@advisor/contracts/embed/calls';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { askEarly, earlyPaths, takeEarlyAnswers } from './early-answers';

const signatures = { Result: { Code: 0 }, Process: 'STANDARD', Groups: [] } as const;
const server = mockServer(
  handle(embedCalls.exchangeCode, { idleSeconds: 1_800 }),
  handle(signatureCalls.getWithMethods, { ...signatures, Groups: [] }),
);
const query = { processType: 'STANDARD', org: '0100', documentExternalId: 'EP-1' } as const;
const ask = () => askEarly('code', query, { origin: 'http://localhost', context: 'epodpisy' });

// The page's own address is relative; jest's fetch wants a whole one.
beforeEach(() => {
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => fetch(new URL(String(input), 'http://localhost'), init));
});

it('asks at the addresses of the contract', () => {
  expect(earlyPaths.session).toBe(`/api/v1/${embedCalls.exchangeCode.path}`);
  expect(earlyPaths.signatures('epodpisy')).toBe(
    signatureCalls.getWithMethods.path.replace('{context}', 'epodpisy'),
  );
});

it('opens the session and reads the signatures', async () => {
  const early = ask();
  await expect(early.session).resolves.toEqual({ idleSeconds: 1_800 });
  await expect(early.signatures).resolves.toEqual(signatures);
});

it('reads them by the session of the frame, not by that of the page beside it', async () => {
  let sent: string | null = null;
  server.use(
    handle(signatureCalls.getWithMethods, ({ headers }) => {
      sent = headers.get('x-embedded');
      return { ...signatures, Groups: [] };
    }),
  );
  await ask().signatures;
  expect(sent).toBe('EP-1');
});

it.each([failure(403), failure(500), networkFailure()])(
  'leaves a refused code to the page',
  async (answer) => {
    server.use(handle(embedCalls.exchangeCode, answer));
    const early = ask();
    await expect(early.session).resolves.toBeUndefined();
    await expect(early.signatures).resolves.toBeUndefined();
  },
);

it.each([
  { ...signatures, Groups: [], Result: { Code: 5 } },
  { Result: { Code: 0 }, Groups: [] },
  failure(500),
])('leaves what cannot be shown at once to the card', async (answer) => {
  server.use(handle(signatureCalls.getWithMethods, answer));
  await expect(ask().signatures).resolves.toBeUndefined();
});

it('gives the answers to their own code, once', () => {
  const early = ask();
  window.earlyAnswers = early;
  expect(takeEarlyAnswers('code')).toBe(early);
  expect(takeEarlyAnswers('code')).toBeUndefined();
  window.earlyAnswers = early;
  expect(takeEarlyAnswers('another')).toBeUndefined();
});
