import { embedCalls } from '@advisor/contracts/embed/calls';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { pageAddress, openedPage, pass, startPage } from './testing/open-page';
import texts from '../../cs.json';
import { member, running, signatures } from '../../testing/signature-fixtures';

const never = () => new Promise<never>(() => undefined);
const unauthorized = () =>
  Response.json({ authenticationScheme: 'simple', redirectUri: '/' }, { status: 401 });
const opened = { idleSeconds: 1_800, documentOnSAId: 7 };

const server = mockServer();
let sent: { name: string; payload: unknown }[];
const note = (name: string) => (payload: unknown) => void sent.push({ name, payload });
const of = (name: string) =>
  sent.filter((event) => event.name === name).map(({ payload }) => payload);

const open = (more: Parameters<typeof startPage>[0] = {}, hash = '') =>
  startPage(
    {
      onReady: note('ready'),
      onLoadError: note('loadError'),
      onSessionExpired: note('expired'),
      onSignStarted: note('signStarted'),
      onSignFailed: note('signFailed'),
      onSigned: note('signed'),
      onDeclined: note('declined'),
      onStatusChanged: note('status'),
      ...more,
    },
    { hash },
  );
const shown = () => document.body.textContent;
const sign = () =>
  [...document.querySelectorAll('button')].find((button) => button.dataset['sign'])!.click();

beforeEach(() => {
  sent = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    handle(embedCalls.exchangeCode, opened),
    handle(embedCalls.endSession, undefined),
    handle(signatureCalls.getWithMethods, () => signatures([running()])),
    handle(signatureCalls.get, () => signatures([running()])),
  );
});
afterEach(() => openedPage.end());

describe('every load ends with ready or with a reason in time:', () => {
  it('ready, although the browser paints no frame of it', async () => {
    await open({
      getCode: async () => {
        // In the place of the test's own clock, which paints.
        jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
        return 'one-time-code-of-the-server';
      },
    });
    await pass(5);
    expect(of('ready')).toHaveLength(1);
    expect(of('loadError')).toEqual([]);
  });

  it.each([
    ['codeFailed', () => Promise.reject(new Error('403')), 'Aplikace k němu nezískala přístup'],
    ['codeFailed', async () => 'nonsense', 'Aplikace k němu nezískala přístup'],
    ['codeFailed', never, 'Aplikace k němu nezískala přístup'],
  ])('%s', async (code, getCode, text) => {
    server.use(
      handle(signatureCalls.getWithMethods, unauthorized()),
      handle(embedCalls.exchangeCode, failure(403)),
    );
    await open({ getCode });
    await pass(25);
    expect(of('loadError')[0]).toMatchObject({ code });
    expect(shown()).toContain(text);
    expect(of('expired')).toEqual([]);
  });

  it('codeRefused, once, and the user may try again', async () => {
    server.use(handle(embedCalls.exchangeCode, failure(403)));
    const getCode = jest.fn(async () => 'one-time-code-of-the-server');
    await open({ getCode });
    await pass(60);
    expect(of('loadError')).toEqual([{ code: 'codeRefused' }]);
    expect(getCode).toHaveBeenCalledTimes(1);
    server.use(handle(embedCalls.exchangeCode, opened));
    [...document.querySelectorAll('button')].at(-1)!.click();
    await pass(5);
    expect(of('ready')).toHaveLength(1);
  });

  it('sessionNotKept, with a way to the document in a window of its own', async () => {
    server.use(handle(signatureCalls.getWithMethods, unauthorized()));
    await open();
    await pass(5);
    expect(of('loadError')).toEqual([{ code: 'sessionNotKept' }]);
    const link = document.querySelector('a')!;
    expect(link).toHaveAttribute('href', '/mortgage/documents-signing/7');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('unavailable, where the exchange of the code does not end', async () => {
    server.use(handle(embedCalls.exchangeCode, never));
    await open();
    await pass(19);
    expect(of('loadError')).toMatchObject([{ code: 'unavailable' }]);
  });

  it.each([
    ['HTTP_403', failure(403)],
    ['HTTP_404', failure(404)],
    ['HTTP_500', failure(500)],
    ['RESULT_7', { ...signatures([]), Result: { Code: 7 } }],
    ['malformed', { ...signatures([]), Groups: null } as never],
  ])('dataUnavailable for %s', async (reason, answer) => {
    server.use(handle(signatureCalls.getWithMethods, answer));
    await open();
    await pass(10);
    expect(of('loadError')).toMatchObject([{ code: 'dataUnavailable', reason }]);
    expect(shown()).toContain('Podpisy se nepodařilo načíst');
  });

  it('badInit for a first message that cannot be used', async () => {
    await open({ locale: 'x'.repeat(40) });
    await pass(5);
    expect(of('loadError')).toEqual([{ code: 'badInit' }]);
    expect(shown()).toContain('Aplikace podepisování neotevřela správně');
  });

  it('crashed for an error of our own', async () => {
    const broken = signatures([member({ InfoText1: { first: 'Jan' } as never })]);
    server.use(handle(signatureCalls.getWithMethods, broken));
    await open();
    await pass(10);
    expect(of('loadError')).toContainEqual({ code: 'crashed' });
    expect(shown()).toContain('Došlo k neočekávané chybě');
  });
});

describe('a session that ends in the middle of Sign', () => {
  let signs = 0;
  beforeEach(() => {
    signs = 0;
    const one = member();
    one.AvailableSigningProcesses = one.AvailableSigningProcesses.map((process) => ({
      ...process,
      AvailableSigningMethods: process.AvailableSigningMethods.slice(0, 1),
    }));
    server.use(
      handle(signatureCalls.getWithMethods, () => signatures([one])),
      handle(signatureCalls.get, () => signatures([signs > 1 ? running() : one])),
      handle(signatureCalls.sign, () => {
        signs += 1;
        return signs === 1 ? unauthorized() : { Result: { Code: 0 }, NavigateUrl: null };
      }),
    );
  });

  it('is renewed, and the signature goes on', async () => {
    await open();
    await pass(2);
    sign();
    await pass(5);
    expect(signs).toBe(2);
    expect(of('expired')).toHaveLength(1);
    expect(of('signStarted')).toHaveLength(1);
    expect(of('signFailed')).toEqual([]);
  });

  it('without a renewal the user is told that nothing was done, also after it', async () => {
    let isDown = false;
    await open({
      getCode: async () => {
        if (isDown) throw new Error('down');
        return 'one-time-code-of-the-server';
      },
    });
    await pass(2);
    isDown = true;
    sign();
    await pass(12);
    expect(shown()).toContain('Poslední krok se neprovedl');
    isDown = false;
    await pass(60);
    expect(shown()).not.toContain('Přihlášení k podepisování vypršeloVyplněné');
    expect(shown()).toContain('Poslední krok se neprovedl');
    expect(signs).toBe(1);
  });
});

it.each([
  ['signed', { IsSigned: true, SigningMethod: { Code: 'BIOMETRIC', Name: 'x' } }],
  ['declined', { IsDeclined: true, LastErrorMessage: 'Klient podpis odmítl.' }],
])('a signature that the frame comes back from is told to be %s', async (name, change) => {
  const processes = member().AvailableSigningProcesses.map((process) => ({
    ...process,
    CanBeSigned: false,
  }));
  server.use(
    handle(signatureCalls.getWithMethods, () =>
      signatures([member({ ...change, AvailableSigningProcesses: processes, CanBeSigned: false })]),
    ),
  );
  await open({}, `#returned=o1&signature=S1`);
  await pass(5);
  expect(of(name)).toEqual([{ operationId: 'o1' }]);
  await pass(60);
  expect(of(name)).toHaveLength(1);
});

it('says everything in words', async () => {
  await open();
  await pass(5);
  expect(shown()).toContain(texts.document.show);
  for (const name of Object.keys(texts)) expect(shown()).not.toMatch(new RegExp(`${name}\\.[a-z]`));
});

it('a thousand reloads are two readings', async () => {
  await open();
  await pass(2);
  const read = jest.fn(() => signatures([running()]));
  server.use(handle(signatureCalls.getWithMethods, read));
  for (let wish = 0; wish < 1_000; wish += 1) openedPage.embedded!.reload('test');
  await pass(5);
  expect(read).toHaveBeenCalledTimes(2);
});

it('ends its session on the server when it goes away', async () => {
  const ended = jest.fn();
  server.use(handle(embedCalls.endSession, ({ headers }) => void ended(headers.get('x-embedded'))));
  await open();
  await pass(2);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await pass(1);
  expect(ended).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  await pass(1);
  expect(ended.mock.calls).toEqual([[pageAddress.documentExternalId]]);
});
