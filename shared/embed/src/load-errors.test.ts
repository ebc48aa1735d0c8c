import { code, parentPage, pass, settled } from './testing/parent-page';

let page: ReturnType<typeof parentPage>;

const open = (changes: Parameters<typeof parentPage>[0] = {}) => (page = parentPage(changes));
const never = () => new Promise<string>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  page.embedded.destroy();
  page.container.remove();
  jest.useRealTimers();
});

it('says that the own server gave no code, and why', async () => {
  const cause = new Error('403');
  open({ getCode: () => Promise.reject(cause) });
  page.sayHello();
  await settled();
  page.tell('loadError', { code: 'noSession' });
  expect(page.event('LoadError')).toEqual([{ code: 'codeFailed', cause }]);
});

it.each([
  ['nonsense', 'nonsense'],
  ['nothing', undefined],
  ['an object', { code }],
])('takes %s for no code', async (_, given) => {
  open({ getCode: async () => given as string });
  page.sayHello();
  await settled();
  expect(page.sent('init')[0]?.payload).not.toHaveProperty('code', expect.anything());
  page.tell('loadError', { code: 'noSession' });
  expect(page.event('LoadError')).toMatchObject([
    { code: 'codeFailed', cause: expect.any(TypeError) },
  ]);
});

it('waits no longer than the limit for a code', async () => {
  open({ getCode: never, timeoutMs: 5_000 });
  await pass(1_000);
  page.sayHello();
  await pass(5_000);
  expect(page.event('LoadError')).toEqual([{ code: 'codeFailed', reason: 'timeout' }]);
  await pass(1_000);
  expect(page.sent('init')).toHaveLength(1);
});

it('has a session of before although there is no code: that is no failure', async () => {
  open({ getCode: () => Promise.reject(new Error('down')) });
  page.sayHello();
  await settled();
  page.tell('ready', { documentId: 'EP-000001', height: 300 });
  await pass(60_000);
  expect(page.event('LoadError')).toEqual([]);
});

it('says that nothing can be used in time, also after a reload', async () => {
  open({ timeoutMs: 5_000 });
  page.sayHello();
  await pass(5_000);
  expect(page.event('LoadError')).toEqual([{ code: 'notReady' }]);
  page.sayHello();
  await settled();
  page.tell('ready', { documentId: 'EP-000001', height: 300 });
  await pass(60_000);
  page.sayHello();
  await pass(5_000);
  expect(page.event('LoadError')).toHaveLength(2);
});

it('says once why, however long the page waits', async () => {
  open();
  page.sayHello();
  await settled();
  page.tell('loadError', { code: 'dataUnavailable', reason: 'HTTP_403', traceId: 't1' });
  await pass(120_000);
  expect(page.event('LoadError')).toEqual([
    { code: 'dataUnavailable', reason: 'HTTP_403', traceId: 't1' },
  ]);
});

it('passes on a code that a newer frame has', async () => {
  open();
  page.sayHello();
  page.tell('loadError', { code: 'outOfInk' });
  expect(page.event('LoadError')).toEqual([{ code: 'other', reason: 'outOfInk' }]);
});

it('says at once that the page’s own policy blocks the frame', () => {
  open();
  const violation = new Event('securitypolicyviolation');
  document.dispatchEvent(
    Object.assign(violation, {
      effectiveDirective: 'frame-src',
      blockedURI: 'https://bank.example',
    }),
  );
  jest.advanceTimersByTime(60_000);
  expect(page.event('LoadError')).toEqual([{ code: 'blockedByPolicy' }]);
});

it('takes no other frame’s violation for its own', () => {
  open();
  for (const blockedURI of ['https://bank.example.evil', 'https://maps.example/x']) {
    const violation = new Event('securitypolicyviolation');
    document.dispatchEvent(
      Object.assign(violation, { effectiveDirective: 'frame-src', blockedURI }),
    );
  }
  expect(page.event('LoadError')).toEqual([]);
});

it('keeps its height until a frame that is not painted has one', async () => {
  open({ initialHeight: 250 });
  page.sayHello();
  await settled();
  page.tell('ready', { documentId: 'EP-000001', height: 0 });
  expect(page.event('Ready')).toHaveLength(1);
  expect(page.embedded.frame.style.height).toBe('250px');
});
