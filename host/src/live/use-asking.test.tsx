import { hearLive, useLive } from '@advisor/shell/live';
import { renderHook } from '@testing-library/react';
import { rememberCall } from '../session/last-call';
import { useAsking } from './use-asking';

const asked = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  // Long after whatever another test has heard.
  jest.setSystemTime(new Date('2030-01-01T08:00:00Z'));
  rememberCall(Date.now());
});
afterEach(() => jest.useRealTimers());

const show = () =>
  renderHook(() => {
    useAsking();
    useLive('banners', asked);
  });
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const see = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('asks every half a minute where nothing is told', () => {
  show();
  pass(29_999);
  expect(asked).toHaveBeenCalledTimes(0);
  pass(60_001);
  expect(asked).toHaveBeenCalledTimes(3);
});

it('does not ask as long as something is told', () => {
  show();
  for (let beat = 0; beat < 10; beat += 1) {
    hearLive({ topic: 'alive' });
    pass(25_000);
  }
  expect(asked).not.toHaveBeenCalled();
  pass(60_000);
  expect(asked).toHaveBeenCalled();
});

it('does not ask behind other pages, but at once when it is seen again', () => {
  show();
  see('hidden');
  pass(600_000);
  expect(asked).not.toHaveBeenCalled();
  see('visible');
  see('hidden');
  see('visible');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks at once after a sleep in which nothing could be heard', () => {
  show();
  hearLive({ topic: 'alive' });
  jest.setSystemTime(Date.now() + 10 * 60_000);
  see('visible');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks no more once nobody has done anything for so long that the session is over', () => {
  show();
  pass(29 * 60_000 - 1);
  asked.mockClear();
  pass(600_000);
  expect(asked).not.toHaveBeenCalled();
});

it('asks no more once it is closed', () => {
  show().unmount();
  pass(600_000);
  expect(asked).not.toHaveBeenCalled();
});
