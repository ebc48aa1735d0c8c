import { property } from '../../../testing/property';
import { averagePerMetre, ownPriceOf, pricePoints } from './price-points';

const sale = (floorArea: number, pricePerSquareMetre: number) => ({
  distanceMetres: 100,
  floorArea,
  soldOn: '2026-05-01',
  price: floorArea * pricePerSquareMetre,
  pricePerSquareMetre,
});

it('puts each sale between 0 and the highest mark, and the real estate among them', () => {
  const { points, own, areas, values } = pricePoints([sale(50, 80_000), sale(100, 40_000)], {
    floorArea: 75,
    pricePerSquareMetre: 60_000,
  });
  expect(areas[0]).toBe(0);
  expect(points[0]?.x).toBeCloseTo(50 / (areas.at(-1) ?? 0));
  expect(points[1]?.y).toBeCloseTo(40_000 / (values.at(-1) ?? 0));
  for (const { x, y } of [...points, own!]) {
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeLessThanOrEqual(1);
  }
});

it('knows no price of its own without a value', () => {
  expect(ownPriceOf(property())).toBeUndefined();
});

it('counts each sale once in the average of a square metre', () => {
  expect(averagePerMetre([sale(50, 80_000), sale(100, 40_000)])).toBe(60_000);
});
