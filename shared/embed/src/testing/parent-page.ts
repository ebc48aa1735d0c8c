import { embedSigning } from '../parent';
import type { EmbeddedSigning, SigningOptions } from '../options';
import { envelope, lastOf, sentTo } from './envelopes';
import { frameOf, framedWindows } from './fake-window';

const bank = 'https://bank.example';
export const pad = 'https://pad.example';
export const code = 'one-time-code-of-the-server';

/** A page that embeds signing by the published client, and the frame's side played by hand. */
export function parentPage(changes: Partial<SigningOptions> = {}) {
  const { parent, child } = framedWindows('https://portal.example', bank);
  const container = document.createElement('div');
  document.body.append(container);
  const frame = frameOf(parent, child);
  const getCode = jest.fn(async () => code);
  const calls: [name: string, payload: unknown][] = [];
  const recorders = Object.fromEntries(
    ['Ready', 'LoadError', 'StatusChanged', 'DeviceShown', 'DeviceLeft', 'SessionExpired'].map(
      (name) => [`on${name}`, (payload: unknown) => calls.push([name, payload])],
    ),
  );
  // The element of the page is taken for one that was made in the container.
  jest.spyOn(document, 'createElement').mockReturnValueOnce(frame);
  const embedded: EmbeddedSigning = embedSigning({
    baseUrl: bank,
    processType: 'STANDARD',
    org: '0100',
    documentExternalId: 'EP-000001',
    navigationOrigins: [pad],
    getCode,
    window: parent.asWindow,
    ...recorders,
    ...changes,
    container,
  });
  let seq = 0;
  return {
    parent,
    container,
    embedded,
    getCode,
    /** What the page was told, in order. */
    calls,
    event: (name: string) =>
      calls.filter(([event]) => event === name).map(([, payload]) => payload),
    /** The frame loads. */
    sayHello() {
      seq = 0;
      const payload = { minV: 1, maxV: 1, build: 'b', nonce: crypto.randomUUID() };
      parent.receive(envelope({ type: 'hello', seq: 0, payload }), child);
    },
    /** A message of the frame within the handshake. */
    tell(type: string, payload: unknown = {}, kind = 'event') {
      const { sid } = lastOf(child, 'helloAck');
      parent.receive(envelope({ type, payload, kind, sid, seq: ++seq }), child);
    },
    sent: (type: string) => sentTo(child).filter((message) => message.type === type),
  };
}

export const settled = () => jest.advanceTimersByTimeAsync(0);
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
