import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { codeName } from '@advisor/contracts/code-name';
import { loanPurpose } from '@advisor/contracts/codebooks';
import { fee, interestRateDiscount } from '@advisor/contracts/codebooks/offer';
import type { LoanInput, LoanResult } from '@advisor/contracts/offer/loan-offer';
import { wholePayment } from '../whole-payment';
import { signed } from '../../../offer/signed';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';

export interface Compared {
  input: LoanInput;
  result: LoanResult;
}

/** Facts that are compared, by the keys of their names; those of the result first. */
export const comparedFacts = [
  'wholePayment',
  'monthlyPayment',
  'firstPayment',
  'lastPayment',
  'interestRate',
  'annualPercentageRate',
  'totalPaid',
  'totalInterest',
  'ltv',
  'dti',
  'dsti',
  'loanAmount',
  'loanPurposes',
  'collateralAmount',
  'loanDuration',
  'fixedRatePeriod',
  'expectedDateOfDrawing',
  'discounts',
  'insurance',
  'fees',
] as const;
export type ComparedFact = (typeof comparedFacts)[number];

/** The kind of difference that is worth telling in numbers. */
export const differenceUnit: Partial<Record<ComparedFact, 'money' | 'points'>> = {
  wholePayment: 'money',
  monthlyPayment: 'money',
  interestRate: 'points',
  annualPercentageRate: 'points',
  totalPaid: 'money',
  totalInterest: 'money',
  loanAmount: 'money',
};

/** Number behind a fact that has a {@link differenceUnit}. */
export function numberOf(fact: ComparedFact, { input, result }: Compared): number | undefined {
  if (fact === 'loanAmount') return input.loanAmount;
  if (fact === 'wholePayment') return wholePayment(result);
  const value = result[fact as keyof LoanResult];
  return typeof value === 'number' ? value : undefined;
}

/** Of which less is better for the client. */
export const lessIsBetter: readonly ComparedFact[] = [
  'wholePayment',
  'interestRate',
  'annualPercentageRate',
  'totalPaid',
];

export interface Words {
  life: string;
  property: string;
  points: string;
  percent: (ratio: number) => string;
  times: (ratio: number) => string;
}

const list = (parts: readonly string[]): string => (parts.length > 0 ? parts.join(', ') : '–');

/** A fact as it is shown; a dash when there is none. */
export function textOf(fact: ComparedFact, { input, result }: Compared, words: Words): string {
  switch (fact) {
    case 'wholePayment':
      return formatMoney(wholePayment(result), { decimals: 0 });
    case 'monthlyPayment':
    case 'totalPaid':
    case 'totalInterest':
      return formatMoney(result[fact], { decimals: 0 });
    case 'firstPayment':
    case 'lastPayment': {
      const payment = result[fact];
      return payment === undefined ? '–' : formatMoney(payment);
    }
    case 'interestRate':
    case 'annualPercentageRate':
      return formatPercent(result[fact]);
    case 'dti':
      return result.dti === undefined ? '–' : words.times(result.dti);
    case 'ltv':
    case 'dsti': {
      const ratio = result[fact];
      return ratio === undefined ? '–' : words.percent(ratio);
    }
    case 'loanAmount':
      return formatMoney(input.loanAmount);
    case 'collateralAmount':
      return input.collateralAmount === undefined ? '–' : formatMoney(input.collateralAmount);
    case 'loanPurposes':
      return list(
        (input.loanPurposes ?? []).map(
          ({ loanPurposeId, amount }, _, { length }) =>
            codeName(loanPurpose, loanPurposeId) + (length > 1 ? ` ${formatMoney(amount)}` : ''),
        ),
      );
    case 'loanDuration':
      return czechDuration(input.loanDuration);
    case 'fixedRatePeriod':
      return input.fixedRatePeriod === undefined ? '–' : czechDuration(input.fixedRatePeriod);
    case 'expectedDateOfDrawing':
      return formatDate(input.expectedDateOfDrawing);
    case 'discounts':
      return list(
        result.discounts.map(
          ({ discountId, percentagePoints }) =>
            `${codeName(interestRateDiscount, discountId)} ${signed(percentagePoints, formatNumber(Math.abs(percentagePoints)))} ${words.points}`,
        ),
      );
    case 'insurance':
      return list([
        ...(input.hasLifeInsurance ? [`${words.life} ${formatMoney(result.insurance.life)}`] : []),
        ...(input.hasPropertyInsurance
          ? [`${words.property} ${formatMoney(result.insurance.property)}`]
          : []),
      ]);
    case 'fees':
      return list(
        result.fees.map(({ feeId, amount }) => `${codeName(fee, feeId)} ${formatMoney(amount)}`),
      );
  }
}
