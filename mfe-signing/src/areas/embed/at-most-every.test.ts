import { atMostEvery } from './at-most-every';

it('answers a thousand wishes with two readings, the last of them after the last wish', () => {
  jest.useFakeTimers();
  const work = jest.fn();
  const ask = atMostEvery(1_000, work);
  for (let wish = 0; wish < 1_000; wish += 1) ask();
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(2);
  ask();
  expect(work).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
