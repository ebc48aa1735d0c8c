import { axisTicks } from './axis-ticks';

it.each([
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [100, [0, 25, 50, 75, 100]],
  [246_000, [0, 100_000, 200_000, 300_000]],
  [1_000_001, [0, 500_000, 1_000_000, 1_500_000]],
])('divides an axis up to %d', (highest, ticks) => {
  expect(axisTicks(highest)).toEqual(ticks);
});
