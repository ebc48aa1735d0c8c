import { embedCalls } from '@advisor/contracts/embed/calls';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { running, signatures } from '../../testing/signature-fixtures';
import {
  openedPage,
  pageAddress as address,
  pageSettings as settings,
  pass,
  startPage,
} from './testing/open-page';

let reads = 0;
const read = () => {
  reads += 1;
  return signatures([running()]);
};
const server = mockServer(
  handle(embedCalls.exchangeCode, { idleSeconds: 1_800 }),
  handle(embedCalls.endSession, undefined),
  handle(signatureCalls.getWithMethods, read),
  handle(signatureCalls.get, read),
);

beforeEach(() => {
  reads = 0;
});
afterEach(() => openedPage.end());

it.each([
  ['badParameters', { ...address, processType: 'PAPER' }, settings],
  ['badParameters', { processType: 'STANDARD', org: '0100' }, settings],
  ['misconfigured', address, { ...settings, ePodpisyEndpoint: '' }],
])('tells the parent of %s, as it tells the user', async (code, query, written) => {
  const onLoadError = jest.fn();
  await startPage({ onLoadError }, { query, settings: written });
  await pass(30);
  expect(onLoadError.mock.calls).toEqual([[{ code }]]);
  expect(document.querySelector('[role=alert]')).toBeInTheDocument();
  expect(reads).toBe(0);
});

it('asks for the state of signing no more once the parent has ended it', async () => {
  await startPage();
  await pass(30);
  const before = reads;
  expect(before).toBeGreaterThan(3);
  openedPage.embedded?.destroy();
  await pass(120);
  window.dispatchEvent(new Event('focus'));
  await pass(120);
  expect(reads).toBe(before);
});

it('tells the parent of a server that does not answer the code, with the trace id', async () => {
  server.use(handle(embedCalls.exchangeCode, failure(503)));
  const onLoadError = jest.fn();
  await startPage({ onLoadError });
  await pass(30);
  expect(onLoadError.mock.calls).toEqual([[{ code: 'unavailable', traceId: 'test-trace' }]]);
});
