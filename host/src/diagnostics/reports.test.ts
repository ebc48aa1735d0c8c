import { ApiError } from '@advisor/api-client/api-error';
import { caseCalls } from '@advisor/contracts/case/calls';
import type { ServedRegistry, ServedRemote } from '@advisor/deployment/served-registry';
import type { Metric } from 'web-vitals';
import { RemoteLoadError } from '../remotes/remote-loader';
import { observeFailure, observeWindow } from '@advisor/api-client/diagnostics/observed-failures';
import { usePartHealthStore } from './part-health';
import type { Batch } from '@advisor/api-client/diagnostics/report-queue';
import { startReports } from './start-reports';

type Note = (metric: Pick<Metric, 'id' | 'name' | 'value'> & { navigationURL?: string }) => void;

/** Stands for the browser, which tests have no measurements of. */
const mockNotes = new Map<string, Note>();
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (note: Note) => mockNotes.set(name, note),
    ]),
  ),
);

const remote = (name: string, channel?: ServedRemote['channel']): ServedRemote => ({
  name,
  version: 'v1',
  entry: '',
  global: '',
  contractVersion: 1,
  owns: [`/${name}`],
  navigation: [],
  slots: [],
  ...(channel && { channel }),
});
const registry: ServedRegistry = {
  hostVersion: 'h1',
  remotes: [remote('case', 'canary'), remote('signing')],
};
const routes = [
  { path: '/', children: [{ path: '/case/:caseId?', children: [{ path: 'detail' }] }] },
];

const sent: Batch[] = [];
const addresses = new Set<string>();
const latest = () => sent.at(-1);

/** What `fetch` of tests would hide: the beacon's body, as soon as it is handed over. */
const bodies = new WeakMap<Blob, string>();
const RealBlob = Blob;
class ReadableBlob extends RealBlob {
  constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
    super(parts, options);
    bodies.set(this, String(parts[0]));
  }
}

let early: Batch | undefined;

beforeAll(async () => {
  jest.useFakeTimers();
  global.Blob = ReadableBlob;
  navigator.sendBeacon = (url, body) => {
    addresses.add(`${String(url)} ${(body as Blob).type}`);
    sent.push(JSON.parse(bodies.get(body as Blob) ?? '') as Batch);
    return true;
  };
  observeWindow();
  window.history.pushState(null, '', '/case/3000017/detail');
  observeFailure(errorAt('/host.0123456789.js', 'early'), 'window');
  await startReports({
    registry,
    router: { routes },
    config: { sentryDsn: '', environment: 'test' },
  });
  jest.advanceTimersByTime(5_000);
  early = latest();
});
afterAll(() => {
  global.Blob = RealBlob;
  jest.useRealTimers();
});
beforeEach(() => {
  jest.advanceTimersByTime(60_000);
  sent.length = 0;
});

function errorAt(file: string, message = 'broken') {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at ${window.location.origin}${file}:1:2`;
  return error;
}
const pageOfCase = '/remotes/case/v1/page.0123456789.js';

it('tells of what was before it began', () => {
  expect([...addresses]).toEqual(['/api/v1/diagnostics/reports application/json']);
  expect(early?.errors.map(({ part, version }) => [part, version])).toEqual([['host', 'h1']]);
});

it('tells of an error with its part, version, channel and the pattern of its screen', () => {
  observeFailure(errorAt(pageOfCase), 'render');
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(5_000);
  expect(latest()?.errors).toEqual([
    {
      part: 'case',
      version: 'v1',
      channel: 'canary',
      route: '/case/:caseId?/detail',
      origin: 'render',
      name: 'TypeError',
      fingerprint: expect.stringMatching(/^[0-9a-f]{4}$/),
      frames: [`${pageOfCase}:1:2`],
      count: 1,
    },
  ]);
  expect(usePartHealthStore.getState().case?.errors).toBe(1);
});

it('tells what the page’s policy has kept from happening, and not what was asked for', () => {
  const violation = {
    effectiveDirective: 'connect-src',
    blockedURI: 'https://elsewhere.example/?client=Novák',
    sourceFile: `${window.location.origin}${pageOfCase}`,
    lineNumber: 1,
    columnNumber: 2,
  };
  for (let time = 0; time < 3; time += 1) {
    window.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  }
  jest.advanceTimersByTime(5_000);
  expect(latest()?.errors).toEqual([
    expect.objectContaining({
      part: 'case',
      origin: 'policy',
      name: 'ConnectSrcPolicyError',
      frames: [`${pageOfCase}:1:2`],
      count: 3,
    }),
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/elsewhere|Nov/);
});

it('counts what repeats, and tells of each error once', () => {
  const error = errorAt(pageOfCase);
  for (const one of [error, error, errorAt(pageOfCase), errorAt(pageOfCase)])
    observeFailure(one, 'window');
  jest.advanceTimersByTime(5_000);
  expect(latest()?.errors.map(({ count }) => count)).toEqual([3]);
});

it('sends no faster than every five seconds, and never more than a batch holds', () => {
  for (let second = 0; second < 20; second += 1) {
    for (let index = 0; index < 10; index += 1)
      observeFailure(errorAt(`/remotes/case/v1/p${second}-${index}.0123456789.js`), 'window');
    jest.advanceTimersByTime(1_000);
  }
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.length).toBeLessThan(6);
  expect(Math.max(...sent.map(({ errors }) => errors.length))).toBe(20);
});

it.each<[string, unknown, string]>([
  [
    'a remote that does not load',
    new RemoteLoadError('signing', 'unavailable', 'is away'),
    'signing',
  ],
  ['an error of the host', errorAt('/host.0123456789.js'), 'host'],
  ['an error that shared code throws at a remote', errorBetween(), 'case'],
  ['what has no place, by its screen', 'gone', 'case'],
])('names the part of %s', (_what, thrown, part) => {
  observeFailure(thrown, 'promise');
  jest.advanceTimersByTime(5_000);
  expect(latest()?.errors.map((error) => error.part)).toEqual([part]);
});

function errorBetween() {
  const error = errorAt('/data.0123456789.js');
  error.stack += `\n    at ${window.location.origin}${pageOfCase}:3:4`;
  return error;
}

it.each([
  [
    'the server refused',
    new ApiError({ kind: 'http', status: 404, operationId: caseCalls.get.id }),
  ],
  ['was stopped', new DOMException('', 'AbortError')],
  ['a loader answers', new Response(null, { status: 403 })],
])('says nothing of what %s', (_what, error) => {
  observeFailure(error, 'loader');
  jest.advanceTimersByTime(5_000);
  expect(sent).toEqual([]);
});

it('observes what nobody has caught', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: errorAt(pageOfCase, 'one') }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  const rejected = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(rejected, { reason: errorAt(pageOfCase, 'another') }));
  jest.advanceTimersByTime(5_000);
  expect(latest()?.errors.map(({ origin }) => origin)).toEqual(['window', 'promise']);
});

it('sends what it has when the page is left, load times too, each once', () => {
  usePartHealthStore.setState({
    case: { errors: 0, load: { state: 'loaded', durationMs: 120 } },
    signing: { errors: 0, load: { state: 'loading' } },
  });
  observeFailure(errorAt(pageOfCase, 'last'), 'window');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  expect(latest()?.errors).toHaveLength(1);
  expect(latest()?.vitals).toEqual([
    {
      part: 'case',
      version: 'v1',
      channel: 'canary',
      route: '/case/:caseId?/detail',
      name: 'LOAD',
      value: 120,
    },
  ]);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

const measure = (name: Metric['name'], value: number, navigationURL?: string) =>
  mockNotes.get(name)?.({
    id: `id of ${name}`,
    name,
    value,
    ...(navigationURL && { navigationURL }),
  });

it('measures a screen by its last value, with the screen that it grew on', () => {
  measure('LCP', 900);
  measure('INP', 40);
  window.history.pushState(null, '', '/signing/9');
  measure('LCP', 1_000);
  measure('INP', 80);
  measure('CLS', 0.1, `${window.location.origin}/case/7`);
  window.dispatchEvent(new Event('pagehide'));
  expect(
    latest()?.vitals.map(({ part, route, name, value }) => [part, route, name, value]),
  ).toEqual([
    ['case', '/case/:caseId?/detail', 'LCP', 1_000],
    ['signing', '/*', 'INP', 80],
    ['case', '/case/:caseId?', 'CLS', 0.1],
  ]);
  measure('INP', 90);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});
