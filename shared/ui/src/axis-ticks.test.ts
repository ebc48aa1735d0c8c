import { axisTicks } from './axis-ticks';

it.each([
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [100, [0, 25, 50, 75, 100]],
  [246_000, [0, 80_000, 160_000, 240_000, 320_000]],
  [1_000_001, [0, 300_000, 600_000, 900_000, 1_200_000]],
])('divides an axis up to %d', (highest, ticks) => {
  expect(axisTicks(highest)).toEqual(ticks);
});
