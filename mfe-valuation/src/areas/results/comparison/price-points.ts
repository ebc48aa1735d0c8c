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

/** Points by area and price a square metre, with the marks of both axes, which begin at 0. */
export function pricePoints(prices: readonly ComparablePrice[], own: OwnPrice | undefined) {
  const all = own === undefined ? prices : [...prices, own];
  const highest = (name: keyof OwnPrice) => Math.max(1, ...all.map((price) => price[name]));
  const areas = axisTicks(highest('floorArea'));
  const values = axisTicks(highest('pricePerSquareMetre'));
  const [widest, top] = [areas.at(-1) ?? 1, values.at(-1) ?? 1];
  const at = ({ floorArea, pricePerSquareMetre }: OwnPrice): Point => ({
    x: floorArea / widest,
    y: pricePerSquareMetre / top,
  });
  const points = prices.map((price, index) => ({ ...at(price), key: index }));
  return { areas, values, points, own: own && at(own) };
}
