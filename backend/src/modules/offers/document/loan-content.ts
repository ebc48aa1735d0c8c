import { loanPurpose, productType } from '@advisor/contracts/codebooks';
import { fee, interestRateDiscount } from '@advisor/contracts/codebooks/offer';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import {
  czechDecimal,
  czechDay,
  czechMoney,
  czechNumber,
  czechPercent,
  czechRate,
} from '../../../platform/czech-format';
import type { LoanInput } from '../../../domain/offers/loan-input';
import { hasOwnFirstPayment } from '../../../domain/offers/representative-example';
import { loanNotes } from './loan-notes';
import type { OfferContent } from './offer-content';

type LoanContent = Omit<OfferContent, 'lines'>;
type Rows = (readonly [string, string])[];

const nameIn = (codebook: Record<string, { code: number; name: string }>, code: number): string =>
  Object.values(codebook).find((entry) => entry.code === code)?.name ?? '';

const categories: Record<number, string> = {
  [productType.mortgage.code]: 'Nabídka hypotečního úvěru',
  [productType.nonPurposeMortgage.code]: 'Nabídka neúčelového hypotečního úvěru',
  [productType.americanMortgage.code]: 'Nabídka americké hypotéky',
  [productType.unsecuredLoan.code]: 'Nabídka nezajištěného úvěru',
};

/** The offer of a loan for its client. */
export function loanContent(
  productTypeId: number,
  input: LoanInput,
  result: LoanResult,
): LoanContent {
  return {
    category: categories[productTypeId] ?? 'Nabídka úvěru',
    title: `${nameIn(productType, productTypeId)} ${czechMoney(input.loanAmount)}`,
    keyFigures: [
      { label: 'Měsíční splátka', value: czechMoney(result.monthlyPayment) },
      { label: 'Úroková sazba', value: czechRate(result.interestRate) },
      { label: 'RPSN', value: czechRate(result.annualPercentageRate) },
      { label: 'Celkem zaplatíte', value: czechMoney(result.totalPayable ?? result.totalPaid) },
    ],
    facts: [
      { heading: 'Úvěr', rows: loanRows(input, result) },
      { heading: 'Sazba a náklady', rows: costRows(input, result) },
    ],
    chart: {
      heading: 'Jistina a úroky po letech',
      parts: ['Jistina', 'Úroky'],
      bars: result.years.map(({ year, principal, interest }) => ({
        label: String(year),
        values: [principal, interest],
      })),
    },
    table: {
      heading: 'Splácení po letech (Kč)',
      rows: [
        ['Rok', 'Jistina', 'Úroky', 'Poplatky a pojištění', 'Zbývá splatit'],
        ...result.years.map(({ year, principal, interest, charges, balance }) => [
          String(year),
          ...[principal, interest, charges, balance].map(czechDecimal),
        ]),
      ],
    },
    notes: loanNotes(productTypeId, input, result),
  };
}

/** Its day, and its amount where it is not the regular one. */
const firstPayment = (result: LoanResult): string =>
  hasOwnFirstPayment(result)
    ? `${czechMoney(result.firstPayment ?? 0)}, ${czechDay(result.firstPaymentOn)}`
    : czechDay(result.firstPaymentOn);

function loanRows(input: LoanInput, { ltv, afterFixation, ...result }: LoanResult): Rows {
  const [onlyPurpose, ...otherPurposes] = input.loanPurposes;
  return [
    ['Výše úvěru', czechMoney(input.loanAmount)],
    ...(onlyPurpose !== undefined && otherPurposes.length === 0
      ? [row('Účel', nameIn(loanPurpose, onlyPurpose.loanPurposeId))]
      : input.loanPurposes.map((purpose) =>
          row(nameIn(loanPurpose, purpose.loanPurposeId), czechMoney(purpose.amount)),
        )),
    ...optional('Hodnota nemovitosti', input.collateralAmount, czechMoney),
    ...optional('LTV', ltv, czechPercent),
    ['Splatnost', `${czechDuration(input.loanDuration)}, do ${czechDay(result.maturityOn)}`],
    ['Předpokládané čerpání', czechDay(input.expectedDateOfDrawing)],
    ['První splátka', firstPayment(result)],
    ['Poslední splátka', czechMoney(result.lastPayment)],
    ...optional('Zůstatek na konci fixace', afterFixation?.balance, czechMoney),
  ];
}

function costRows({ fixedRatePeriod }: LoanInput, result: LoanResult): Rows {
  const { discounts, fixedRateValidTo, insurance } = result;
  const isDiscounted = discounts.length > 0;
  return [
    ...optional('Základní sazba', isDiscounted ? result.listInterestRate : undefined, czechRate),
    ...discounts.map(({ discountId, percentagePoints }) =>
      row(nameIn(interestRateDiscount, discountId), points(percentagePoints)),
    ),
    ['Úroková sazba ročně', czechRate(result.interestRate)],
    [
      'Sazba platí',
      fixedRatePeriod === undefined || fixedRateValidTo === undefined
        ? 'po celou dobu'
        : `${czechDuration(fixedRatePeriod)}, do ${czechDay(fixedRateValidTo)}`,
    ],
    ...optional('Životní pojištění měsíčně', insurance.life || undefined, czechMoney),
    ...optional('Pojištění nemovitosti měsíčně', insurance.property || undefined, czechMoney),
    ...result.fees.map(({ feeId, amount }) => row(nameIn(fee, feeId), czechMoney(amount))),
    ['Úroky celkem', czechMoney(result.totalInterest)],
    ['Poplatky a pojištění celkem', czechMoney(result.totalFees + result.totalInsurance)],
    ...optional('Celková částka splatná klientem', result.totalPayable, czechMoney),
  ];
}

const row = (label: string, value: string): Rows[number] => [label, value];

const optional = (
  label: string,
  value: number | undefined,
  format: (value: number) => string,
): Rows => (value === undefined ? [] : [row(label, format(value))]);

/** Percentage points with their sign. */
const points = (value: number): string =>
  `${value > 0 ? '+' : '−'}${czechNumber(Math.abs(value))}\u00A0p.\u00A0b.`;
