import { extraPaymentType } from '@advisor/contracts/codebooks/refinancing';
import type { CallBody } from '@advisor/contracts/operation';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { ExtraPaymentOffer } from '@advisor/contracts/refinancing/simulation';
import { roundToHaler } from '@advisor/lending/money';
import type { RepaymentQuote } from '@advisor/lending/repayment-quote';
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
export const fieldOf: Readonly<Partial<Record<string, keyof CalculatorValues>>> = {
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

const comparedFields = [
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
export type ComparedField = (typeof comparedFields)[number];

type Offered = Pick<ExtraPaymentOffer, ComparedField>;

/** The offer as the screen has it; undefined when the contract decides the fee. */
export function shownOffer(quote: RepaymentQuote, discount: number | null): Offered | undefined {
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

export interface Difference {
  field: ComparedField;
  shown: number | string | undefined;
  offered: number | string | undefined;
}

/** What of the server's offer is not what the screen shows: another day, another version of settings. */
export const differencesOf = (shown: Offered, offered: Offered): Difference[] =>
  comparedFields
    .map((field) => ({ field, shown: shown[field], offered: offered[field] }))
    .filter((each) => each.shown !== each.offered);
