const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;
const wanted = 4;

/**
 * Round numbers for an axis, from the last that is not above the lowest value to the first that is not
 * below the highest.
 * @param highest above the lowest
 */
export function axisTicks(highest: number, lowest = 0): number[] {
  const range = highest - lowest;
  const magnitude = 10 ** Math.floor(Math.log10(range / wanted));
  const step = magnitude * (steps.find((each) => each * magnitude * wanted >= range) ?? 10);
  const [first, last] = [Math.floor(lowest / step), Math.ceil(highest / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
