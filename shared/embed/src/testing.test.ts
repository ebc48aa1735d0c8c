import { embedSigning } from './parent';
import { playSigning } from './testing';

const baseUrl = 'https://bank.example';
const code = 'one-time-code-of-the-server';

function embed(callbacks: object = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  const signing = embedSigning({
    container,
    baseUrl,
    processType: 'STANDARD',
    org: '0100',
    documentExternalId: 'EP-000001',
    getCode: async () => code,
    ...callbacks,
  });
  return { signing, played: playSigning(signing.frame, baseUrl) };
}
/** What the page does with a code comes after it. */
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('plays a signature from the first load to the end', async () => {
  const heard: unknown[] = [];
  const note = (name: string) => (payload: unknown) => heard.push([name, payload]);
  const { signing, played } = embed({
    onReady: note('ready'),
    onDeclined: note('declined'),
    onRefresh: note('refresh'),
  });
  played.load();
  await settled();
  expect(played.told).toMatchObject([{ type: 'init', payload: { code } }]);
  played.tell('ready', { documentId: 'EP-000001', height: 320 });
  played.closeState = { dirty: true, signing: false };
  await expect(signing.canClose()).resolves.toEqual({ dirty: true, signing: false });
  played.tell('signStarted', { operationId: 'o1' });
  played.refresh('signed');
  played.tell('declined', { operationId: 'o1' });
  expect(heard).toEqual([
    ['ready', { documentId: 'EP-000001', height: 320 }],
    ['refresh', { reason: 'signed' }],
    ['declined', { operationId: 'o1' }],
  ]);
  signing.destroy();
  expect(played.told.at(-1)).toMatchObject({ type: 'destroy' });
});

it('says what is missing when the page has not answered', () => {
  const { signing, played } = embed();
  expect(() => played.tell('dirty', { dirty: true })).toThrow('load()');
  signing.destroy();
});
