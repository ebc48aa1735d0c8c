import type { WhatIf, WhatIfWishes } from '@advisor/contracts/offer/what-if';
import type { FurtherDrawing } from '@advisor/lending/loan/gradual-drawing';
import { LendingError } from '@advisor/lending/calendar-and-money/lending-error';
import { sumOf } from '@advisor/lending/calendar-and-money/money';
import { addMonths } from '../../platform/calendar';
import { simulateLoan } from './calculations';
import type { LoanAsked } from './loan-asked';
import { toRows } from './loan-result';
import { termsOf } from './loan-terms';

type Wished = NonNullable<WhatIfWishes['gradualDrawing']>;

/** Equal parts in whole crowns; the last one takes the rest. */
function drawingsAfter(
  first: string,
  rest: number,
  { furtherDrawings: count, monthsApart }: Wished,
): FurtherDrawing[] {
  const part = Math.floor(rest / count);
  return Array.from({ length: count }, (_, index) => ({
    date: addMonths(first, (index + 1) * monthsApart),
    amount: index === count - 1 ? rest - part * (count - 1) : part,
  }));
}

/**
 * The loan drawn in parts. Its maturity is that of the loan drawn at once, because that is what limits
 * of term and age are kept for. No answer when so much, or for so long, cannot be drawn.
 */
export function gradualDrawing(
  { input, product, priceException }: LoanAsked,
  wished: Wished,
): WhatIf['gradualDrawing'] {
  const terms = termsOf(input, product, priceException);
  if (terms === undefined) return undefined;
  const { loanAmount, expectedDateOfDrawing: drawnOn } = input;
  const { firstAmount } = wished;
  const further = drawingsAfter(drawnOn, sumOf([loanAmount, -firstAmount]), wished);
  try {
    const simulation = simulateLoan(input, terms, further);
    const schedule = toRows(simulation);
    const { interestWhileDrawing = 0 } = simulation;
    const numberOfInterestPayments = schedule.filter(({ principal }) => principal === 0).length;
    return {
      drawings: [
        { drawnOn, amount: firstAmount },
        ...further.map(({ date, amount }) => ({ drawnOn: date, amount })),
      ],
      monthlyPayment: simulation.instalment,
      lastPayment: simulation.lastInstalment,
      firstRepaymentOn: schedule[numberOfInterestPayments]?.paidOn ?? simulation.maturityDate,
      maturityOn: simulation.maturityDate,
      numberOfInterestPayments,
      interestWhileDrawing,
      totalInterest: simulation.totalInterest,
      totalPayable: simulation.totalPayable,
      annualPercentageRate: simulation.rpsn,
      steps: [...simulation.steps],
      schedule,
    };
  } catch (failure) {
    if (failure instanceof LendingError) return undefined;
    throw failure;
  }
}
