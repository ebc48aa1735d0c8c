import { rateTables } from '../../modules/offers/seed/rate-tables';
import type { ProductRates } from './rate-version';
import { unsecuredLimit } from './unsecured-limit';

const [, current] = rateTables('2026-11-20');
const product = current.products.get(1) as ProductRates;
const nobody = { netMonthlyIncome: 0, monthlyInstallments: 0, debt: 0, age: 40 };

test.each([
  { name: 'no income', budget: {}, limit: 0, payment: 0 },
  {
    name: 'instalments take the room',
    budget: { netMonthlyIncome: 30_000, monthlyInstallments: 13_500 },
    limit: 0,
    payment: 0,
  },
  // 45 % of 30,000 CZK over 120 months at 6.9 %.
  { name: 'by DSTI', budget: { netMonthlyIncome: 30_000 }, limit: 1_167_000, payment: 13_500 },
  {
    name: 'the rate of the band that is reached',
    budget: { netMonthlyIncome: 30_000, monthlyInstallments: 10_500 },
    limit: 248_000,
    payment: 3_000,
  },
  {
    name: 'by DTI',
    budget: { netMonthlyIncome: 30_000, debt: 3_000_000 },
    limit: 60_000,
    payment: 13_500,
  },
  {
    name: 'by the product',
    budget: { netMonthlyIncome: 200_000 },
    limit: 2_500_000,
    payment: 90_000,
  },
  {
    name: 'by the time left',
    budget: { netMonthlyIncome: 30_000, age: 69 },
    limit: 155_000,
    payment: 13_500,
  },
  { name: 'too old', budget: { netMonthlyIncome: 30_000, age: 70 }, limit: 0, payment: 13_500 },
  {
    name: 'young applicants may pay more',
    budget: { netMonthlyIncome: 30_000, age: 35 },
    limit: 1_297_000,
    payment: 15_000,
  },
])('$name', ({ budget, limit, payment }) => {
  expect(unsecuredLimit(product, { ...nobody, ...budget })).toEqual({
    limit,
    maximumMonthlyPayment: payment,
  });
});
