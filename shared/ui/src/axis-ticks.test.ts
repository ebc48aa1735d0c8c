import { axisTicks } from './axis-ticks';

it.each([
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [100, [0, 25, 50, 75, 100]],
  [246_000, [0, 80_000, 160_000, 240_000, 320_000]],
  [1_000_001, [0, 300_000, 600_000, 900_000, 1_200_000]],
])('divides an axis up to %d', (highest, ticks) => {
  expect(axisTicks(highest)).toEqual(ticks);
});

it.each([
  [50, 74, [48, 54, 60, 66, 72, 78]],
  [75_400, 95_800, [72_000, 78_000, 84_000, 90_000, 96_000]],
  [60, 61, [60, 60.25, 60.5, 60.75, 61]],
])('divides an axis from %d to %d', (lowest, highest, ticks) => {
  expect(axisTicks(highest, lowest)).toEqual(ticks);
});
