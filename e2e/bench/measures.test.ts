import { byTurns, median, percentile, ratio } from './measures';

test.each([
  { values: [3], expected: 3 },
  { values: [30, 1, 2], expected: 2 },
  { values: [4, 1, 3, 2], expected: 2 },
  { values: [], expected: Number.NaN },
])('the median of $values is $expected', ({ values, expected }) => {
  expect(median(values)).toBe(expected);
});

test.each([
  { count: 100, part: 0.95, expected: 95 },
  { count: 20, part: 0.95, expected: 19 },
  { count: 10, part: 0.95, expected: 10 },
  { count: 1, part: 0.95, expected: 1 },
  { count: 3, part: 0, expected: 1 },
  { count: 0, part: 0.5, expected: Number.NaN },
])('of 1 to $count, $part are at most $expected', ({ count, part, expected }) => {
  const values = Array.from({ length: count }, (_, index) => count - index);

  expect(percentile(values, part)).toBe(expected);
});

test('subjects take turns, and the first turn does not count', async () => {
  const taken: string[] = [];
  const subject = (name: string) => async () => {
    taken.push(name);
    return taken.length;
  };

  const samples = await byTurns(2, [subject('a'), subject('b')]);

  expect(taken).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(samples).toEqual([
    [3, 5],
    [4, 6],
  ]);
});

test('a ratio compares medians, so that one slow sample changes nothing', () => {
  const base = [{ bytes: 100 }, { bytes: 100 }, { bytes: 900 }];
  const subject = [{ bytes: 110 }, { bytes: 5_000 }, { bytes: 110 }];

  expect(ratio({ name: 'page', of: 'bytes', limit: 1.2 }, base, subject)).toEqual({
    name: 'page',
    value: 1.1,
    unit: '×',
    limit: 1.2,
    details: { base: 100, value: 110 },
  });
});

test('a subject without samples has no ratio', () => {
  expect(ratio({ name: 'page', of: 'bytes', limit: 1 }, [{ bytes: 1 }], []).value).toBeNaN();
});
