import { interestRateDiscount } from '@advisor/contracts/codebooks/offer';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { ceilToCrown, Decimal, roundToHaler } from '@advisor/lending/calendar-and-money/money';
import { loanToValue } from '@advisor/lending/affordability/ratios';
import { calculationOf, type LoanTerms } from './calculations';
import type { LoanInput } from './loan-input';
import { rateLine, type ProductRates } from './rate-version';

/** Discounts beyond those of the version. */
export interface PriceException {
  /** Percentage points off the rate. */
  interestRateDiscount?: number;
  /** CZK off a fee. */
  fees: readonly { feeId: number; discount: number }[];
}

/** What the version says about what is requested; undefined when it has no rate for the fixation. */
export function termsOf(
  input: LoanInput,
  product: ProductRates,
  exception: PriceException = { fees: [] },
): LoanTerms | undefined {
  const { terms } = product;
  const { collateralAmount } = input;
  const line = rateLine(product, {
    fixedRatePeriod: input.fixedRatePeriod,
    ltv: collateralAmount && loanToValue(input.loanAmount, collateralAmount),
    amount: input.loanAmount,
  });
  if (line === undefined) return undefined;
  return {
    listInterestRate: line.rate,
    rateLine: {
      ...(line.maxLtv === null ? {} : { maximumLtv: line.maxLtv }),
      minimumAmount: line.minAmount,
      ...(line.belowAmount === undefined ? {} : { belowAmount: line.belowAmount }),
    },
    discounts: discountsOf(input, product, exception),
    insurance: {
      life: input.hasLifeInsurance ? premium(input.loanAmount, terms.lifeInsurancePremium, 1) : 0,
      property:
        input.hasPropertyInsurance && collateralAmount !== undefined
          ? premium(collateralAmount, terms.propertyInsurancePremium, 12)
          : 0,
    },
    fees: product.fees
      .filter(({ feeId, isCompulsory }) => isCompulsory || input.feeIds.some((id) => id === feeId))
      .map(({ feeId, amount, isInRpsn }) => ({
        feeId: feeId as LoanResult['fees'][number]['feeId'],
        amount: roundToHaler(Math.max(0, amount - discountOn(feeId, exception))),
        isInRpsn,
      })),
    stressPoints: terms.stressPoints,
    calculation: calculationOf(terms),
  };
}

const discountOn = (feeId: number, { fees }: PriceException): number =>
  fees.find((discounted) => discounted.feeId === feeId)?.discount ?? 0;

/** CZK a month, up to whole crowns. */
const premium = (amount: number, percent: number, months: number): number =>
  ceilToCrown(new Decimal(amount).times(percent).div(100).div(months));

function discountsOf(
  input: LoanInput,
  { terms }: ProductRates,
  { interestRateDiscount: exception = 0 }: PriceException,
): LoanResult['discounts'] {
  const { energySavings, lifeInsurance, propertyInsurance, correction } = interestRateDiscount;
  const { priceException, employee } = interestRateDiscount;
  const all = [
    [employee.code, input.isEmployee, -terms.employeeDiscount],
    [energySavings.code, input.hasEnergySavings, -terms.energySavingsDiscount],
    [lifeInsurance.code, input.hasLifeInsurance, -terms.lifeInsuranceDiscount],
    [propertyInsurance.code, input.hasPropertyInsurance, -terms.propertyInsuranceDiscount],
    [correction.code, true, input.interestRateCorrection],
    [priceException.code, true, -exception],
  ] as const;
  return all.flatMap(([discountId, isGiven, percentagePoints]) =>
    isGiven && percentagePoints !== 0 ? [{ discountId, percentagePoints }] : [],
  );
}
