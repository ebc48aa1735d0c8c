import { calculateTaxForm, checkTaxForm, type TaxFormAmounts } from './tax-form';
import { taxFormVersions } from './tax-form-versions';

const [form2023, form2024] = taxFormVersions;
const check = (entered: TaxFormAmounts) =>
  checkTaxForm(form2024?.rows ?? [], entered, form2024?.rules ?? ({} as never));

const business = { '101': 1_200_000, '102': 720_000, '64': 30_840 };

it('finds nothing in a return that agrees', () => {
  expect(check({ ...business, '104': 480_000, '37': 480_000, '57': 72_000, '74': 41_160 })).toEqual(
    [],
  );
});

it.each<[string, TaxFormAmounts, object]>([
  ['a difference', { '104': 470_000 }, { row: '104', rows: ['101', '102'], expected: 480_000 }],
  [
    'a base',
    { '31': 500_000, '42': 480_000 },
    { row: '42', rows: ['36', '41'], expected: 980_000 },
  ],
  ['a tax', { '57': 71_000 }, { row: '57', expected: 72_000 }],
])('says what %s should be', (_, changes, finding) => {
  expect(check({ ...business, ...changes })).toEqual([
    expect.objectContaining({ code: 'differs', ...finding }),
  ]);
});

it('takes no loss of the year from the income of employment', () => {
  const entered = { '101': 700_000, '102': 820_000, '31': 480_000, '42': 360_000 };
  expect(check(entered)).toEqual([expect.objectContaining({ row: '42', expected: 480_000 })]);
});

it('allows a loss of past years up to row 41', () => {
  expect(check({ ...business, '44': 480_000 })).toEqual([]);
  expect(check({ ...business, '44': 480_001 })).toEqual([
    { row: '44', code: 'aboveRow', limitRow: '41', limit: 480_000 },
  ]);
});

it('asks for turnover and expenses, and knows its rows', () => {
  expect(check({ '69': 4_020 })).toEqual([
    { row: '101', code: 'missing' },
    { row: '102', code: 'missing' },
    { row: '69', code: 'unknownRow' },
  ]);
  expect(form2023?.rows.some(({ row }) => row === '69')).toBe(true);
});

it('forgives the rounding of a crown', () => {
  expect(check({ ...business, '104': 480_000.4 })).toEqual([]);
});

it('calculates each row after those that it follows from', () => {
  for (const { rows } of taxFormVersions) {
    const before = new Set<string>();
    for (const { row, formula, atMostRow } of rows) {
      const used = [
        ...(formula?.terms ?? []).map((term) => term.row),
        ...(atMostRow ? [atMostRow] : []),
      ];
      expect(used.filter((one) => !before.has(one))).toEqual([]);
      before.add(row);
    }
  }
});

it('uses the credit for children up to the tax', () => {
  const { rows, rules } = form2024 ?? { rows: [], rules: {} as never };
  const amounts = calculateTaxForm(rows, { ...business, '72': 60_000 }, rules);
  expect(amounts).toMatchObject({ '71': 41_160, '73': 41_160, '74': 0 });
});
