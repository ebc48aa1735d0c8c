import { sessionCalls } from '@advisor/contracts/session/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { isServerBack, reconnectIntervalMs, whenServerIsBack } from './connection';

const server = mockServer(handle(sessionCalls.loggedInUser, advisorUser()));

it.each([
  ['answers', advisorUser(), true],
  ['has forgotten the session', failure(401), true],
  ['fails by itself', failure(500), true],
  ['is away behind its gateway', failure(503), false],
  ['does not answer', networkFailure(), false],
])('knows a server that %s', async (_name, answer, isBack) => {
  server.use(handle(sessionCalls.loggedInUser, answer));
  await expect(isServerBack()).resolves.toBe(isBack);
});

describe('waiting for the server', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }),
  );
  afterEach(() => jest.useRealTimers());

  it('asks until there is an answer, then once more never', async () => {
    const asked = jest.fn();
    const fetched = jest.spyOn(globalThis, 'fetch');
    fetched.mockRejectedValueOnce(new TypeError('refused'));
    fetched.mockImplementation(async () => Response.json(advisorUser()));
    whenServerIsBack(asked);
    await jest.advanceTimersByTimeAsync(reconnectIntervalMs);
    expect(asked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(reconnectIntervalMs);
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(reconnectIntervalMs * 5);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('asks at once when the computer is online again', async () => {
    const asked = jest.fn();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(advisorUser()));
    whenServerIsBack(asked);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(reconnectIntervalMs * 3);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('stops when nobody waits any more', async () => {
    const asked = jest.fn();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(advisorUser()));
    whenServerIsBack(asked)();
    await jest.advanceTimersByTimeAsync(reconnectIntervalMs * 3);
    expect(asked).not.toHaveBeenCalled();
  });
});
