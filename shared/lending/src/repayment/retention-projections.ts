import { Decimal, roundToHaler } from '../calendar-and-money/money';
import {
  projectionUntil,
  type ProjectionUntil,
  type LoanProjection,
  instalmentStep,
  type InstalmentStep,
  savingStep,
  sumStep,
  type SumStep,
} from './loan-projection';
import { type LoanAtNewRate, loanAtNewRate } from './rate-change';
import type { RunningLoan } from './repayment-on-day';
import { breakEvenMonths } from './retention';
import type { ScheduleRow } from '../loan/schedule';

/*
 * A running loan as it is, with a lower rate, and at another bank: each until the end of its fixation at
 * its own rate and then, since nobody knows the next one, all of them at the list rate of today.
 */

export interface RetentionTerms {
  /** Due date after which the new rate holds, `YYYY-MM-DD`. */
  day: string;
  /** Last day of the fixation that runs and goes on, `YYYY-MM-DD`. */
  fixedRateValidTo: string;
  /** List rate of today, % p.a. */
  listRate: number;
  /** Percentage points off it. */
  interestRateDiscount?: number | undefined;
  /** What the client pays for the change, CZK. */
  fee: number;
  /** Absent: nobody else is compared. */
  competitor?: Competitor | undefined;
}

export interface Competitor {
  /** % p.a. */
  ratePercent: number;
  /** What leaving costs: early repayment, valuation, cadastre, CZK. */
  costs: number;
}

/** The loan once its fixation has ended. */
export interface AfterFixation {
  /** A month, CZK. */
  instalment: number;
  /** How it came about; absent when the rate does not change then, and the instalment stays. */
  step: InstalmentStep | undefined;
}

/** Its rows are to maturity: from the end of the fixation on at the list rate. */
export interface RetentionProjection extends LoanProjection {
  /** Absent when the loan ends with the fixation. */
  after: AfterFixation | undefined;
  /** To maturity, if its rate held till then: as RPSN and the offer's representative example assume. */
  ifHeld: ProjectionUntil;
}

/** Amounts in CZK. */
export interface BreakEvenStep {
  costs: number;
  /** What the instalment is lower by; not positive when it is not lower. */
  monthly: number;
  /** Instalments that pay the costs, two decimals; absent when they never do. */
  exact: number | undefined;
  /** Up to whole ones. */
  result: number | undefined;
}

/** Amounts in CZK; negative where the change is dearer. */
export interface ChangedProjection extends RetentionProjection {
  /** How the instalment came about; absent at the rate of today, when it stays. */
  instalmentStep: InstalmentStep | undefined;
  costs: number;
  /** Interest until the end of the fixation against the loan as it is. */
  savedInFixation: SumStep<'alone' | 'other'>;
  /** Interest to maturity against the loan as it is. */
  saved: SumStep<'alone' | 'other'>;
  /** What is saved until the end of the fixation, less the costs. */
  net: SumStep<'saved' | 'costs'>;
  breakEven: BreakEvenStep;
}

export interface RetentionProjections {
  /** Owed on the day of the change, CZK. */
  balance: number;
  /** At the rate of today. */
  alone: RetentionProjection;
  /** At the list rate less the discount. */
  offered: ChangedProjection;
  leaving: ChangedProjection | undefined;
  /** Staying saves at least as much as leaving; undefined without anybody to compare with. */
  isOfferBetter: boolean | undefined;
}

/**
 * @throws LendingError when a rate or an amount is out of its range, or the loan is repaid by the day
 */
export function retentionProjections(
  loan: RunningLoan,
  terms: RetentionTerms,
): RetentionProjections {
  const { day, listRate, interestRateDiscount, fee, competitor } = terms;
  const at = (interestRate: number, discount?: number) =>
    loanAtNewRate(loan, {
      day,
      fixedRatePeriod: 0,
      interestRate,
      interestRateDiscount: discount,
    });
  const offer = at(listRate, interestRateDiscount);
  const { balance, rowsAlone } = offer;
  const projectionOf = (
    rows: readonly ScheduleRow[],
    rate: Pick<LoanProjection, 'ratePercent' | 'instalment'>,
  ) => withListRateAfter(loan, { rows, balance, ...rate }, terms);
  const alone = projectionOf(rowsAlone, loan);
  const changed = ({ rows, offer: offered }: LoanAtNewRate, costs: number): ChangedProjection => {
    const ratePercent = offered.interestRateDiscounted;
    const projection = projectionOf(rows, {
      ratePercent,
      instalment: offered.loanPaymentAmountDiscounted,
    });
    const savedInFixation = savingStep(alone.untilFixationEnd, projection.untilFixationEnd);
    return {
      ...projection,
      instalmentStep:
        ratePercent === loan.ratePercent
          ? undefined
          : instalmentStep(balance, ratePercent, rows.length),
      costs,
      savedInFixation,
      saved: savingStep(alone.untilMaturity, projection.untilMaturity),
      net: sumStep({ saved: savedInFixation.result, costs: -costs }),
      breakEven: breakEvenStep(costs, roundToHaler(alone.instalment - projection.instalment)),
    };
  };
  const offered = changed(offer, fee);
  const leaving = competitor && changed(at(competitor.ratePercent), competitor.costs);
  return {
    balance,
    alone,
    offered,
    leaving,
    isOfferBetter: leaving && offered.net.result >= leaving.net.result,
  };
}

/** The life goes on at the list rate when its fixation ends. */
function withListRateAfter(
  { paymentDay, dayCount }: RunningLoan,
  projection: Pick<LoanProjection, 'ratePercent' | 'instalment' | 'rows'> & { balance: number },
  { fixedRateValidTo, listRate }: RetentionTerms,
): RetentionProjection {
  const { rows, balance, ratePercent, instalment } = projection;
  const untilFixationEnd = projectionUntil(rows, balance, fixedRateValidTo);
  const fixed = rows.slice(0, untilFixationEnd.instalments);
  const rest = rows.slice(fixed.length);
  const [next] = rest;
  const last = rest.at(-1);
  const ifHeld = projectionUntil(rows, balance);
  const base = { ratePercent, instalment, untilFixationEnd, ifHeld };
  if (next === undefined || last === undefined)
    return { ...base, rows, untilMaturity: ifHeld, after: undefined };
  const after = loanAtNewRate(
    {
      balance: untilFixationEnd.balance,
      ratePercent,
      instalment,
      paymentDay,
      nextPaymentOn: next.date,
      maturityOn: last.date,
      ...(dayCount !== undefined && { dayCount }),
    },
    { day: fixedRateValidTo, fixedRatePeriod: 0, interestRate: listRate },
  );
  const all = [...fixed, ...after.rows];
  return {
    ...base,
    rows: all,
    untilMaturity: projectionUntil(all, balance),
    after: {
      instalment: after.offer.loanPaymentAmount,
      step:
        listRate === ratePercent
          ? undefined
          : instalmentStep(untilFixationEnd.balance, listRate, rest.length),
    },
  };
}

/** @param monthly what the instalment is lower by, CZK */
export function breakEvenStep(costs: number, monthly: number): BreakEvenStep {
  return {
    costs,
    monthly,
    exact: monthly > 0 ? roundToHaler(new Decimal(costs).div(monthly)) : undefined,
    result: breakEvenMonths(costs, monthly),
  };
}
