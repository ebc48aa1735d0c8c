import { lastCall, rememberCall } from './last-call';

beforeEach(() => {
  localStorage.clear();
  rememberCall(0);
});

it('knows the last call of this tab', () => {
  rememberCall(1_000);
  expect(lastCall(5_000)).toBe(1_000);
});

it('knows the later call of another tab', () => {
  rememberCall(1_000);
  localStorage.setItem('advisor.last-call', '3000');
  expect(lastCall(5_000)).toBe(3_000);
});

it('shares a time and nothing else', () => {
  rememberCall(1_000);
  expect({ ...localStorage }).toEqual({ 'advisor.last-call': '1000' });
});

it('forgets a time in the future, so that the session ends although the clock was set back', () => {
  rememberCall(9_000_000);
  expect(lastCall(5_000)).toBe(5_000);
  expect(lastCall(6_000)).toBe(5_000);
});

it('counts for itself when storage is forbidden', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  rememberCall(2_000);
  expect(lastCall(5_000)).toBe(2_000);
});
