import { loanInputSchema } from '@advisor/contracts/offer/loan-offer';
import { goodMortgage } from '../../testing/loan-input';
import { defaultsOf } from './defaults';
import { modelLoan } from './model-loan';
import type { ProductTerms, RateVersion } from './rate-version';
import { testRates } from '../../testing/rates';

const today = '2026-11-20';
const input = loanInputSchema.parse({
  ...goodMortgage,
  expectedDateOfDrawing: '2026-12-01',
  paymentDay: 20,
});

/** The version of the day with a mortgage by other settings. */
const withSettings = (settings: Partial<ProductTerms>): RateVersion => testRates(today, settings);

const modelled = (settings: Partial<ProductTerms>, change: Partial<typeof input> = {}) =>
  modelLoan(withSettings(settings), 20001, { ...input, ...change }, { today });

test('the rules of repayment are the product’s, and the result keeps them', () => {
  const { result } = modelled({
    dayCount: 'act/360',
    instalmentStep: 10,
    firstPeriod: 'interestApart',
    firstDue: 'afterWholeMonth',
  });
  expect(result).toMatchObject({
    numberOfPayments: 361,
    firstPayment: 19_125,
    monthlyPayment: 15_490,
    calculation: {
      version: 2,
      dayCount: 'act/360',
      instalmentStep: 10,
      firstPeriod: 'interestApart',
      firstDue: 'afterWholeMonth',
    },
  });
});

test('payment days are those of the product', () => {
  const settings = { paymentDays: [5, 20, 31] };
  expect(defaultsOf(withSettings(settings), 20001, today)?.paymentDays).toEqual([5, 20, 31]);
  expect(modelled(settings, { paymentDay: 31 }).findings).toEqual([]);
  expect(modelled(settings, { paymentDay: 31 }).result).toMatchObject({
    firstPaymentOn: '2027-01-31',
  });
  expect(modelled(settings, { paymentDay: 15 }).findings).toEqual([
    {
      severity: 'error',
      field: 'paymentDay',
      message: 'Splátku nelze mít splatnou 15. den v měsíci, zvolte jiný den.',
    },
  ]);
});

test('a product that the version has no terms of is not offered', () => {
  const version = withSettings({});
  const products = new Map([...version.products].filter(([code]) => code !== 20004));
  const without = { ...version, products };
  expect(defaultsOf(version, 20004, today)?.loanPurposeIds).toEqual([]);
  expect(defaultsOf(without, 20004, today)).toBeUndefined();
  expect(modelLoan(without, 20004, input, { today }).result).toBeUndefined();
});
