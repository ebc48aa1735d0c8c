import type {
  ExtraPaymentOffer,
  RefixationOffer,
  RetentionOffer,
} from '@advisor/contracts/refinancing/simulation';
import type { EarlyRepaymentFee } from '@advisor/lending/repayment/early-repayment';
import { runningSchedule } from '@advisor/lending/repayment/repayment-on-day';
import type {
  RepaidLoan,
  RepaymentPolicy,
  RepaymentRequest,
} from '@advisor/lending/repayment/repayment-quote';

type OfferIdentity = 'offerId' | 'createdOn' | 'validTo';

/** What the loan is from the day on which the change takes effect. */
export interface LoanAfter {
  /** % p.a. */
  interestRate?: number;
  /** CZK a month. */
  monthlyPayment: number;
  /** Owed on that day, CZK. */
  principal: number;
  /** `YYYY-MM-DD` */
  maturityOn?: string;
  /** Months. */
  fixedRatePeriod?: number;
  fixedRateValidTo?: string;
}

interface SavedTerms {
  /** As it was calculated with: documents calculate the schedules of their example from it. */
  loan: RepaidLoan;
  /** Day from which the new terms hold, `YYYY-MM-DD`. */
  effectiveFrom: string;
  after: LoanAfter;
}

export interface SavedExtraPayment extends SavedTerms {
  kind: 'extraPayment';
  extraPaymentTypeId: 1 | 2;
  isPaymentReduced: boolean;
  /** What was asked for, by what the bank set then, and how the fee came about. */
  request: RepaymentRequest;
  policy: RepaymentPolicy;
  fee: EarlyRepaymentFee;
  /** Of a full repayment. */
  closing?: Closing;
  answer: Omit<ExtraPaymentOffer, OfferIdentity>;
}

/** Last days on which the bank does what follows a full repayment, `YYYY-MM-DD`. */
export interface Closing {
  accountClosedOn: string;
  /** Of the erasure of the pledge. */
  pledgeConsentOn: string;
}

export interface SavedRetention extends SavedTerms {
  kind: 'retention';
  /** Percentage points. */
  interestRateDiscount?: number;
  answer: Omit<RetentionOffer, OfferIdentity>;
}

export interface SavedRefixation extends SavedTerms {
  kind: 'refixation';
  /** Owed when the fixation ends, CZK. */
  principal: number;
  answer: Pick<
    RefixationOffer,
    | 'fixedRatePeriod'
    | 'interestRate'
    | 'interestRateDiscount'
    | 'interestRateDiscounted'
    | 'loanPaymentAmount'
    | 'loanPaymentAmountDiscounted'
  >;
}

/** An offer as it was made. */
export type SavedOffer = SavedExtraPayment | SavedRetention | SavedRefixation;

/**
 * Whether the loan is still what the offer was calculated from, but for instalments due since; another
 * one needs another offer.
 */
export const isOfLoan = ({ loan }: SavedOffer, running: RepaidLoan): boolean =>
  loan.ratePercent === running.ratePercent &&
  loan.instalment === running.instalment &&
  loan.maturityOn === running.maturityOn &&
  (loan.balance === running.balance ||
    balanceBefore(loan, running.nextPaymentOn) === running.balance);

/** What the schedule leaves once the instalments due before a day are paid, CZK. */
function balanceBefore(loan: RepaidLoan, day: string): number {
  const due = runningSchedule(loan).rows.filter(({ date }) => date < day);
  return due.at(-1)?.balance ?? loan.balance;
}
