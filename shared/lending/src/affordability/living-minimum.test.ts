import vectors from '../../test-vectors/living-minimum.json';
import { referencePolicy } from '../../testing/reference-policy';
import { livingMinimum, livingMinimumTable } from './living-minimum';

const { tables } = referencePolicy.livingMinimum;
const days: Readonly<Record<string, string>> = {
  'to_2026-09-30': '2026-09-30',
  'from_2026-10-01': '2026-10-01',
};

it.each(vectors)('$id: $input', ({ input, expected }) => {
  const table = livingMinimumTable(tables, days[input.table] ?? '');
  const childrenAges = input.dependent_children_ages;
  expect(livingMinimum(table, { adults: input.adults, childrenAges })).toBe(
    expected.living_minimum_czk,
  );
});

it('has no table before the first', () => {
  expect(() => livingMinimumTable(tables, '2022-12-31')).toThrow('tooEarly');
});

it('counts the first adult where a child makes a household of more', () => {
  const table = livingMinimumTable(tables, '2026-10-01');
  expect(livingMinimum(table, { adults: 0, childrenAges: [27] })).toBe(5_500);
  expect(livingMinimum(table, { adults: 0, childrenAges: [3] })).toBe(2_480);
});
