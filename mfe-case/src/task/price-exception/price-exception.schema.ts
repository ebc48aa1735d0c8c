import type { CallInput } from '@advisor/api-client/call';
import { taskType } from '@advisor/contracts/codebooks/task';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { message } from '@advisor/forms/validation-message';
import { formatMoney, formatNumber } from '@advisor/i18n/format';
import { z } from 'zod';
import { messageLength } from '../message-length';

interface ProductFee {
  feeId: number;
  /** CZK. */
  amount: number;
}

/** What may be asked for, by the rate tables of the product. */
export interface PriceExceptionLimits {
  /** Percentage points. */
  interestRateDiscount: number;
  fees: readonly ProductFee[];
}

const feeName = (feeId: number) => `fee${feeId}` as const;
export type FeeName = ReturnType<typeof feeName>;
export const feeFieldName = feeName;

export interface PriceExceptionValues {
  interestRateDiscount: number | null;
  /** Discounts in CZK, by `feeFieldName`. */
  fees: Record<FeeName, number | null>;
  message: string;
}

export const emptyPriceException = ({ fees }: PriceExceptionLimits): PriceExceptionValues => ({
  interestRateDiscount: null,
  fees: Object.fromEntries(fees.map(({ feeId }) => [feeName(feeId), null])),
  message: '',
});

const discount = (most: number, mostText: string) =>
  z
    .number()
    .min(0)
    .multipleOf(0.01)
    .max(most, message('case-task:priceException.tooMuch', { most: mostText }))
    .nullable();

/** At least one discount, none of them above what it is taken off. */
export const priceExceptionSchema = (
  limits: PriceExceptionLimits,
): z.ZodType<PriceExceptionValues, PriceExceptionValues> =>
  z
    .object({
      interestRateDiscount: discount(
        limits.interestRateDiscount,
        `${formatNumber(limits.interestRateDiscount, { decimals: 2 })} p. b.`,
      ),
      fees: z.object(
        Object.fromEntries(
          limits.fees.map(({ feeId, amount }) => [
            feeName(feeId),
            discount(amount, formatMoney(amount)),
          ]),
        ) as Record<FeeName, ReturnType<typeof discount>>,
      ),
      message: z.string().trim().min(1).max(messageLength),
    })
    .refine(
      ({ interestRateDiscount, fees }) =>
        [interestRateDiscount, ...Object.values(fees)].some((value) => (value ?? 0) > 0),
      { path: ['interestRateDiscount'], message: 'case-task:priceException.none' },
    );

/** Only what is asked for is sent. */
export const toTaskInput = (
  { interestRateDiscount, fees, message: text }: PriceExceptionValues,
  limits: PriceExceptionLimits,
): CallInput<typeof taskCalls.create>['body'] => ({
  taskTypeId: taskType.priceException.code,
  priceException: {
    ...(interestRateDiscount ? { interestRateDiscount } : {}),
    fees: askedFees(fees, limits),
  },
  message: text,
});

const askedFees = (fees: PriceExceptionValues['fees'], limits: PriceExceptionLimits) =>
  limits.fees.flatMap(({ feeId }) => {
    const asked = fees[feeName(feeId)];
    return asked ? [{ feeId, discount: asked }] : [];
  });

/** The server's errors by the fields of this form: fees are in the order in which they were sent. */
export function toFormErrors(
  fieldErrors: Record<string, string>,
  values: PriceExceptionValues,
  limits: PriceExceptionLimits,
): Record<string, string> {
  const sent = askedFees(values.fees, limits);
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([path, text]) => {
      const [, place] = /^priceException\.fees\.(\d+)/.exec(path) ?? [];
      const asked = place === undefined ? undefined : sent[Number(place)];
      if (asked) return [`fees.${feeName(asked.feeId)}`, text];
      return [path.startsWith('priceException') ? 'interestRateDiscount' : path, text];
    }),
  );
}
