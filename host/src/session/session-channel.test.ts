import { announceSession, onSessionEvent } from './session-channel';

const key = 'advisor.session-event';

/** What a browser tells the other tabs after a change of storage. */
const hearInAnotherTab = () =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));

it.each([
  { kind: 'signed-in' },
  { kind: 'signed-out', query: { authAction: 'manual-sign-out' } },
  {
    kind: 'signed-out',
    query: { authAction: 'expirated-sign-in', authMessage: 'expirated-idle-time' },
  },
  { kind: 'signed-out', query: { reason: 'no_permission' } },
] as const)('other tabs hear %j', (event) => {
  const listener = jest.fn();
  const stop = onSessionEvent(listener);
  announceSession(event);
  hearInAnotherTab();
  stop();
  hearInAnotherTab();
  expect(listener.mock.calls).toEqual([[event]]);
});

it('never stores where the user was', () => {
  announceSession({
    kind: 'signed-out',
    query: { authAction: 'expirated-sign-in', redirect: '/mortgage/case-detail/7' } as object,
  });
  expect(localStorage.getItem(key)).not.toContain('mortgage');
});
