import { property } from '../../../testing/property';
import { averagePerMetre, ownPriceOf, pricePoints } from './price-points';

const sale = (floorArea: number, pricePerSquareMetre: number) => ({
  distanceMetres: 100,
  floorArea,
  soldOn: '2026-05-01',
  price: floorArea * pricePerSquareMetre,
  pricePerSquareMetre,
});

it('puts each sale between the marks around all, and the real estate among them', () => {
  const { points, own, areas, values } = pricePoints([sale(60, 80_000), sale(100, 40_000)], {
    floorArea: 80,
    pricePerSquareMetre: 60_000,
  });
  expect(areas.map(({ value }) => value)).toEqual([60, 70, 80, 90, 100]);
  expect(values.map(({ at }) => at)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(points).toEqual([
    { x: 0, y: 1, key: 0 },
    { x: 1, y: 0, key: 1 },
  ]);
  expect(own).toEqual({ x: 0.5, y: 0.5 });
});

it('has an axis where all sales are alike', () => {
  const { points } = pricePoints([sale(60, 80_000), sale(60, 80_000)], undefined);
  for (const { x, y } of points) expect([x, y]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(points[0]).toMatchObject({ x: 0, y: 0 });
});

it('knows no price of its own without a value', () => {
  expect(ownPriceOf(property())).toBeUndefined();
});

it('counts each sale once in the average of a square metre', () => {
  expect(averagePerMetre([sale(50, 80_000), sale(100, 40_000)])).toBe(60_000);
});
