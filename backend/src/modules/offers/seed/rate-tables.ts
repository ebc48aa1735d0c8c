import { productType } from '@advisor/contracts/codebooks';
import { fee } from '@advisor/contracts/codebooks/offer';
import { usualRules } from '@advisor/lending/loan/repayment-rules';

import { addDays, addMonths } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { rateVersions } from '../../../domain/offers/schema/rate-versions';
import type {
  InterestRate,
  ProductFee,
  ProductRates,
  ProductTerms,
  RateVersion,
} from '../../../domain/offers/rate-version';
import { continueIds } from '../../../seed/continue-ids';
import { writeRates } from '../commands/write-rates';

/*
 * Rates and limits as Czech banks had them in autumn 2026: the version of today, the one before and
 * the one to come. Limits of LTV are those of the national bank.
 */

/** How a version differs from today's. */
interface Shift {
  /** Percentage points added to all rates of loans. */
  points: number;
  /** CZK. */
  valuation: number;
  /** Percent a year. */
  savingsRate: number;
}

/** Rates of mortgages by the fixation, months: LTV up to 80 %, amounts from 1.5 million CZK. */
const mortgageRates: readonly (readonly [number, number])[] = [
  [12, 5.19],
  [36, 4.49],
  [60, 4.59],
  [84, 4.79],
  [120, 4.99],
];
const americanRates: readonly (readonly [number, number])[] = [
  [12, 6.89],
  [36, 6.19],
  [60, 6.29],
];
/** Percentage points by the highest LTV of the band. */
const mortgageBands = [
  [60, -0.1],
  [80, 0],
  [90, 0.25],
] as const;
const americanBands = [
  [50, -0.2],
  [70, 0],
] as const;
/** Percentage points by the least amount of the band. */
const securedAmounts = [
  [0, 0.1],
  [1_500_000, 0],
] as const;
/** Percentage points above a mortgage for housing. */
const nonPurposePoints = 0.8;
const unsecuredAmounts = [
  [0, 9.9],
  [150_000, 7.9],
  [500_000, 6.9],
] as const;

const hundredths = (value: number) => Math.round(value * 100) / 100;

const securedRates = (
  byFixation: typeof mortgageRates,
  bands: readonly (readonly [number, number])[],
  points: number,
): InterestRate[] =>
  byFixation.flatMap(([fixedRatePeriod, rate]) =>
    bands.flatMap(([maxLtv, ofLtv]) =>
      securedAmounts.map(([minAmount, ofAmount]) => ({
        fixedRatePeriod,
        maxLtv,
        minAmount,
        rate: hundredths(rate + ofLtv + ofAmount + points),
      })),
    ),
  );

const mortgageTerms: ProductTerms = {
  minAmount: 200_000,
  maxAmount: 30_000_000,
  defaultAmount: 3_000_000,
  minMonths: 60,
  maxMonths: 360,
  defaultMonths: 360,
  defaultFixation: 60,
  maxLtv: 80,
  maxLtvYoung: 90,
  maxLtvInvestment: 70,
  youngAge: 36,
  dtiLimit: 8.5,
  dtiLimitYoung: 9.5,
  dtiLimitInvestment: 7,
  dstiLimit: 45,
  dstiLimitYoung: 50,
  stressPoints: 2,
  maximumAge: 70,
  minCorrection: -0.5,
  maxCorrection: 0.5,
  energySavingsDiscount: 0.1,
  lifeInsuranceDiscount: 0.2,
  propertyInsuranceDiscount: 0.1,
  lifeInsurancePremium: 0.03,
  propertyInsurancePremium: 0.1,
  daysToDrawing: 2,
  monthsToDrawing: 12,
  offerValidity: 30,
  employeeDiscount: 0.5,
  ...usualRules,
  paymentDays: Array.from({ length: 28 }, (_, index) => index + 1),
  maxHouseholds: 2,
  maxAdults: 2,
};

const americanTerms: ProductTerms = {
  ...mortgageTerms,
  maxAmount: 10_000_000,
  defaultAmount: 1_500_000,
  maxMonths: 240,
  defaultMonths: 180,
  defaultFixation: 36,
  maxLtv: 70,
  maxLtvYoung: 70,
  maxLtvInvestment: 70,
};

/** For any purpose: of a housing mortgage it has the terms, but neither its LTV nor its rates. */
const nonPurposeTerms: ProductTerms = {
  ...mortgageTerms,
  maxAmount: 10_000_000,
  defaultAmount: 1_500_000,
  defaultMonths: 240,
  maxLtv: 70,
  maxLtvYoung: 70,
  maxLtvInvestment: 70,
};

const unsecuredTerms: ProductTerms = {
  ...mortgageTerms,
  employeeDiscount: 0,
  minAmount: 20_000,
  maxAmount: 2_500_000,
  defaultAmount: 300_000,
  minMonths: 12,
  maxMonths: 120,
  defaultMonths: 72,
  defaultFixation: null,
  maxLtv: null,
  maxLtvYoung: null,
  maxLtvInvestment: null,
  minCorrection: -1,
  maxCorrection: 1,
  energySavingsDiscount: 0,
  lifeInsuranceDiscount: 0.5,
  propertyInsuranceDiscount: 0,
  lifeInsurancePremium: 0.08,
  propertyInsurancePremium: 0,
  monthsToDrawing: 3,
};

function productsOf({ points, valuation }: Shift): RateVersion['products'] {
  const securedFees: ProductFee[] = [
    // For a later change of the contract, so no cost of the loan as it is offered.
    { feeId: fee.loanChange.code, amount: 3_000, isInRpsn: false, isCompulsory: false },
    { feeId: fee.valuation.code, amount: valuation, isInRpsn: true, isCompulsory: true },
    { feeId: fee.constructionReport.code, amount: 1_500, isInRpsn: true, isCompulsory: false },
  ];
  const products: [number, ProductRates][] = [
    [
      productType.mortgage.code,
      {
        terms: mortgageTerms,
        rates: securedRates(mortgageRates, mortgageBands, points),
        fees: securedFees,
      },
    ],
    [
      productType.nonPurposeMortgage.code,
      {
        terms: nonPurposeTerms,
        rates: securedRates(mortgageRates, americanBands, points + nonPurposePoints),
        fees: securedFees,
      },
    ],
    [
      productType.americanMortgage.code,
      {
        terms: americanTerms,
        rates: securedRates(americanRates, americanBands, points),
        fees: securedFees,
      },
    ],
    [
      productType.unsecuredLoan.code,
      {
        terms: unsecuredTerms,
        rates: unsecuredAmounts.map(([minAmount, rate]) => ({
          fixedRatePeriod: null,
          maxLtv: null,
          minAmount,
          rate: hundredths(rate + points),
        })),
        fees: [],
      },
    ],
  ];
  return new Map(products);
}

const savingsTariff = (interestRate: number): NonNullable<RateVersion['savings']> => ({
  interestRate,
  contractFee: 1,
  annualFee: 360,
  minDepositRate: 0.5,
  monthsToStart: 12,
  minTarget: 50_000,
  maxTarget: 5_000_000,
  defaultTarget: 400_000,
  minMonths: 24,
  maxMonths: 240,
  defaultMonths: 72,
  bindingMonths: 72,
  supportRate: 5,
  supportBase: 20_000,
  taxRate: 15,
  offerValidity: 30,
});

const monthNames = new Intl.DateTimeFormat('cs-CZ', { month: 'long', year: 'numeric' });

function version(
  id: number,
  validFrom: string,
  validTo: string | undefined,
  shift: Shift,
): RateVersion {
  return {
    id,
    name: `Sazebník ${monthNames.format(new Date(validFrom))}`,
    validFrom,
    validTo,
    products: productsOf(shift),
    savings: savingsTariff(shift.savingsRate),
  };
}

/** The version before today's, today's and the next, which has no end; they change on a first day. */
export function rateTables(today: string): [RateVersion, RateVersion, RateVersion] {
  const current = `${today.slice(0, 8)}01`;
  const next = addMonths(current, 2);
  return [
    version(1, addMonths(current, -6), addDays(current, -1), {
      points: -0.2,
      valuation: 4_500,
      savingsRate: 1.8,
    }),
    version(2, current, addDays(next, -1), { points: 0, valuation: 4_900, savingsRate: 2 }),
    version(3, next, undefined, { points: 0.15, valuation: 4_900, savingsRate: 2.1 }),
  ];
}

/** What the bank of the demonstration lends at, for a database that has no version. */
export async function ensureRates(db: Database, today: string): Promise<void> {
  const [known] = await db.select({ id: rateVersions.id }).from(rateVersions).limit(1);
  if (known === undefined) {
    await db.transaction(async (tx) => {
      for (const table of rateTables(today)) await writeRates(tx, table);
      await continueIds(tx, rateVersions);
    });
  }
}
