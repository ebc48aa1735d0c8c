import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import type { Offer } from '@advisor/contracts/offer/modelation';
import { czechMoney, czechRate } from '../../platform/czech-format';
import { shownAmount } from './model-offer';

interface Seen {
  interestRate: number;
  /** The instalment of a loan, the final balance of savings; CZK. */
  amount: number;
  /** All that a loan costs, CZK; the same by the rates that were seen where it was not told. */
  totalPaid?: number | undefined;
}

type Result = Offer['result'];

/**
 * What an advisor would keep without having seen it, a sentence each; none when the numbers are the
 * same, whichever rates they were made from.
 *
 * @param before by the rates that the advisor saw; undefined when they are today's
 */
export function whatChanged(seen: Seen, before: Result | undefined, now: Result): ErrorMessage[] {
  const amount = shownAmount(now);
  const shown = [
    ...changed(
      seen.interestRate,
      now.interestRate,
      czechRate,
      'Sazba se mění',
      'seen.interestRate',
    ),
    ...changed(
      seen.amount,
      amount,
      czechMoney,
      'monthlyPayment' in now ? 'Měsíční splátka se mění' : 'Naspořená částka se mění',
      'seen.amount',
    ),
  ];
  if (!('monthlyPayment' in now)) return shown;
  const loanBefore = before !== undefined && 'monthlyPayment' in before ? before : now;
  const { annualPercentageRate, totalFees, totalPaid } = loanBefore;
  return [
    ...shown,
    ...changed(annualPercentageRate, now.annualPercentageRate, czechRate, 'RPSN se mění'),
    ...changed(totalFees, now.totalFees, czechMoney, 'Poplatky se mění'),
    ...changed(
      seen.totalPaid ?? totalPaid,
      now.totalPaid,
      czechMoney,
      'Celkem k zaplacení se mění',
    ),
  ];
}

function changed(
  from: number,
  to: number,
  format: (value: number) => string,
  what: string,
  field?: string,
): ErrorMessage[] {
  if (from === to) return [];
  return [
    {
      severity: 1,
      message: `${what} z ${format(from)} na ${format(to)}.`,
      errorCode: errorCode.conflict,
      ...(field === undefined ? {} : { field }),
    },
  ];
}
