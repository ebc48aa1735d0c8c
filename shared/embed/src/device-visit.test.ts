import { parentPage, pad, pass, settled } from './testing/parent-page';

let page: ReturnType<typeof parentPage>;

/** The card is shown, and its frame has gone to the signing device. */
async function visit(changes: Parameters<typeof parentPage>[0] = {}): Promise<void> {
  page = parentPage(changes);
  page.sayHello();
  await settled();
  page.tell('ready', { documentId: 'EP-000001', height: 307 });
  page.tell('signStarted', { operationId: 'o1' });
  page.tell('deviceShown', { place: 'frame' });
}
const wayBack = () => page.container.querySelector('button');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  page.embedded.destroy();
  page.container.remove();
  jest.useRealTimers();
});

it('gives the device’s page a height of its own, which tells none', async () => {
  await visit();
  expect(page.embedded.frame.style.height).toBe('800px');
  page.tell('resize', { height: 300 });
  expect(page.embedded.frame.style.height).toBe('800px');
  page.sayHello();
  await settled();
  page.tell('ready', { documentId: 'EP-000001', height: 310 });
  expect(page.embedded.frame.style.height).toBe('310px');
  expect(page.calls.map(([name]) => name)).toEqual(['Ready', 'DeviceShown', 'DeviceLeft', 'Ready']);
});

it('takes the height that the page chose for its devices, and never a lower one than the lowest', async () => {
  await visit({ deviceHeight: 950, minHeight: 320 });
  expect(page.embedded.frame.style.height).toBe('950px');
  page.sayHello();
  await settled();
  page.tell('resize', { height: 200 });
  expect(page.embedded.frame.style.height).toBe('320px');
});

it('answers at once that somebody is signing', async () => {
  await visit();
  await expect(page.embedded.canClose()).resolves.toEqual({ dirty: false, signing: true });
  expect(page.embedded.closeState).toEqual({ dirty: false, signing: true });
  page.sayHello();
  await settled();
  expect(page.embedded.closeState).toEqual({ dirty: false, signing: false });
});

it('keeps the keyboard in the frame, from which the browser takes it on the way to another site', async () => {
  page = parentPage();
  const { frame } = page.embedded;
  page.sayHello();
  await settled();
  frame.focus();
  page.tell('deviceShown', { place: 'frame' });
  frame.blur();
  frame.dispatchEvent(new Event('load'));
  expect(document.activeElement).toBe(frame);
  frame.blur();
  page.sayHello();
  await settled();
  expect(document.activeElement).toBe(frame);
});

it('takes the keyboard from nobody', async () => {
  await visit();
  page.embedded.frame.dispatchEvent(new Event('load'));
  expect(document.activeElement).toBe(document.body);
  page.sayHello();
  await settled();
  page.embedded.frame.focus();
  page.tell('deviceShown', { place: 'frame' });
  wayBack()!.focus();
  page.embedded.frame.dispatchEvent(new Event('load'));
  expect(document.activeElement).toBe(wayBack());
});

it('says that the device’s page does not load', async () => {
  await visit({ timeoutMs: 5_000 });
  await pass(4_999);
  expect(page.event('LoadError')).toEqual([]);
  await pass(1);
  expect(page.event('LoadError')).toEqual([{ code: 'deviceUnavailable', reason: 'notLoaded' }]);
});

it('says that the frame does not come back, once', async () => {
  await visit({ deviceTimeoutMs: 60_000 });
  page.embedded.frame.dispatchEvent(new Event('load'));
  await pass(59_999);
  expect(page.event('LoadError')).toEqual([]);
  await pass(120_000);
  expect(page.event('LoadError')).toEqual([{ code: 'deviceUnavailable', reason: 'notReturned' }]);
});

it('says at once that the page’s own policy blocks the device', async () => {
  await visit();
  const violation = new Event('securitypolicyviolation');
  Object.assign(violation, { effectiveDirective: 'frame-src', blockedURI: pad });
  document.dispatchEvent(violation);
  expect(page.event('LoadError')).toEqual([
    { code: 'deviceUnavailable', reason: 'blockedByPolicy' },
  ]);
});

it('offers a way back of its own, in the page’s language', async () => {
  await visit({ locale: 'en' });
  page.embedded.frame.src = `${pad}/1`;
  expect(wayBack()).toHaveTextContent('Back to signing');
  wayBack()!.click();
  expect(new URL(page.embedded.frame.src).pathname).toBe('/embed/signing');
  page.sayHello();
  await settled();
  expect(wayBack()).toBeNull();
});

it('knows that the frame goes to the device where the page leaves a retry to it', async () => {
  page = parentPage();
  page.sayHello();
  await settled();
  page.tell('redirect', { navigate: `${pad}/1` }, 'request');
  expect(page.event('DeviceShown')).toEqual([{ place: 'frame' }]);
  expect(page.embedded.frame.style.height).toBe('800px');
  await expect(page.embedded.canClose()).resolves.toEqual({ dirty: false, signing: true });
});

it('leaves the frame as it is while a window of its own is open', async () => {
  page = parentPage();
  page.sayHello();
  await settled();
  page.tell('ready', { documentId: 'EP-000001', height: 307 });
  page.tell('deviceShown', { place: 'window' });
  expect(page.embedded.frame.style.height).toBe('307px');
  expect(page.embedded.closeState.signing).toBe(true);
  page.tell('deviceLeft');
  expect(page.embedded.closeState.signing).toBe(false);
});

it('goes with the frame', async () => {
  await visit({ timeoutMs: 5_000 });
  page.embedded.destroy();
  await pass(700_000);
  expect(page.container).toBeEmptyDOMElement();
  expect(page.event('LoadError')).toEqual([]);
});
