import { repaymentReasons } from '@advisor/contracts/refinancing/repayment-reasons';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { message, requiredMessage } from '@advisor/forms/validation-message';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import { LendingError } from '@advisor/lending/lending-error';
import { repaymentDayProblem } from '@advisor/lending/repayment-day';
import {
  quoteRepayment,
  type RepaymentQuote,
  type RepaymentRequest,
} from '@advisor/lending/repayment-quote';
import { z } from 'zod';
import type { OfferedTerms } from '../extra-payment.queries';

export const repaymentTypes = ['partial', 'full'] as const;
export const effects = ['shorterTerm', 'lowerInstalment'] as const;
export const reasons = ['none', 'newRateNotice', ...repaymentReasons] as const;

const error = (key: string) => `refinancing-extra-payment:error.${key}`;

const amountSchema = z.number().positive().multipleOf(0.01);

const fieldsSchema = z.object({
  type: z.enum(repaymentTypes),
  amount: z.number().nullable(),
  date: z.iso.date(),
  effect: z.enum(effects),
  reason: z.enum(reasons),
  newRateNotified: z.string(),
  alreadyRepaid: z.number().min(0).multipleOf(0.01).nullable(),
});
export type CalculatorValues = z.input<typeof fieldsSchema>;

/** What the form asks `@advisor/lending` for. */
export function requestOf(values: CalculatorValues): RepaymentRequest {
  const { type, amount, date, effect, reason, newRateNotified, alreadyRepaid } = values;
  return {
    date,
    effect,
    ...(type === 'partial' && amount !== null && { amount }),
    ...(reason === 'newRateNotice' ? { newRateNotified } : reason !== 'none' && { reason }),
    ...(alreadyRepaid !== null && { alreadyRepaidInWindow: alreadyRepaid }),
  };
}

/** The form's schema: days on which the bank books, and amounts that the loan allows. */
export function calculatorSchema(terms: OfferedTerms) {
  const loan = repaidLoanOf(terms.loan);
  const dateProblem = (date: string) => {
    const problem = repaymentDayProblem(loan, date, terms.earliestPaymentOn);
    return problem && message(error(problem.reason), { date: formatDate(problem.day) });
  };
  return fieldsSchema.superRefine((values, context) => {
    const refuse = (path: keyof CalculatorValues, text: string) =>
      context.addIssue({ code: 'custom', path: [path], message: text });
    const ofDate = dateProblem(values.date);
    if (ofDate !== undefined) refuse('date', ofDate);
    if (values.reason === 'newRateNotice') {
      const { newRateNotified: day } = values;
      if (day === '') refuse('newRateNotified', requiredMessage);
      else if (!z.iso.date().safeParse(day).success)
        refuse('newRateNotified', 'common:validation.date');
      else if (day > values.date) refuse('newRateNotified', error('notifiedLater'));
    }
    if (values.type === 'full') return;
    if (values.amount === null) refuse('amount', requiredMessage);
    else if (values.amount <= 0) refuse('amount', 'common:validation.positive');
    else if (!amountSchema.safeParse(values.amount).success)
      refuse('amount', message('common:validation.decimals', { count: 2 }));
    else if (ofDate === undefined) {
      const ofAmount = amountProblem(terms, values);
      if (ofAmount !== undefined) refuse('amount', ofAmount);
    }
  });
}

function amountProblem(terms: OfferedTerms, values: CalculatorValues): string | undefined {
  try {
    quoteRepayment(
      repaidLoanOf(terms.loan),
      { ...requestOf({ ...values, reason: 'none' }) },
      terms.policy.policy,
    );
    return undefined;
  } catch (cause) {
    if (!(cause instanceof LendingError) || cause.field !== 'amount') throw cause;
    const key = cause.reason === 'belowMinimum' ? 'belowInterest' : 'aboveOwed';
    return message(error(key), { amount: formatMoney(Number(cause.limit)) });
  }
}

/** The repayment as it stands in the form; undefined while something of it is wrong. */
export function quoteOf(
  terms: OfferedTerms,
  schema: ReturnType<typeof calculatorSchema>,
  values: CalculatorValues,
): RepaymentQuote | undefined {
  const parsed = schema.safeParse(values);
  return parsed.success
    ? quoteRepayment(repaidLoanOf(terms.loan), requestOf(parsed.data), terms.policy.policy)
    : undefined;
}
