import { ApiError } from '@advisor/api-client/api-error';
import { embedCalls } from '@advisor/contracts/embed/calls';
import { FrameSession, type OpenedSession } from './frame-session';

const failure = (status: number) =>
  new ApiError({
    kind: status === 0 ? 'network' : 'http',
    status,
    operationId: embedCalls.exchangeCode.id,
    traceId: 'trace',
  });

function setUp() {
  const exchange = jest.fn<Promise<OpenedSession>, [string]>(async () => ({
    idleSeconds: 1_800,
  }));
  const callbacks = {
    onExpiring: jest.fn(),
    onExpired: jest.fn(),
    onOpened: jest.fn(),
    onMissing: jest.fn(),
    onUnavailable: jest.fn(),
  };
  return { exchange, callbacks, session: new FrameSession({ exchange, ...callbacks }) };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('opens with a code', async () => {
  const { session, exchange } = setUp();
  session.open('code-1');
  expect(session.state).toEqual({ kind: 'starting' });
  await settled();
  expect(session.state).toEqual({ kind: 'open', isEnded: false });
  expect(exchange.mock.calls).toEqual([['code-1']]);
});

it('tries the session that the browser has when there is no code', () => {
  const { session, exchange } = setUp();
  session.open(undefined);
  expect(session.state).toEqual({ kind: 'open', isEnded: false });
  expect(exchange).not.toHaveBeenCalled();
});

it('waits for a code that is being exchanged, when there is no other', async () => {
  const { session, exchange } = setUp();
  session.open('code-1');
  session.open(undefined);
  expect(session.state).toEqual({ kind: 'starting' });
  await settled();
  expect(session.state).toEqual({ kind: 'open', isEnded: false });
  expect(exchange).toHaveBeenCalledTimes(1);
});

it.each([400, 401, 429])(
  'says that a code is refused (%d), and opens with the next',
  async (status) => {
    const { session, exchange, callbacks } = setUp();
    exchange.mockRejectedValueOnce(failure(status));
    session.open('used');
    await settled();
    expect(session.state).toEqual({ kind: 'missing', reason: 'codeRefused' });
    expect(callbacks.onMissing.mock.calls).toEqual([['codeRefused']]);
    session.open('fresh');
    await settled();
    expect(session.state).toEqual({ kind: 'open', isEnded: false });
  },
);

it.each([0, 500, 503])('tries the same code again after %d', async (status) => {
  const { session, exchange, callbacks } = setUp();
  exchange.mockRejectedValueOnce(failure(status));
  session.open('code');
  await settled();
  expect(session.state).toEqual({ kind: 'unavailable', traceId: 'trace' });
  expect(callbacks.onUnavailable.mock.calls).toEqual([['trace']]);
  session.retry();
  await settled();
  expect(session.state).toEqual({ kind: 'open', isEnded: false });
  expect(exchange.mock.calls).toEqual([['code'], ['code']]);
});

it('keeps what is shown when the session ends, and goes on after a renewal', async () => {
  const { session, callbacks } = setUp();
  session.open('first');
  await settled();
  session.prove();
  session.refuse();
  session.refuse();
  expect(session.state).toEqual({ kind: 'open', isEnded: true });
  expect(callbacks.onExpired).toHaveBeenCalledTimes(1);
  session.open('second');
  expect(session.state.kind).toBe('open');
  await settled();
  expect(session.state).toEqual({ kind: 'open', isEnded: false });
  expect(callbacks.onOpened.mock.calls).toEqual([[false], [true]]);
});

it('warns two minutes before the end, counted from the last call', async () => {
  const { session, callbacks } = setUp();
  session.open('code');
  await settled();
  jest.advanceTimersByTime(1_000_000);
  session.touch();
  jest.advanceTimersByTime(1_679_999);
  expect(callbacks.onExpiring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callbacks.onExpiring.mock.calls).toEqual([[120]]);
});

it('counts the answer to the latest code only', async () => {
  const { session, exchange } = setUp();
  exchange.mockImplementationOnce(
    () => new Promise((_, reject) => setTimeout(() => reject(failure(401)), 1_000)),
  );
  session.open('slow');
  session.open('quick');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(session.state).toEqual({ kind: 'open', isEnded: false });
});

it('knows a browser that does not keep the session, and where to go instead', async () => {
  const { session, exchange, callbacks } = setUp();
  exchange.mockResolvedValueOnce({ idleSeconds: 1_800, documentOnSAId: 7 });
  session.open('code');
  await settled();
  session.refuse();
  expect(session.state).toEqual({ kind: 'missing', reason: 'sessionNotKept', documentOnSAId: 7 });
  expect(callbacks.onMissing.mock.calls).toEqual([['sessionNotKept']]);
  expect(callbacks.onExpired).not.toHaveBeenCalled();
});

it('tells that there never was a session from one that has ended', () => {
  const { session, callbacks } = setUp();
  session.open(undefined);
  session.refuse();
  expect(session.state).toEqual({ kind: 'missing', reason: 'noSession' });
  expect(callbacks.onMissing.mock.calls).toEqual([['noSession']]);
});

it.each([403, 503])(
  'asks for another code when one did not bring the session back (%d)',
  async (status) => {
    const { session, exchange, callbacks } = setUp();
    session.open('first');
    await settled();
    session.prove();
    session.refuse();
    exchange.mockRejectedValueOnce(failure(status));
    session.open('second');
    await settled();
    expect(session.state).toEqual({ kind: 'open', isEnded: true });
    expect(callbacks.onExpired).toHaveBeenCalledTimes(2);
  },
);

/** A session that was used and then ended. */
async function ended() {
  const made = setUp();
  made.session.open('first');
  await settled();
  made.session.prove();
  made.session.refuse();
  return made;
}

describe('whoever waits for a session that has ended', () => {
  it('goes on with the next one', async () => {
    const { session } = await ended();
    const renewed = session.renewed(10_000);
    session.open('second');
    await expect(renewed).resolves.toBe(true);
  });

  it('does not wait for ever', async () => {
    const { session } = await ended();
    const renewed = session.renewed(10_000);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(renewed).resolves.toBe(false);
  });
});
