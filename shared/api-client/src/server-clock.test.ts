import { noteServerTime, serverNow, toPageTime } from './server-clock';

const pageTime = Date.parse('2027-11-21T12:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now: pageTime });
});
afterEach(() => jest.useRealTimers());

it.each([
  ['a year behind', 'Sat, 21 Nov 2026 12:00:00 GMT', '2026-11-21T12:00:05.000Z'],
  ['an hour ahead', 'Sun, 21 Nov 2027 13:00:00 GMT', '2027-11-21T13:00:05.000Z'],
  ['a moment behind', 'Sun, 21 Nov 2027 11:59:58 GMT', '2027-11-21T12:00:05.000Z'],
])('goes on from a server that is %s', (_name, date, later) => {
  noteServerTime(date);
  jest.advanceTimersByTime(5_000);
  expect(serverNow().toISOString()).toBe(later);
});

it.each([null, '', 'soon'])('learns nothing from %p', (date) => {
  noteServerTime('Sat, 21 Nov 2026 12:00:00 GMT');
  noteServerTime(date);
  expect(serverNow().toISOString()).toBe('2026-11-21T12:00:00.000Z');
});

it('tells when the page’s clock shows what the server’s does', () => {
  noteServerTime('Sat, 21 Nov 2026 12:00:00 GMT');
  expect(toPageTime(Date.parse('2026-11-21T12:00:05Z'))).toBe(pageTime + 5_000);
  expect(toPageTime(Infinity)).toBe(Infinity);
});
