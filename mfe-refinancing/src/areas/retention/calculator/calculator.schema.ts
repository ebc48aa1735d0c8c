import { message, requiredMessage } from '@advisor/forms/validation-message';
import { formatMoney, formatNumber } from '@advisor/i18n/format';
import { isRateCorrection, rateCorrectionStep } from '@advisor/lending/repayment/refixation-offers';
import { z } from 'zod';
import { commentLength } from '../../../process/comment-length';
import type { Retention } from '../retention.queries';
import {
  type Calculated,
  calculate,
  maximumDiscount,
  maximumFeeDiscount,
  type RetentionBasis,
} from './basis';
import type { CalculatorValues } from './calculator-values';

const error = (key: string) => `refinancing-retention:error.${key}`;
const amount = z.number().min(0).multipleOf(0.01).nullable();
/** Highest rate that is compared, % p.a. */
const highestRate = 30;

/** Days, rates and fees that the bank offers without a further price exception. */
export function calculatorSchema(
  basis: RetentionBasis,
): z.ZodType<CalculatorValues, CalculatorValues> {
  const maximum = maximumDiscount(basis);
  const maximumFee = maximumFeeDiscount(basis);
  return z
    .object({
      interestRateValidFrom: z
        .string()
        .refine((day) => basis.days.some(({ validFrom }) => validFrom === day), error('day')),
      interestRateDiscount: z
        .number()
        .min(0)
        .refine(isRateCorrection, {
          message: message(error('step'), { step: rateCorrectionStep }),
          abort: true,
        })
        .refine((points) => points <= basis.rate.interestRate, {
          message: error('aboveRate'),
          abort: true,
        })
        .refine(
          (points) => points <= maximum,
          message(error('exception'), { maximum: formatNumber(maximum) }),
        )
        .nullable(),
      feeDiscount: z
        .number()
        .min(0)
        .multipleOf(0.01)
        .refine(
          (discount) => discount <= maximumFee,
          message(error('fee'), { maximum: formatMoney(maximumFee) }),
        )
        .nullable(),
      isCompared: z.boolean(),
      competitorRate: z.number().min(0).max(highestRate).multipleOf(0.01).nullable(),
      valuation: amount,
      cadastre: amount,
      contractFee: amount,
      comment: z.string().trim().max(commentLength),
    })
    .superRefine(({ isCompared, competitorRate }, context) => {
      if (isCompared && competitorRate === null)
        context.addIssue({ code: 'custom', path: ['competitorRate'], message: requiredMessage });
    });
}

/** What the screen begins with: the usual day, or what was offered till now. */
export function initialValues(basis: RetentionBasis, retention?: Retention): CalculatorValues {
  const usual = basis.days.find(({ isDefault }) => isDefault) ?? basis.days[0];
  const offered = retention?.offer;
  const isOffered = basis.days.some(
    ({ validFrom }) => validFrom === offered?.interestRateValidFrom,
  );
  const { feeAmount, feeAmountDiscounted } = retention ?? {};
  const feeDiscount = (feeAmount ?? 0) - (feeAmountDiscounted ?? feeAmount ?? 0);
  return {
    interestRateValidFrom: (isOffered ? offered?.interestRateValidFrom : usual?.validFrom) ?? '',
    interestRateDiscount: retention?.interestRateDiscount ?? null,
    feeDiscount: feeDiscount === 0 ? null : feeDiscount,
    isCompared: false,
    competitorRate: null,
    valuation: null,
    cadastre: null,
    contractFee: null,
    comment: retention?.comment ?? '',
  };
}

/** The offer as it stands in the form; undefined while something that it is made of is wrong. */
export function calculatedOf(
  basis: RetentionBasis,
  schema: ReturnType<typeof calculatorSchema>,
  values: CalculatorValues,
): Calculated | undefined {
  // A comparison that is not complete yet does not hide the offer.
  const parsed = schema.safeParse({ ...values, comment: '' });
  if (parsed.success) return calculate(basis, parsed.data);
  const alone = schema.safeParse({
    ...values,
    isCompared: false,
    competitorRate: null,
    valuation: null,
    cadastre: null,
    contractFee: null,
    comment: '',
  });
  return alone.success ? calculate(basis, alone.data) : undefined;
}
