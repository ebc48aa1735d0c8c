import { embedCalls } from '@advisor/contracts/embed/calls';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { embedSigning, type EmbeddedSigning, type SigningOptions } from '@advisor/embed/parent';
import { frameOf, framedWindows } from '@advisor/embed/testing/fake-window';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { running, signatures } from '../../testing/signature-fixtures';

const portal = 'https://portal.example';
const address = { processType: 'STANDARD', org: '0100', documentExternalId: 'EP-000001' } as const;

let reads = 0;
const read = () => {
  reads += 1;
  return signatures([running()]);
};
const server = mockServer(
  handle(embedCalls.exchangeCode, { idleSeconds: 1_800 }),
  handle(signatureCalls.getWithMethods, read),
  handle(signatureCalls.get, read),
);

let embedded: EmbeddedSigning | undefined;

/** The page as the server sends it, in a frame of a parent that uses the published client. */
async function openPage(
  query: Record<string, string>,
  settings: object,
  callbacks: Partial<SigningOptions> = {},
): Promise<void> {
  const { parent, child } = framedWindows(portal, window.location.origin);
  jest.spyOn(window, 'parent', 'get').mockReturnValue(child.parent as unknown as Window);
  child.addEventListener('message', ({ data, origin, source }) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });
  history.replaceState(null, '', `/embed/signing?${new URLSearchParams(query)}`);
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="embed-settings">${JSON.stringify(settings)}</script>`;
  embedded = embedSigning({
    baseUrl: window.location.origin,
    ...address,
    getCode: async () => 'one-time-code-of-the-server',
    window: parent.asWindow,
    frame: frameOf(parent, child),
    ...callbacks,
  });
  await jest.isolateModulesAsync(async () => void (await import('./index')));
}

const settings = {
  parentOrigins: [portal],
  navigationOrigins: [],
  ePodpisyEndpoint: '/epodpisy/0100',
};
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

/** The page renders by itself, as in a browser. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  react.IS_REACT_ACT_ENVIRONMENT = false;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  reads = 0;
});
afterEach(() => {
  embedded?.destroy();
  jest.useRealTimers();
});

it.each([
  ['badParameters', { ...address, processType: 'PAPER' }, settings],
  ['badParameters', { processType: 'STANDARD', org: '0100' }, settings],
  ['misconfigured', address, { ...settings, ePodpisyEndpoint: '' }],
])('tells the parent of %s, as it tells the user', async (code, query, written) => {
  const onLoadError = jest.fn();
  await openPage(query, written, { onLoadError });
  await pass(30);
  expect(onLoadError.mock.calls).toEqual([[{ code }]]);
  expect(document.querySelector('[role=alert]')).toBeInTheDocument();
  expect(reads).toBe(0);
});

it('asks for the state of signing no more once the parent has ended it', async () => {
  await openPage(address, settings);
  await pass(30);
  const before = reads;
  expect(before).toBeGreaterThan(3);
  embedded?.destroy();
  await pass(120);
  window.dispatchEvent(new Event('focus'));
  await pass(120);
  expect(reads).toBe(before);
});

it('tells the parent of a server that does not answer the code, with the trace id', async () => {
  server.use(handle(embedCalls.exchangeCode, failure(503)));
  const onLoadError = jest.fn();
  await openPage(address, settings, { onLoadError });
  await pass(30);
  expect(onLoadError.mock.calls).toEqual([[{ code: 'unavailable', traceId: 'test-trace' }]]);
});
