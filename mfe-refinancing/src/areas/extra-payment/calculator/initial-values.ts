import { extraPaymentType } from '@advisor/contracts/codebooks/refinancing';
import { noticeInForce } from '@advisor/lending/repayment/early-repayment';
import { roundToHaler } from '@advisor/lending/calendar-and-money/money';
import type { ExtraPayment, OfferedTerms } from '../extra-payment.queries';
import type { CalculatorValues } from './calculator.schema';

const usual: Omit<CalculatorValues, 'date' | 'newRateNotified'> = {
  type: 'partial',
  amount: null,
  effect: 'shorterTerm',
  reason: 'none',
  alreadyRepaid: null,
  feeDiscount: null,
  comment: '',
};

/** What stands in the form first: nothing, or the offer that the process has. */
export function initialValues(terms: OfferedTerms, process?: ExtraPayment): CalculatorValues {
  const { earliestPaymentOn } = terms;
  const [newest = ''] = terms.rateNotices;
  if (process === undefined) {
    const notice = noticeInForce(terms.rateNotices, earliestPaymentOn);
    return {
      ...usual,
      date: earliestPaymentOn,
      newRateNotified: notice ?? newest,
      ...(notice !== undefined && { reason: 'newRateNotice' }),
    };
  }
  const { extraPaymentTypeId, extraPaymentDate, isPaymentReduced, comment = '' } = process;
  const { reason, newRateNotified, alreadyRepaidInWindow } = process.calculation?.request ?? {};
  const { feeAmount = 0, feeAmountDiscounted = feeAmount } = process.offer ?? {};
  const isFull = extraPaymentTypeId === extraPaymentType.full.code;
  return {
    ...usual,
    type: isFull ? 'full' : 'partial',
    amount: isFull ? null : process.extraPaymentAmount,
    date: extraPaymentDate > earliestPaymentOn ? extraPaymentDate : earliestPaymentOn,
    effect: isPaymentReduced ? 'lowerInstalment' : 'shorterTerm',
    reason: reason ?? (newRateNotified === undefined ? 'none' : 'newRateNotice'),
    newRateNotified: newRateNotified ?? newest,
    alreadyRepaid: alreadyRepaidInWindow ?? null,
    feeDiscount: roundToHaler(feeAmount - feeAmountDiscounted) || null,
    comment,
  };
}
