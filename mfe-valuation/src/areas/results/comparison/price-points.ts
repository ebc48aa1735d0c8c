import { axisTicks } from '@advisor/ui/axis-ticks';
import type { Property } from '../../../property/property.queries';
import type { ComparablePrice } from '../results.queries';

interface Point {
  /** Share of the room, from the left. */
  x: number;
  /** From the bottom. */
  y: number;
}

/** The real estate itself among the sales. */
export interface OwnPrice {
  floorArea: number;
  pricePerSquareMetre: number;
}

/** @returns undefined where its area or its value is not known */
export function ownPriceOf({ specification, result }: Property): OwnPrice | undefined {
  const { floorArea } = specification;
  const value = result?.currentValue ?? result?.collateralValue;
  if (floorArea === undefined || value === undefined) return undefined;
  return { floorArea, pricePerSquareMetre: value / floorArea };
}

/** CZK a square metre, of all sales alike. */
export const averagePerMetre = (prices: readonly Pick<OwnPrice, 'pricePerSquareMetre'>[]): number =>
  prices.reduce((sum, { pricePerSquareMetre }) => sum + pricePerSquareMetre, 0) / prices.length;

/** A mark of an axis, and the share of the room where it stands. */
interface Mark {
  value: number;
  at: number;
}

/** An axis around the numbers: what differs little is not pressed together. */
function axisOf(numbers: readonly number[]): { marks: Mark[]; at: (value: number) => number } {
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
  const ticks = axisTicks(Math.max(highest, lowest + 1), lowest);
  const [first, last] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const at = (value: number) => (value - first) / (last - first);
  return { marks: ticks.map((value) => ({ value, at: at(value) })), at };
}

/** Points by area and price a square metre, with the marks of both axes. */
export function pricePoints(prices: readonly ComparablePrice[], own: OwnPrice | undefined) {
  const all = own === undefined ? prices : [...prices, own];
  const areas = axisOf(all.map(({ floorArea }) => floorArea));
  const values = axisOf(all.map(({ pricePerSquareMetre }) => pricePerSquareMetre));
  const at = ({ floorArea, pricePerSquareMetre }: OwnPrice): Point => ({
    x: areas.at(floorArea),
    y: values.at(pricePerSquareMetre),
  });
  const points = prices.map((price, index) => ({ ...at(price), key: index }));
  return { areas: areas.marks, values: values.marks, points, own: own && at(own) };
}
