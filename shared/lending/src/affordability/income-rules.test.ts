import { incomeInCzk, incomeProblems, type IncomeToCheck } from './income-rules';

const on = { today: '2026-11-20', czechiaId: 16 };
const salary = {
  netMonthlyIncome: 41_500,
  employer: { companyId: '45244782', countryId: 16 },
  employedSince: '2019-03-01',
} satisfies IncomeToCheck;

test.each<[string, IncomeToCheck]>([
  ['a salary', salary],
  ['a term that ends today', { ...salary, employedUntil: '2026-11-20' }],
  ['a confirmation of 30 days', { ...salary, confirmation: { issuedOn: '2026-10-21' } }],
  ['net that equals gross', { ...salary, grossAnnualIncome: 498_000 }],
  [
    'an employer abroad without a number',
    { ...salary, isAbroad: true, employer: { countryId: 197 } },
  ],
])('nothing is wrong with %s', (_name, income) => {
  expect(incomeProblems(income, on)).toEqual([]);
});

test.each<[string, IncomeToCheck, string, string]>([
  ['no amount', { ...salary, netMonthlyIncome: 0 }, 'netMonthlyIncome', 'notPositive'],
  ['a negative amount', { ...salary, netMonthlyIncome: -1 }, 'netMonthlyIncome', 'notPositive'],
  ['a huge amount', { ...salary, netMonthlyIncome: 1e7 + 1 }, 'netMonthlyIncome', 'tooHigh'],
  [
    'an amount that is huge in CZK',
    {
      ...salary,
      netMonthlyIncome: 500_000,
      foreignCurrency: { currencyCode: 'EUR', rate: 24.3, rateDate: '2026-11-19' },
    },
    'netMonthlyIncome',
    'tooHigh',
  ],
  [
    'a rate of tomorrow',
    { ...salary, foreignCurrency: { currencyCode: 'EUR', rate: 24.3, rateDate: '2026-11-21' } },
    'foreignCurrency.rateDate',
    'inFuture',
  ],
  [
    'a rate without its comma',
    {
      ...salary,
      netMonthlyIncome: 1_500,
      foreignCurrency: { currencyCode: 'PLN', rate: 5815, rateDate: '2026-11-19' },
    },
    'foreignCurrency.rate',
    'unlikelyRate',
  ],
  [
    'a rate of a hundred units',
    {
      ...salary,
      netMonthlyIncome: 100_000,
      foreignCurrency: { currencyCode: 'HUF', rate: 6.5, rateDate: '2026-11-19' },
    },
    'foreignCurrency.rate',
    'unlikelyRate',
  ],
  [
    'net above gross',
    { ...salary, grossAnnualIncome: 497_999 },
    'grossAnnualIncome',
    'netAboveGross',
  ],
  [
    'a deduction above net',
    { ...salary, wageDeduction: 41_501 },
    'wageDeduction',
    'deductionAboveNet',
  ],
  [
    'a wrong check digit',
    { ...salary, employer: { companyId: '45244783', countryId: 16 } },
    'employer.companyId',
    'companyId',
  ],
  [
    'an employer without a number',
    { ...salary, employer: { countryId: 16 } },
    'employer.companyId',
    'employerWithoutCompanyId',
  ],
  [
    'an employer abroad in Czechia',
    { ...salary, isAbroad: true },
    'employer.countryId',
    'employerInCzechia',
  ],
  [
    'work that begins tomorrow',
    { ...salary, employedSince: '2026-11-21' },
    'employedSince',
    'inFuture',
  ],
  ['a term that ended', { ...salary, employedUntil: '2026-11-19' }, 'employedUntil', 'termEnded'],
  [
    'a term that ends before it begins',
    { ...salary, employedUntil: '2018-01-01' },
    'employedUntil',
    'termBeforeStart',
  ],
  [
    'a confirmation of 31 days',
    { ...salary, confirmation: { issuedOn: '2026-10-20' } },
    'confirmation.issuedOn',
    'confirmationTooOld',
  ],
  [
    'a confirmation of tomorrow',
    { ...salary, confirmation: { issuedOn: '2026-11-21' } },
    'confirmation.issuedOn',
    'inFuture',
  ],
  [
    'a business with a wrong check digit',
    { netMonthlyIncome: 1, companyId: '12345678' },
    'companyId',
    'companyId',
  ],
  [
    'a benefit that ended',
    { netMonthlyIncome: 1, validUntil: '2026-11-19' },
    'validUntil',
    'termEnded',
  ],
])('%s is wrong', (_name, income, field, problem) => {
  expect(incomeProblems(income, on)).toEqual([{ field, problem }]);
});

test('an amount that tax returns say is not checked', () => {
  const business = { netMonthlyIncome: 0, companyId: '45244783' };
  expect(incomeProblems(business, { ...on, isFromTaxReturn: true })).toEqual([
    { field: 'companyId', problem: 'companyId' },
  ]);
});

test('a foreign income is counted by its rate', () => {
  const foreignCurrency = { rate: 24.315 };
  expect(incomeInCzk({ netMonthlyIncome: 1_850.55, foreignCurrency })).toBe(44_996.12);
});
