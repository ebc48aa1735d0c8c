import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { EmbeddedSigning } from './options';
import { SigningFrame, type SigningFrameProps } from './react';
import { envelope } from './testing/envelopes';

const bank = 'https://bank.example';
const props: SigningFrameProps = {
  baseUrl: bank,
  processType: 'STANDARD',
  org: '0100',
  documentExternalId: 'EP-000001',
  getCode: async () => 'one-time-code-of-the-server',
};

const frames = () => [...document.querySelectorAll('iframe')];
/** A message of the frame that is shown, as the browser delivers it. */
function receive(fields: Parameters<typeof envelope>[0]): void {
  const source = frames()[0]!.contentWindow;
  const event = new MessageEvent('message', { data: envelope(fields), origin: bank, source });
  window.dispatchEvent(event);
}

/** Answers the handshake as the frame does; returns what the frame was sent. */
function connect() {
  const post = jest
    .spyOn(frames()[0]!.contentWindow!, 'postMessage')
    .mockImplementation(() => undefined);
  const payload = { minV: 1, maxV: 1, build: 'b', nonce: crypto.randomUUID() };
  receive({ type: 'hello', seq: 0, payload });
  const sent = () => post.mock.calls.map(([message]) => message as ReturnType<typeof envelope>);
  return { sent, sid: sent()[0]!.sid };
}

it('shows one frame, in StrictMode too, and takes it away', () => {
  const { unmount } = render(
    <StrictMode>
      <SigningFrame {...props} />
    </StrictMode>,
  );
  expect(frames()).toHaveLength(1);
  unmount();
  expect(frames()).toHaveLength(0);
});

it('keeps its frame over renders and calls the latest callbacks', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender } = render(<SigningFrame {...props} onDirty={first} navigationOrigins={[]} />);
  const [frame] = frames();
  const { sid } = connect();
  rerender(<SigningFrame {...props} onDirty={second} navigationOrigins={[]} />);
  receive({ type: 'dirty', sid, seq: 1, payload: { dirty: true } });
  rerender(<SigningFrame {...props} />);
  receive({ type: 'dirty', sid, seq: 2, payload: { dirty: false } });
  expect(frames()).toEqual([frame]);
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([[{ dirty: true }]]);
});

it('tells the frame another theme', () => {
  const { rerender } = render(<SigningFrame {...props} theme="light" />);
  const { sent } = connect();
  rerender(<SigningFrame {...props} theme="dark" />);
  expect(sent().at(-1)).toMatchObject({ type: 'configure', payload: { theme: 'dark' } });
});

it('shows another document in another frame', () => {
  const { rerender } = render(<SigningFrame {...props} />);
  rerender(<SigningFrame {...props} documentExternalId="EP-000002" />);
  expect(frames().map(({ src }) => new URL(src).searchParams.get('documentExternalId'))).toEqual([
    'EP-000002',
  ]);
});

it('gives its handle while it is shown', () => {
  const signingRef: { current: EmbeddedSigning | null } = { current: null };
  const { unmount } = render(<SigningFrame {...props} signingRef={signingRef} />);
  expect(signingRef.current?.frame).toBe(frames()[0]);
  unmount();
  expect(signingRef.current).toBeNull();
});

it('gives its handle to a function, which need not be the same at each render', () => {
  const given: (EmbeddedSigning | null)[] = [];
  const { rerender, unmount } = render(
    <SigningFrame {...props} signingRef={(handle) => void given.push(handle)} />,
  );
  const [frame] = frames();
  rerender(<SigningFrame {...props} signingRef={(handle) => void given.push(handle)} />);
  expect(frames()).toEqual([frame]);
  unmount();
  expect(given.map((handle) => handle?.frame)).toEqual([frame, undefined]);
});

it('keeps its frame when its name changes', () => {
  const { rerender } = render(<SigningFrame {...props} title="Smlouva" />);
  const [frame] = frames();
  rerender(<SigningFrame {...props} title="Contract" />);
  expect(frames()).toEqual([frame]);
  expect(frame!.title).toBe('Contract');
});
