import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { czechCount, czechDay, czechMoney, czechRate } from '../../platform/czech-format';
import type { LoanInput } from './loan-input';

const instalments = {
  one: 'měsíční splátka',
  few: 'měsíční splátky',
  many: 'měsíční splátky',
  other: 'měsíčních splátek',
};

/**
 * Act 257/2016 s. 92: the instalments add up to the loan and its interest, and these with the costs to
 * the total amount payable.
 */
export function representativeExample(
  input: LoanInput,
  result: LoanResult,
  isSecured: boolean,
): string {
  const { totalPayable = result.totalPaid, totalInterest } = result;
  const costs = difference(totalPayable, input.loanAmount + totalInterest);
  const beside = difference(result.totalPaid, totalPayable);
  const fixation =
    input.fixedRatePeriod === undefined
      ? 'pevná po celou dobu'
      : `pevná na ${czechDuration(input.fixedRatePeriod)}`;
  return [
    `Reprezentativní příklad: úvěr ${czechMoney(input.loanAmount)} vyplacený najednou ${czechDay(input.expectedDateOfDrawing)}, splatnost ${czechDuration(input.loanDuration)}, roční úroková sazba ${czechRate(result.interestRate)} ${fixation}, ${instalmentsOf(result)}.`,
    `Úroky celkem ${czechMoney(totalInterest)}, poplatky a pojištění zahrnuté do RPSN ${czechMoney(costs)}, celková částka splatná klientem ${czechMoney(totalPayable)}.`,
    `RPSN ${czechRate(result.annualPercentageRate)}${isSecured ? '; úvěr je zajištěn zástavním právem k nemovitosti' : ''}.`,
    ...(beside > 0
      ? [
          `Kromě toho klient zaplatí ${czechMoney(beside)} na poplatcích, které nejsou nákladem úvěru.`,
        ]
      : []),
  ].join(' ');
}

/** `první splátka 18 742,50 Kč, 358 měsíčních splátek po 15 382 Kč a poslední 14 869,97 Kč` */
function instalmentsOf({
  numberOfPayments,
  numberOfRegularPayments = numberOfPayments,
  firstPayment,
  monthlyPayment,
  lastPayment,
}: LoanResult): string {
  const regular = `${czechCount(numberOfRegularPayments, instalments)} po ${czechMoney(monthlyPayment)}`;
  return [
    ...(hasOwnFirstPayment({ numberOfPayments, firstPayment, monthlyPayment })
      ? [`první splátka ${czechMoney(firstPayment ?? 0)}`]
      : []),
    ...(numberOfRegularPayments > 0 ? [regular] : []),
    ...(lastPayment === monthlyPayment ? [] : [`poslední splátka ${czechMoney(lastPayment)}`]),
  ].join(', ');
}

/** Whether the first instalment is neither a regular one nor the last. */
export const hasOwnFirstPayment = ({
  numberOfPayments,
  firstPayment,
  monthlyPayment,
}: Pick<LoanResult, 'numberOfPayments' | 'firstPayment' | 'monthlyPayment'>): boolean =>
  numberOfPayments > 1 && firstPayment !== undefined && firstPayment !== monthlyPayment;

/** Of amounts in haléře at most. */
const difference = (one: number, other: number): number => Math.round((one - other) * 100) / 100;
