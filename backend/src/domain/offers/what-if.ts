import type { WhatIf, WhatIfWishes } from '@advisor/contracts/offer/what-if';
import {
  extraPaymentOptions,
  type ExtraPaymentOption,
} from '@advisor/lending/repayment/extra-payment';
import { highestLoan, shortestTerm } from '@advisor/lending/loan/goal-seek';
import { instalmentRoom, maximumLoanByDti, maximumLoanByLtv } from '@advisor/lending/loan/max-loan';
import { buildSchedule, type ScheduleTerms } from '@advisor/lending/loan/schedule';
import { simulateLoan } from './calculations';
import type { LoanAsked } from './loan-asked';
import { termsOf } from './loan-terms';
import { gradualDrawing } from './gradual-drawing';
import { ratioLimits } from './ratio-findings';

type Highest = NonNullable<WhatIf['loanForPayment']>;

/** CZK; a loan that is looked for is a multiple of it. */
const amountStep = 1_000;

/** The schedule's terms of a loan by the rates for its amount; undefined without a rate. */
function scheduleTerms({ input, product, priceException }: LoanAsked): ScheduleTerms | undefined {
  const terms = termsOf(input, product, priceException);
  if (terms?.calculation === undefined) return undefined;
  const { version: _version, ...rules } = terms.calculation;
  return {
    amount: input.loanAmount,
    months: input.loanDuration,
    ratePercent: simulateLoan(input, terms).rate,
    drawingDate: input.expectedDateOfDrawing,
    paymentDay: input.paymentDay,
    ...rules,
  };
}

/** Amounts from which the list rate is another: of each line, and beyond each LTV. */
function rateSteps({ input, product: { rates } }: LoanAsked): number[] {
  const { collateralAmount } = input;
  const starts = rates.flatMap(({ minAmount, maxLtv }) => [
    minAmount,
    ...(maxLtv === null || collateralAmount === undefined
      ? []
      : [Math.floor((collateralAmount * maxLtv) / 100) + 1]),
  ]);
  return [...new Set([0, ...starts])].toSorted((one, other) => other - one);
}

interface Bounds {
  /** CZK a month. */
  instalment: number;
  /** CZK. */
  amount: number;
}

/**
 * The highest loan within bounds, of the collateral, term and wishes that are asked for. Its rate is
 * that of its own amount, so it is looked for between the steps of the table, the highest first.
 */
function highest(asked: LoanAsked, bounds: Bounds): Highest | undefined {
  let maximum = Math.min(bounds.amount, asked.product.terms.maxAmount);
  for (const start of rateSteps(asked)) {
    const minimum = Math.max(start, asked.product.terms.minAmount);
    if (minimum > maximum) continue;
    const loanAmount = Math.floor(maximum / amountStep) * amountStep;
    const terms =
      loanAmount < minimum
        ? undefined
        : scheduleTerms({ ...asked, input: { ...asked.input, loanAmount } });
    const amount = terms && highestLoan(terms, bounds.instalment, { minimum, maximum }, amountStep);
    if (terms && amount !== undefined) {
      const { instalment } = buildSchedule({ ...terms, amount });
      return { loanAmount: amount, interestRate: terms.ratePercent, monthlyPayment: instalment };
    }
    maximum = start - 1;
  }
  return undefined;
}

/** By the value of the collateral. */
const byCollateral = ({ input, product }: LoanAsked): number => {
  const { ltv } = ratioLimits(input, product.terms);
  return ltv === undefined || input.collateralAmount === undefined
    ? Infinity
    : maximumLoanByLtv(input.collateralAmount, ltv);
};

/** What the income is enough for, beside other loans. */
function forIncome(asked: LoanAsked): Pick<WhatIf, 'loanForIncome' | 'instalmentForIncome'> {
  const { household } = asked.input;
  if (household === undefined || household.netMonthlyIncome === 0) return {};
  const { netMonthlyIncome, monthlyInstallments, otherDebt } = household;
  const limits = ratioLimits(asked.input, asked.product.terms);
  const instalment = instalmentRoom({
    netMonthlyIncome,
    otherMonthlyInstalments: monthlyInstallments,
    limit: limits.dsti,
  });
  const amount = Math.min(
    byCollateral(asked),
    maximumLoanByDti(netMonthlyIncome, otherDebt, limits.dti),
  );
  return {
    loanForIncome: highest(asked, { instalment, amount }),
    instalmentForIncome: Math.floor(instalment),
  };
}

function durationForPayment(asked: LoanAsked, payment: number): WhatIf['durationForPayment'] {
  const terms = scheduleTerms(asked);
  const { minMonths, maxMonths } = asked.product.terms;
  const shortest = Math.max(minMonths, asked.input.fixedRatePeriod ?? 0);
  const months = terms && shortestTerm(terms, payment, { minimum: shortest, maximum: maxMonths });
  if (terms === undefined || months === undefined) return undefined;
  const { instalment } = buildSchedule({ ...terms, months });
  return { loanDuration: months, monthlyPayment: instalment };
}

const optionOf = (option: ExtraPaymentOption) => ({
  monthlyPayment: option.instalment,
  numberOfPayments: option.instalments,
  interestSaved: option.interestSaved,
});

function extraPayment(
  asked: LoanAsked,
  { amount, afterPayments }: { amount: number; afterPayments: number },
): WhatIf['extraPayment'] {
  const terms = scheduleTerms(asked);
  if (terms === undefined || afterPayments >= asked.input.loanDuration) return undefined;
  const options = extraPaymentOptions(terms, afterPayments, amount);
  return {
    balanceBefore: options.balanceBefore,
    numberOfPayments: options.instalmentsLeft,
    lowerPayment: optionOf(options.lowerInstalment),
    shorterDuration: optionOf(options.shorterTerm),
  };
}

/** Answers to wishes beside a modelled loan; what has no answer is left out. Pure. */
export function whatIf(
  asked: LoanAsked,
  { monthlyPayment, extraPayment: extra, gradualDrawing: drawing }: WhatIfWishes,
): WhatIf {
  return {
    ...forIncome(asked),
    ...(monthlyPayment === undefined
      ? {}
      : {
          loanForPayment: highest(asked, {
            instalment: monthlyPayment,
            amount: byCollateral(asked),
          }),
          durationForPayment: durationForPayment(asked, monthlyPayment),
        }),
    ...(extra === undefined ? {} : { extraPayment: extraPayment(asked, extra) }),
    ...(drawing === undefined ? {} : { gradualDrawing: gradualDrawing(asked, drawing) }),
  };
}
