import { repaymentReasons } from '@advisor/contracts/refinancing/repayment-reasons';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { daySchema } from '@advisor/forms/day-schema';
import { message, requiredMessage } from '@advisor/forms/validation-message';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import { isDay } from '@advisor/lending/calendar-and-money/calendar';
import {
  anniversaryWindow,
  noticeInForce,
  repaidFreeIn,
} from '@advisor/lending/repayment/early-repayment';
import { LendingError } from '@advisor/lending/calendar-and-money/lending-error';
import { repaymentDayProblem } from '@advisor/lending/repayment/repayment-day';
import {
  quoteRepayment,
  type RepaymentQuote,
  type RepaymentRequest,
} from '@advisor/lending/repayment/repayment-quote';
import { z } from 'zod';
import { commentLength } from '../../../process/comment-length';
import type { OfferedTerms } from '../extra-payment.queries';

export const repaymentTypes = ['partial', 'full'] as const;
export const effects = ['shorterTerm', 'lowerInstalment'] as const;
export const reasons = ['none', 'newRateNotice', ...repaymentReasons] as const;

const error = (key: string) => `refinancing-extra-payment:error.${key}`;

const amountSchema = z.number().positive().multipleOf(0.01);

const fieldsSchema = z.object({
  type: z.enum(repaymentTypes),
  amount: z.number().nullable(),
  date: daySchema,
  effect: z.enum(effects),
  reason: z.enum(reasons),
  newRateNotified: z.string(),
  alreadyRepaid: z.number().min(0).multipleOf(0.01).nullable(),
  feeDiscount: z.number().min(0).multipleOf(0.01).nullable(),
  comment: z.string().trim().max(commentLength),
});
export type CalculatorValues = z.input<typeof fieldsSchema>;

/** What the bank knows that was repaid free of charge in the same month before the anniversary, CZK. */
export function knownFree({ loan, policy, freeRepayments }: OfferedTerms, date: string): number {
  if (!isDay(date)) return 0;
  const { contractSignedOn } = loan;
  const { anniversaryIncluded } = policy.policy;
  return repaidFreeIn(
    anniversaryWindow(contractSignedOn, date, anniversaryIncluded),
    freeRepayments,
  );
}

/** What the form asks `@advisor/lending` for. */
export function requestOf(terms: OfferedTerms, values: CalculatorValues): RepaymentRequest {
  const { type, amount, date, effect, reason, newRateNotified, alreadyRepaid } = values;
  // The notice frees of the fee whatever else is the reason.
  const notified =
    reason === 'newRateNotice'
      ? newRateNotified
      : isDay(date)
        ? noticeInForce(terms.rateNotices, date)
        : undefined;
  const repaidFree = Math.max(alreadyRepaid ?? 0, knownFree(terms, date));
  return {
    date,
    effect,
    ...(type === 'partial' && amount !== null && { amount }),
    ...(reason !== 'newRateNotice' && reason !== 'none' && { reason }),
    ...(notified !== undefined && { newRateNotified: notified }),
    ...(repaidFree > 0 && { alreadyRepaidInWindow: repaidFree }),
  };
}

/** The form's schema: days on which the bank books, and amounts that the loan allows. */
export function calculatorSchema(terms: OfferedTerms) {
  const loan = repaidLoanOf(terms.loan);
  const dateProblem = (date: string) => {
    const problem = repaymentDayProblem(loan, date, terms.earliestPaymentOn);
    if (problem) return message(error(problem.reason), { date: formatDate(problem.day) });
    const { signedChangeOn } = terms;
    return signedChangeOn !== undefined && date >= signedChangeOn
      ? message(error('signedChange'), { date: formatDate(signedChangeOn) })
      : undefined;
  };
  return fieldsSchema.superRefine((values, context) => {
    const refuse = (path: keyof CalculatorValues, text: string) =>
      context.addIssue({ code: 'custom', path: [path], message: text });
    const ofDate = dateProblem(values.date);
    if (ofDate !== undefined) refuse('date', ofDate);
    const ofNotice = noticeProblem(terms, values);
    if (ofNotice !== undefined) refuse('newRateNotified', ofNotice);
    const ofAmount = amountProblem(terms, values, ofDate === undefined);
    if (ofAmount !== undefined) refuse('amount', ofAmount);
    if ((ofDate ?? ofNotice ?? ofAmount) !== undefined) return;
    const ofDiscount = discountProblem(terms, values);
    if (ofDiscount !== undefined) refuse('feeDiscount', ofDiscount);
  });
}

function noticeProblem(
  { rateNotices }: OfferedTerms,
  { reason, newRateNotified: day, date }: CalculatorValues,
) {
  if (reason !== 'newRateNotice') return undefined;
  if (!rateNotices.includes(day)) return requiredMessage;
  return day > date ? error('notifiedLater') : undefined;
}

/** @param isDayFine what is owed is known for a day on which the loan can be repaid */
function amountProblem(terms: OfferedTerms, values: CalculatorValues, isDayFine: boolean) {
  const { type, amount } = values;
  if (type === 'full') return undefined;
  if (amount === null) return requiredMessage;
  if (amount <= 0) return 'common:validation.positive';
  if (!amountSchema.safeParse(amount).success)
    return message('common:validation.decimals', { count: 2 });
  return isDayFine ? owedProblem(terms, values) : undefined;
}

function owedProblem(terms: OfferedTerms, values: CalculatorValues): string | undefined {
  try {
    quoteFor(terms, { ...values, reason: 'none' });
    return undefined;
  } catch (cause) {
    if (!(cause instanceof LendingError) || cause.field !== 'amount') throw cause;
    const key = cause.reason === 'belowMinimum' ? 'belowInterest' : 'aboveOwed';
    return message(error(key), { amount: formatMoney(Number(cause.limit)) });
  }
}

/** Most that may be taken off a fee, CZK. */
export const highestDiscount = (
  { maximumFeeDiscount = Infinity }: OfferedTerms,
  fee: number | undefined,
): number => Math.min(fee ?? 0, maximumFeeDiscount);

function discountProblem(terms: OfferedTerms, values: CalculatorValues): string | undefined {
  const { feeDiscount } = values;
  if (feeDiscount === null) return undefined;
  const most = highestDiscount(terms, quoteFor(terms, values).fee.totalFee);
  return feeDiscount > most
    ? message(error('aboveDiscount'), { amount: formatMoney(most) })
    : undefined;
}

/** @param values of the form, all that the repayment comes about by right */
export const quoteFor = (terms: OfferedTerms, values: CalculatorValues): RepaymentQuote =>
  quoteRepayment(repaidLoanOf(terms.loan), requestOf(terms, values), terms.policy.policy);

/** The fields that the repayment itself does not come about by. */
const agreed = new Set<PropertyKey>(['feeDiscount', 'comment']);

/** The repayment as it stands in the form; undefined while something of it is wrong. */
export function quoteOf(
  terms: OfferedTerms,
  schema: ReturnType<typeof calculatorSchema>,
  values: CalculatorValues,
): RepaymentQuote | undefined {
  const { error: found } = schema.safeParse(values);
  const isFine = found?.issues.every(({ path: [field] }) => agreed.has(field ?? '')) ?? true;
  return isFine ? quoteFor(terms, values) : undefined;
}
