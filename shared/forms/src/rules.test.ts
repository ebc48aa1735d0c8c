import {
  after,
  atLeastOneOf,
  atMostDecimals,
  before,
  between,
  birthDate,
  digitsOnly,
  fromTomorrow,
  inFuture,
  inPast,
  inThousands,
  wildcardAfterThree,
  withinLast30Days,
  type Rule,
} from './rules';

const today = '2026-11-21';
const limit = '2026-12-01';

const cases: [name: string, rule: Rule<never>, passes: unknown[], fails: unknown[]][] = [
  ['digitsOnly', digitsOnly, ['', '0123'], ['12 3', '-1', '1,5', '١']],
  ['wildcardAfterThree', wildcardAfterThree, ['', 'no', 'nov*', 'Přib*á*'], ['*', 'no*', 'a*bcd']],
  ['atMostDecimals', atMostDecimals(2), [0, 1.23, -1.5, 4.49, 1e6], [1.234, 0.001]],
  ['between', between(1, 36), [1, 36, 12.5], [0, 37, 0.99]],
  ['inThousands', inThousands, [0, 1_000, 3_250_000], [1, 1_500, 999.99]],
  [
    'atLeastOneOf',
    atLeastOneOf('a', 'b'),
    [
      { a: 'x', b: '' },
      { a: '', b: 0 },
    ],
    [{ a: '', b: null }],
  ],
  ['inPast', inPast(today), ['', '2026-11-20'], ['2026-11-21', '2026-11-22']],
  ['inFuture', inFuture(today), ['', '2026-11-22'], ['2026-11-21', '2026-11-20']],
  ['fromTomorrow', fromTomorrow('2026-12-31'), ['', '2027-01-01'], ['2026-12-31']],
  ['before', before(limit, '1. 12. 2026'), ['', '2026-11-30'], ['2026-12-01']],
  ['after', after(limit, '1. 12. 2026'), ['', '2026-12-02'], ['2026-12-01']],
  [
    'withinLast30Days',
    withinLast30Days(today),
    ['', '2026-11-21', '2026-10-22'],
    ['2026-10-21', '2026-11-22'],
  ],
  ['birthDate', birthDate(today), ['', today, '1850-01-01'], ['1849-12-31', '2026-11-22']],
];

it.each(cases)('%s', (_name, [check], passes, fails) => {
  expect(passes.filter((value) => !check(value as never))).toEqual([]);
  expect(fails.filter((value) => check(value as never))).toEqual([]);
});
