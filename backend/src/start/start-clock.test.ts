import { bankDay } from '../platform/calendar';
import { startClock } from './start-clock';

const now = new Date('2026-11-20T21:30:00.000Z');
beforeAll(() => void jest.useFakeTimers({ now }));
afterAll(() => void jest.useRealTimers());

it.each([
  [undefined, '2026-11-20T21:30:00.000Z'],
  ['2027-03-01', '2027-03-01T21:30:00.000Z'],
  ['2026-11-01', '2026-11-01T21:30:00.000Z'],
  ['2027-03-01T09:00+01:00', '2027-03-01T08:00:00.000Z'],
])('--clock %s begins at %s, and goes on', (wanted, begins) => {
  jest.setSystemTime(now);
  const clock = startClock(wanted, false);
  expect(clock.now().toISOString()).toBe(begins);
  jest.advanceTimersByTime(60_000);
  expect(clock.now().getTime()).toBe(Date.parse(begins) + 60_000);
});

it('is the day in Prague, also late in the evening', () => {
  jest.setSystemTime(new Date('2026-11-20T23:30:00.000Z'));
  expect(bankDay(startClock('2027-03-01', false).now())).toBe('2027-03-01');
});

it('is moved, and back', () => {
  jest.setSystemTime(now);
  const clock = startClock(undefined, false);
  clock.move?.(new Date('2027-01-01T00:00Z'));
  jest.advanceTimersByTime(1_000);
  expect(clock.now().toISOString()).toBe('2027-01-01T00:00:01.000Z');
  clock.move?.(undefined);
  expect(clock.now()).toEqual(new Date());
});

it('cannot be moved in production', () => {
  expect(startClock(undefined, true).move).toBeUndefined();
  expect(() => startClock('2027-03-01', true)).toThrow('--clock is refused in production.');
});

it.each(['soon', '2027-02-30', '2027-13-01', '2027-03-01T09:00', ''])('refuses "%s"', (wanted) => {
  expect(() => startClock(wanted, false)).toThrow('--clock takes a day');
});
