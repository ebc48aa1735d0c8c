import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { CallBody } from '@advisor/contracts/operation';
import { errorCode } from '@advisor/contracts/errors';
import { addBankingDays } from '@advisor/lending/calendar-and-money/banking-days';
import { loanAtNewRate } from '@advisor/lending/repayment/rate-change';
import { monthsBetween, runningSchedule } from '@advisor/lending/repayment/repayment-on-day';
import { czechMoney } from '../../platform/czech-format';
import { badRequest } from '../../platform/failure';
import type { EligibleFixation } from './eligible-loan';
import type { SavedRetention } from './saved-offer';
import { checkDiscount, listRate, type OfferedRates } from './offered-rates';
import type { RefinancingSettings } from './settings';
import { afterSignedChange } from './signed-change';

/** Why there is no retention of a loan whose fixation is about to end. */
export const noRetentionDay = (signedChangeOn: string | undefined): string =>
  signedChangeOn === undefined
    ? 'Do konce fixace už není splátka, od které by nová sazba mohla platit.'
    : afterSignedChange(signedChangeOn);

/** Days that a client may choose from. */
export const offeredDays = 3;

/**
 * Due dates from which a retention may change the rate: interest of a month is never split.
 * @param signedChangeOn from this day on the loan is another one; absent: it is not
 * @returns `YYYY-MM-DD` ascending; the first is the usual one
 */
export function retentionDays(
  { running, fixedRateValidTo, today }: EligibleFixation,
  { retentionBankingDays }: RefinancingSettings,
  signedChangeOn = '9999-12-31',
): string[] {
  const first = addBankingDays(today, retentionBankingDays);
  return runningSchedule(running)
    .rows.map(({ date }) => date)
    .filter((day) => day >= first && day < fixedRateValidTo && day < signedChangeOn)
    .slice(0, offeredDays);
}

/** The list rate of a retention today: that of a fixation as long as what is left of the present one. */
export const retentionRate = (loan: EligibleFixation, rates: OfferedRates): number =>
  listRate(rates, {
    period: monthsBetween(loan.today, loan.fixedRateValidTo),
    amount: loan.terms.principal,
  });

type Body = CallBody<typeof refinancingCalls.simulateRetention>;

interface Modelling {
  rates: OfferedRates;
  settings: RefinancingSettings;
  /** `signedChangeOn` */
  signedOn: string | undefined;
}

/** @throws Failure 400 at the field that the bank cannot offer */
export function modelRetention(
  loan: EligibleFixation,
  { rates, settings, signedOn }: Modelling,
  body: Body,
): SavedRetention {
  const { interestRateValidFrom, interestRateDiscount, feeAmountDiscounted } = body;
  const days = retentionDays(loan, settings, signedOn);
  if (!days.includes(interestRateValidFrom))
    throw badRequest(
      days.length === 0
        ? noRetentionDay(signedOn)
        : 'Od tohoto dne nová sazba platit nemůže, vyberte jiný.',
      { field: 'interestRateValidFrom', errorCode: errorCode.notEligible },
    );
  const interestRate = retentionRate(loan, rates);
  checkDiscount(rates, interestRateDiscount, interestRate);
  const { retentionFee: feeAmount, maximumFeeDiscount } = settings;
  const leastFee = Math.max(0, feeAmount - maximumFeeDiscount);
  if (
    feeAmountDiscounted !== undefined &&
    (feeAmountDiscounted > feeAmount || feeAmountDiscounted < leastFee)
  )
    throw badRequest(`Poplatek musí být od ${czechMoney(leastFee)} do ${czechMoney(feeAmount)}.`, {
      field: 'feeAmountDiscounted',
      errorCode: errorCode.notEligible,
    });
  const { offer: offered, balance } = loanAtNewRate(loan.running, {
    day: interestRateValidFrom,
    fixedRatePeriod: 0,
    interestRate,
    interestRateDiscount,
  });
  const isDiscounted = (interestRateDiscount ?? 0) > 0;
  return {
    kind: 'retention',
    loan: loan.running,
    effectiveFrom: interestRateValidFrom,
    ...(interestRateDiscount !== undefined && { interestRateDiscount }),
    after: {
      principal: balance,
      interestRate: offered.interestRateDiscounted,
      monthlyPayment: offered.loanPaymentAmountDiscounted,
    },
    answer: {
      interestRate,
      loanPaymentAmount: offered.loanPaymentAmount,
      ...(isDiscounted && {
        interestRateDiscounted: offered.interestRateDiscounted,
        loanPaymentAmountDiscounted: offered.loanPaymentAmountDiscounted,
      }),
      feeAmount,
      ...(feeAmountDiscounted !== undefined && { feeAmountDiscounted }),
      interestRateValidFrom,
      fixedRateValidTo: loan.fixedRateValidTo,
    },
  };
}
