import type { ApiError } from '@advisor/api-client/api-error';
import { extraPaymentType } from '@advisor/contracts/codebooks/refinancing';
import type { CallBody } from '@advisor/contracts/operation';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { ExtraPaymentOffer } from '@advisor/contracts/refinancing/simulation';
import { roundToHaler } from '@advisor/lending/calendar-and-money/money';
import type { RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import type { CalculatorValues } from './calculator.schema';

export type SimulationBody = CallBody<typeof refinancingCalls.simulateExtraPayment>;

/** What the server is asked for by the form. */
export function simulationBodyOf(values: CalculatorValues): SimulationBody {
  const { type, amount, date, effect, reason, newRateNotified, alreadyRepaid } = values;
  const isFull = type === 'full';
  return {
    extraPaymentTypeId: isFull ? extraPaymentType.full.code : extraPaymentType.partial.code,
    extraPaymentDate: date,
    ...(!isFull && amount !== null && { extraPaymentAmount: amount }),
    isPaymentReduced: effect === 'lowerInstalment',
    ...(values.feeDiscount !== null && { feeDiscount: values.feeDiscount }),
    ...(reason === 'newRateNotice' ? { newRateNotified } : reason !== 'none' && { reason }),
    ...(alreadyRepaid !== null && { alreadyRepaid }),
  };
}

/** The form's fields by their names in the call. */
const fieldOf: Readonly<Partial<Record<string, keyof CalculatorValues>>> = {
  extraPaymentTypeId: 'type',
  extraPaymentDate: 'date',
  extraPaymentAmount: 'amount',
  isPaymentReduced: 'effect',
  feeDiscount: 'feeDiscount',
  reason: 'reason',
  newRateNotified: 'newRateNotified',
  alreadyRepaid: 'alreadyRepaid',
  comment: 'comment',
};

/** Field → message, by the names of the form. */
export const fieldErrorsOf = ({ fieldErrors: named }: ApiError): Record<string, string> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, text]) => {
      const field = fieldOf[name];
      return field === undefined ? [] : [[field, text]];
    }),
  );

/** What an offer is compared by. */
export const offeredAmounts = [
  'extraPaymentAmount',
  'principalAmount',
  'interestAmount',
  'feeAmount',
  'feeAmountDiscounted',
  'feeFreeAmount',
  'newMonthlyPayment',
  'newMaturityOn',
  'interestSaved',
] as const;
export type OfferedAmounts = Pick<ExtraPaymentOffer, (typeof offeredAmounts)[number]>;

/** The offer as the screen has it; undefined when the contract decides the fee. */
export function shownOffer(
  quote: RepaymentQuote,
  discount: number | null,
): OfferedAmounts | undefined {
  const { totalFee: feeAmount, freeAmount } = quote.fee;
  if (feeAmount === undefined) return undefined;
  return {
    extraPaymentAmount: quote.amount,
    principalAmount: quote.principal,
    interestAmount: quote.accruedInterest,
    feeAmount,
    ...(discount && { feeAmountDiscounted: roundToHaler(feeAmount - discount) }),
    feeFreeAmount: freeAmount,
    ...(quote.balanceAfter > 0 && {
      newMonthlyPayment: quote.instalment,
      newMaturityOn: quote.maturityOn,
    }),
    interestSaved: Math.max(0, quote.interestSaved),
  };
}
