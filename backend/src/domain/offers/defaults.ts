import { loanPurpose, productType } from '@advisor/contracts/codebooks';
import type { offerCalls } from '@advisor/contracts/offer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { maximumAmount, roundToHaler } from '@advisor/lending/calendar-and-money/money';
import { firstDrawingDay, lastDrawingDay } from './drawing-date';
import { fixedRatePeriods, type ProductRates, type RateVersion } from './rate-version';

type Defaults = CallResponse<typeof offerCalls.defaults>;

const purposes = Object.values(loanPurpose).map(({ code }) => code);

/** What a form starts with and keeps to; undefined for a product that is not modelled. */
export function defaultsOf(
  version: RateVersion,
  productTypeId: Defaults['productTypeId'],
  today: string,
): Defaults | undefined {
  const common = {
    productTypeId,
    rateVersionId: version.id,
    validTo: version.validTo,
    loanPurposeIds: productTypeId === productType.mortgage.code ? purposes : [],
  };
  const product = version.products.get(productTypeId);
  if (product !== undefined) return { ...common, ...loanDefaults(product, today) };
  const { savings } = version;
  if (productTypeId !== productType.buildingSavings.code || savings === undefined) return undefined;
  return {
    ...common,
    fixedRatePeriods: [],
    fees: [],
    paymentDays: [],
    targetAmount: {
      minimum: savings.minTarget,
      maximum: savings.maxTarget,
      default: savings.defaultTarget,
    },
    minimumDepositRate: savings.minDepositRate,
    stateSupport: {
      rate: savings.supportRate,
      maximum: roundToHaler((savings.supportBase * savings.supportRate) / 100),
    },
    savingDuration: {
      minimum: savings.minMonths,
      maximum: savings.maxMonths,
      default: savings.defaultMonths,
    },
  };
}

/** Share of the highest LTV that a form starts with. */
const defaultLtvShare = 0.9375;
/** The step of the collateral's value that a form starts with, CZK. */
const collateralStep = 100_000;

function loanDefaults(product: ProductRates, today: string) {
  const { terms, fees } = product;
  return {
    loanAmount: {
      minimum: terms.minAmount,
      maximum: terms.maxAmount,
      default: terms.defaultAmount,
    },
    ...(terms.maxLtv === null ? {} : { collateralAmount: collateral(terms.maxLtv, product) }),
    loanDuration: {
      minimum: terms.minMonths,
      maximum: terms.maxMonths,
      default: terms.defaultMonths,
    },
    fixedRatePeriods: fixedRatePeriods(product),
    ...(terms.defaultFixation === null ? {} : { fixedRatePeriod: terms.defaultFixation }),
    fees: fees.map(({ feeId, amount, isCompulsory }) => ({
      feeId: feeId as Defaults['fees'][number]['feeId'],
      amount,
      isCompulsory,
    })),
    paymentDays: terms.paymentDays,
    expectedDateOfDrawing: firstDrawingDay(today, terms.daysToDrawing),
    lastDateOfDrawing: lastDrawingDay(today, terms.monthsToDrawing),
    interestRateCorrection: { minimum: terms.minCorrection, maximum: terms.maxCorrection },
    employeeDiscount: terms.employeeDiscount,
    energySavingsDiscount: terms.energySavingsDiscount,
    lifeInsuranceDiscount: terms.lifeInsuranceDiscount,
    propertyInsuranceDiscount: terms.propertyInsuranceDiscount,
    maximumAge: terms.maximumAge,
  };
}

/** Value of collateral whose LTV the amount just keeps, up to a step. */
const worth = (amount: number, ltv: number) =>
  Math.ceil(amount / (ltv / 100) / collateralStep) * collateralStep;

/** Values that some loan of the product fits into. */
const collateral = (maxLtv: number, { terms }: ProductRates) => ({
  minimum: worth(terms.minAmount, terms.maxLtvYoung ?? maxLtv),
  maximum: maximumAmount,
  default: worth(terms.defaultAmount, maxLtv * defaultLtvShare),
});
