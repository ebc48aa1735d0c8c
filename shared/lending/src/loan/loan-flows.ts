import { type CashFlow, type CreditFlows, creditYears } from './apr';
import { addMonths } from '../calendar-and-money/calendar';
import { feesWithInstalment, feeTotals, type LoanFee } from './loan-fee';
import { fromHalere, sumOf } from '../calendar-and-money/money';
import { type Schedule, type ScheduleTerms } from './schedule';

/** What the rate of charge counts with, of the terms a schedule was made from. */
export interface ChargedTerms extends Pick<
  ScheduleTerms,
  'amount' | 'furtherDrawings' | 'drawingDate' | 'paymentDay' | 'fees'
> {
  /** Whether the insurance is a condition of the loan or of its rate; true unless said. */
  insuranceInRpsn?: boolean;
}

export const rpsnFees = (fees: readonly LoanFee[] = []): LoanFee[] =>
  fees.filter(({ inRpsn = true }) => inRpsn);

/**
 * The flows of a loan as its contract has them, for the rate of charge.
 * @param schedule at the initial rate to maturity, without extra payments
 * @param repaidAfter the balance is repaid with this instalment; by default by the last one
 */
export function loanFlows(
  { rows }: Schedule,
  terms: ChargedTerms,
  repaidAfter = rows.length,
): CreditFlows {
  const { amount, furtherDrawings = [], drawingDate, paymentDay, fees } = terms;
  const { insuranceInRpsn = true } = terms;
  const charged = feeTotals(rpsnFees(fees));
  const first = rows[0]?.date ?? drawingDate;
  const firstYears = creditYears(drawingDate, first);
  // Whole months between instalments are twelfths, whatever the length of the months.
  const isRegular = addMonths(first, 0, paymentDay) === first;
  const secondYears =
    isRegular || !rows[1] ? firstYears + 1 / 12 : creditYears(drawingDate, rows[1].date);

  const payments: CashFlow[] = [{ years: 0, amount: fromHalere(charged.opening) }];
  for (const { number, instalment, insurance, balance } of rows) {
    if (number > repaidAfter) break;
    const isLast = number === repaidAfter;
    payments.push({
      years: number === 1 ? firstYears : secondYears + (number - 2) / 12,
      amount:
        instalment +
        fromHalere(feesWithInstalment(charged, number, isLast)) +
        (insuranceInRpsn ? insurance : 0) +
        (isLast ? balance : 0),
    });
  }
  const later = furtherDrawings.map((drawing) => ({
    years: creditYears(drawingDate, drawing.date),
    amount: drawing.amount,
  }));
  const atOnce = sumOf([amount, ...later.map((drawing) => -drawing.amount)]);
  return { drawings: [{ years: 0, amount: atOnce }, ...later], payments };
}
