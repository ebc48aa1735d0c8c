import { recent } from './recent';

const double = jest.fn(async (asked: number) => asked * 2);
beforeEach(() => double.mockClear());
const doubled = () => recent(2, double, String);

test('makes once what several ask for', async () => {
  const get = doubled();
  expect(await Promise.all([get(1), get(1)])).toEqual([2, 2]);
  expect(double).toHaveBeenCalledTimes(1);
});

test('keeps those asked for last', async () => {
  const get = doubled();
  for (const asked of [1, 2, 1, 3]) await get(asked);
  await get(1);
  expect(double).toHaveBeenCalledTimes(3);
  await get(2);
  expect(double).toHaveBeenCalledTimes(4);
});

test('tries again what has failed', async () => {
  double.mockRejectedValueOnce(new Error('down'));
  const get = doubled();
  await expect(get(1)).rejects.toThrow('down');
  expect(await get(1)).toBe(2);
});
