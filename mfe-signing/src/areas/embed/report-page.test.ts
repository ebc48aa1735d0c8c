import { ApiError } from '@advisor/api-client/api-error';
import { observeFailure, observeWindow } from '@advisor/api-client/diagnostics/observed-failures';
import type { Batch } from '@advisor/api-client/diagnostics/report-queue';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { reportPage } from './report-page';

const secret = 'Jan Novák 850101/1234';
type Note = (vital: { id: string; name: 'LCP'; value: number; path: string }) => void;

/** Stands for the browser, which tests have no measurements of. */
const mockNotes: Note[] = [];
jest.mock('@advisor/api-client/diagnostics/web-vitals', () => ({
  measureVitals: (note: Note) => mockNotes.push(note),
}));

const sent: { batch: Batch; address: string }[] = [];
const bodies: string[] = [];
const RealBlob = Blob;

beforeEach(() => {
  jest.useFakeTimers();
  global.Blob = class extends RealBlob {
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(parts, options);
      bodies.push(String(parts[0]));
    }
  };
  navigator.sendBeacon = (address) => {
    sent.push({ address: String(address), batch: JSON.parse(bodies.at(-1) ?? '') as Batch });
    return true;
  };
});
afterEach(() => {
  global.Blob = RealBlob;
  jest.useRealTimers();
});

const page = {
  part: 'signing-embed',
  version: '0a1b2c',
  channel: 'stable',
  route: '/embed/signing',
};

it('tells the own server of errors and speed by version, and of nobody', () => {
  observeWindow();
  window.history.replaceState(null, '', `/embed/signing?org=0100&documentExternalId=EP-000017`);
  observeFailure(new TypeError(secret), 'render', `\n    at Card (${secret})`);
  reportPage('0a1b2c');
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError(secret) }));
  observeFailure(
    new ApiError({ kind: 'http', status: 500, operationId: signatureCalls.get.id }),
    'promise',
  );
  mockNotes.at(-1)?.({ id: 'a', name: 'LCP', value: 812, path: '/embed/signing' });
  jest.advanceTimersByTime(1_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/v1/diagnostics/reports',
    '/api/v1/diagnostics/reports',
  ]);
  const [errors, vitals] = sent.map(({ batch }) => batch);
  expect(errors?.errors).toMatchObject([
    { ...page, name: 'TypeError', origin: 'render', count: 1 },
    { ...page, name: 'RangeError', origin: 'window', count: 1 },
  ]);
  expect(vitals?.vitals).toEqual([{ ...page, name: 'LCP', value: 812 }]);
  expect(JSON.stringify(sent)).not.toMatch(/Nov|850101|EP-|0100/);
});
