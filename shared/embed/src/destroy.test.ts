import { embedSigning, type Place } from './parent';
import { envelope, lastOf } from './testing/envelopes';
import { frameOf, framedWindows } from './testing/fake-window';

const portal = 'https://portal.example';
const bank = 'https://bank.example';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function embed(place: (frame: HTMLIFrameElement) => Place) {
  const { parent, child } = framedWindows(portal, bank);
  const announced = jest.fn();
  const embedded = embedSigning({
    baseUrl: bank,
    processType: 'STANDARD',
    org: '0100',
    documentExternalId: 'EP-000001',
    getCode: async () => 'one-time-code-of-the-server',
    onLoadError: announced,
    onDirty: announced,
    window: parent.asWindow,
    ...place(frameOf(parent, child)),
  });
  const hello = { minV: 1, maxV: 1, build: 'b', nonce: crypto.randomUUID() };
  const sayHello = () => parent.receive(envelope({ type: 'hello', seq: 0, payload: hello }), child);
  return { parent, child, embedded, announced, sayHello };
}

const inPagesFrame = () => embed((frame) => ({ frame }));

it('empties a frame of the page, so that nothing in it goes on', () => {
  const { parent, child, embedded, sayHello } = inPagesFrame();
  sayHello();
  embedded.destroy();
  expect(lastOf(child, 'destroy')).toBeDefined();
  expect(child.seenBy(parent).location.replace.mock.calls).toEqual([['about:blank']]);
});

it('empties it also before it has said anything, and tells nothing later', () => {
  const { parent, child, embedded, announced, sayHello } = inPagesFrame();
  embedded.destroy();
  expect(child.seenBy(parent).location.replace).toHaveBeenCalledWith('about:blank');
  const before = child.posted.length;
  sayHello();
  jest.advanceTimersByTime(60_000);
  expect(child.posted).toHaveLength(before);
  expect(announced).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

it('takes away a frame that was made for it', () => {
  const container = document.createElement('div');
  const { embedded } = embed(() => ({ container }));
  embedded.destroy();
  expect(container.childNodes).toHaveLength(0);
});

it('waits for no answer of a frame that the page has taken out', async () => {
  let shown!: HTMLIFrameElement;
  const { embedded, sayHello } = embed((frame) => {
    document.body.append((shown = frame));
    return { frame };
  });
  sayHello();
  shown.remove();
  await expect(embedded.canClose()).rejects.toMatchObject({ code: 'notConnected' });
});
