import type { AdvisorSigningElement } from './element';
import './element';
import { envelope } from './testing/envelopes';

const bank = 'https://bank.example';
const attributes = {
  'base-url': bank,
  'process-type': 'STANDARD',
  org: '0100',
  'document-external-id': 'EP-000001',
};

async function show(more: Record<string, string> = {}): Promise<AdvisorSigningElement> {
  const element = document.createElement('advisor-signing');
  for (const [name, value] of Object.entries({ ...attributes, ...more })) {
    element.setAttribute(name, value);
  }
  element.getCode = async () => 'one-time-code-of-the-server';
  document.body.append(element);
  await Promise.resolve();
  return element;
}
const frameOf = (element: Element) => element.querySelector('iframe');

/** The frame says hello; returns how it tells events. */
function connect(element: AdvisorSigningElement) {
  const source = frameOf(element)!.contentWindow!;
  const sent = jest.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  const say = (fields: Parameters<typeof envelope>[0]) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: envelope(fields), origin: bank, source }),
    );
  say({
    type: 'hello',
    seq: 0,
    payload: { minV: 1, maxV: 1, build: 'b', nonce: crypto.randomUUID() },
  });
  const { sid } = sent.mock.calls[0]![0] as unknown as { sid: string };
  let seq = 0;
  return {
    tell: (type: string, payload: object) => say({ type, payload, sid, seq: (seq += 1) }),
    lastSent: () => sent.mock.calls.at(-1)![0] as unknown as { type: string; payload: unknown },
  };
}

afterEach(() => document.body.replaceChildren());

it('shows signing by its attributes, once it can ask for codes', async () => {
  const element = document.createElement('advisor-signing');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await Promise.resolve();
  expect(frameOf(element)).toBeNull();
  element.getCode = async () => 'one-time-code-of-the-server';
  await Promise.resolve();
  expect(new URL(frameOf(element)!.src).searchParams.get('documentExternalId')).toBe('EP-000001');
  expect(element.signing?.frame).toBe(frameOf(element));
});

it('dispatches what the frame tells', async () => {
  const element = await show();
  const heard: unknown[] = [];
  element.addEventListener('advisor-sign-started', (event) => heard.push(event));
  connect(element).tell('signStarted', { operationId: 'o1' });
  expect(heard).toMatchObject([{ type: 'advisor-sign-started', detail: { operationId: 'o1' } }]);
});

it('changes theme and name in place, and another document in another frame', async () => {
  const element = await show();
  const frame = frameOf(element);
  const { lastSent } = connect(element);
  element.setAttribute('theme', 'dark');
  expect(lastSent()).toMatchObject({ type: 'configure', payload: { theme: 'dark' } });
  element.setAttribute('frame-title', 'Smlouva');
  expect(frameOf(element)).toBe(frame);
  expect(frame!.title).toBe('Smlouva');
  element.setAttribute('document-external-id', 'EP-000002');
  await Promise.resolve();
  expect(element.querySelectorAll('iframe')).toHaveLength(1);
  expect(frameOf(element)).not.toBe(frame);
});

it('ends with the page’s removal of it', async () => {
  const element = await show();
  element.remove();
  expect(frameOf(element)).toBeNull();
  expect(element.signing).toBeUndefined();
});
