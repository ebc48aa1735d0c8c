const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;
const wanted = 4;

/**
 * Round numbers for an axis, from 0 to the first that is not below the highest value.
 * @param highest positive
 */
export function axisTicks(highest: number): number[] {
  const magnitude = 10 ** Math.floor(Math.log10(highest / wanted));
  const step = magnitude * (steps.find((each) => each * magnitude * wanted >= highest) ?? 10);
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
