import { extraPaymentType } from '@advisor/contracts/codebooks/refinancing';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { CallBody } from '@advisor/contracts/operation';
import { errorCode } from '@advisor/contracts/errors';
import { addBankingDays } from '@advisor/lending/calendar-and-money/banking-days';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import {
  anniversaryWindow,
  noticeInForce,
  repaidFreeIn,
} from '@advisor/lending/repayment/early-repayment';
import { LendingError } from '@advisor/lending/calendar-and-money/lending-error';
import { roundToHaler } from '@advisor/lending/calendar-and-money/money';
import { repaymentDayProblem } from '@advisor/lending/repayment/repayment-day';
import {
  quoteRepayment,
  type RepaymentPolicy,
  type RepaymentQuote,
  type RepaymentRequest,
} from '@advisor/lending/repayment/repayment-quote';
import { czechDay, czechMoney } from '../../platform/czech-format';
import { badRequest } from '../../platform/failure';
import type { EligibleLoan } from './eligible-loan';
import type { LoanHistory } from './loan-history';
import { afterSignedChange } from './signed-change';
import type { Closing, SavedExtraPayment } from './saved-offer';
import type { RefinancingSettings } from './settings';

const { full, partial } = extraPaymentType;

type Body = CallBody<typeof refinancingCalls.simulateExtraPayment>;

const refuse = (field: keyof Body, message: string) =>
  badRequest(message, { field, errorCode: errorCode.notEligible });

const dayProblems = {
  tooEarly: (day: string) => `Splátku lze provést nejdříve ${day}.`,
  tooLate: (day: string) => `Tou dobou už bude úvěr splacený, poslední splátka je ${day}.`,
  notBankingDay: (day: string) => `V tento den banka neúčtuje, nejbližší pracovní den je ${day}.`,
};

/** First banking day on which a payment that is asked for today can arrive, `YYYY-MM-DD`. */
export const earliestPaymentOn = (today: string): string => addBankingDays(today, 1);

interface Modelling {
  policy: RepaymentPolicy;
  settings: RefinancingSettings;
  history: LoanHistory;
}

/** @throws Failure 400 at the field that the loan does not allow */
export function modelExtraPayment(
  loan: EligibleLoan,
  { policy, settings, history }: Modelling,
  body: Body,
): SavedExtraPayment {
  const { extraPaymentDate: date, isPaymentReduced } = body;
  const day = repaymentDayProblem(loan.running, date, earliestPaymentOn(loan.today));
  if (day !== undefined)
    throw refuse('extraPaymentDate', dayProblems[day.reason](czechDay(day.day)));
  const { signedChangeOn } = history;
  if (signedChangeOn !== undefined && date >= signedChangeOn)
    throw refuse('extraPaymentDate', afterSignedChange(signedChangeOn));
  const request = requestOf(body, loan, { policy, history });
  const quote = quoteOf(loan, policy, request);
  const feeAmount = quote.fee.totalFee;
  if (feeAmount === undefined)
    throw refuse(
      'extraPaymentDate',
      'O poplatku rozhoduje smlouva, splátku proto připraví správa úvěrů.',
    );
  const isFull = quote.balanceAfter === 0;
  return {
    kind: 'extraPayment',
    loan: loan.running,
    // Whoever pays all that is owed repays the loan, whatever it was asked for as.
    extraPaymentTypeId: isFull ? full.code : partial.code,
    ...(isFull && { closing: closingAfter(date, settings) }),
    isPaymentReduced,
    request,
    policy,
    fee: quote.fee,
    effectiveFrom: date,
    after: {
      principal: quote.balanceAfter,
      monthlyPayment: quote.instalment,
      maturityOn: quote.maturityOn,
    },
    answer: {
      extraPaymentAmount: quote.amount,
      principalAmount: quote.principal,
      interestAmount: quote.accruedInterest,
      feeAmount,
      ...feeDiscounted(feeAmount, settings, body.feeDiscount),
      feeFreeAmount: quote.fee.freeAmount,
      ...(!isFull && { newMonthlyPayment: quote.instalment, newMaturityOn: quote.maturityOn }),
      interestSaved: Math.max(0, quote.interestSaved),
    },
  };
}

/** @throws Failure 400 at the field that says nothing, or not what the bank knows */
function requestOf(
  body: Body,
  { running }: EligibleLoan,
  { policy, history }: Pick<Modelling, 'policy' | 'history'>,
): RepaymentRequest {
  const isFull = body.extraPaymentTypeId === full.code;
  const { extraPaymentAmount: amount, reason, newRateNotified, alreadyRepaid } = body;
  if (!isFull && amount === undefined)
    throw refuse('extraPaymentAmount', 'Zadejte částku splátky.');
  if (newRateNotified !== undefined && newRateNotified > body.extraPaymentDate)
    throw refuse('newRateNotified', 'Sazba musí být oznámena nejpozději v den splátky.');
  if (newRateNotified !== undefined && !history.rateNotices.includes(newRateNotified))
    throw refuse('newRateNotified', 'V tento den banka klientovi novou sazbu neoznámila.');
  const window = anniversaryWindow(
    running.contractDate,
    body.extraPaymentDate,
    policy.anniversaryIncluded,
  );
  const known = repaidFreeIn(window, history.freeRepayments);
  return {
    date: body.extraPaymentDate,
    effect: body.isPaymentReduced ? 'lowerInstalment' : 'shorterTerm',
    ...(!isFull && { amount }),
    reason,
    // It frees of the fee whatever else is the reason.
    newRateNotified: newRateNotified ?? noticeInForce(history.rateNotices, body.extraPaymentDate),
    alreadyRepaidInWindow: known > (alreadyRepaid ?? 0) ? known : alreadyRepaid,
  };
}

function quoteOf(
  { running }: EligibleLoan,
  policy: RepaymentPolicy,
  request: RepaymentRequest,
): RepaymentQuote {
  try {
    return quoteRepayment(running, request, policy);
  } catch (cause) {
    if (!(cause instanceof LendingError) || cause.field !== 'amount') throw cause;
    const limit = czechMoney(Number(cause.limit));
    throw refuse(
      'extraPaymentAmount',
      cause.reason === 'belowMinimum'
        ? `Splátka musí být vyšší než úrok ke dni splátky, aspoň ${limit}.`
        : `Klient dluží jen ${limit}.`,
    );
  }
}

function feeDiscounted(
  feeAmount: number,
  { maximumFeeDiscount }: RefinancingSettings,
  discount: number | undefined,
) {
  if (discount === undefined || discount === 0) return {};
  const most = Math.min(feeAmount, maximumFeeDiscount);
  if (discount > most)
    throw refuse('feeDiscount', `Z poplatku lze slevit nejvýše ${czechMoney(most)}.`);
  return { feeAmountDiscounted: roundToHaler(feeAmount - discount) };
}

/** When the bank ends a loan that is repaid on a day. */
export const closingAfter = (
  day: string,
  { closingBankingDays, pledgeConsentDays }: RefinancingSettings,
): Closing => ({
  accountClosedOn: addBankingDays(day, closingBankingDays),
  pledgeConsentOn: addDays(day, pledgeConsentDays),
});
