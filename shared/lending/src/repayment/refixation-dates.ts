import { addMonths, checkDay } from '../calendar-and-money/calendar';

/** Months before the end of a fixation by which the new rate is told: act 257/2016 s. 102(3). */
const noticeMonths = 3;

/** Days `YYYY-MM-DD`. */
export interface RefixationDates {
  /** The last day on which the new rate may be told. */
  latestNotice: string;
  /** The rest is known once the client was told. */
  notice?: {
    isLate: boolean;
    /** Repayment is free of charge to this day: three months from the notice, s. 117(3). */
    freeRepaymentUntil: string;
    /** A late notice leaves repayment free when the new fixation has begun. */
    isFreePastFixation: boolean;
  };
}

/**
 * Deadlines around the end of a fixation, in the law's months: 31 May less three months is the last day
 * of February.
 * @param fixedRateValidTo the last day of the fixation
 * @param noticeDelivered when the client was told the new rate
 * @throws LendingError when a text is no day
 */
export function refixationDates(
  fixedRateValidTo: string,
  noticeDelivered?: string,
): RefixationDates {
  checkDay('fixedRateValidTo', fixedRateValidTo);
  const latestNotice = addMonths(fixedRateValidTo, -noticeMonths);
  if (noticeDelivered === undefined) return { latestNotice };
  checkDay('noticeDelivered', noticeDelivered);
  const freeRepaymentUntil = addMonths(noticeDelivered, noticeMonths);
  return {
    latestNotice,
    notice: {
      isLate: noticeDelivered > latestNotice,
      freeRepaymentUntil,
      isFreePastFixation: freeRepaymentUntil > fixedRateValidTo,
    },
  };
}
