import { productType } from '@advisor/contracts/codebooks';
import type { OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { maximumAmount } from '@advisor/lending/calendar-and-money/money';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { czechMoney, czechNumber } from '../../platform/czech-format';
import { drawingDateFindings } from './drawing-date';
import { error } from './finding';
import type { LoanInput } from './loan-input';
import { fixedRatePeriods, type ProductRates } from './rate-version';

/** What is wrong with what is requested before anything is calculated, in the order of the form. */
export function inputFindings(
  input: LoanInput,
  productTypeId: number,
  product: ProductRates,
  today: string,
): OfferFinding[] {
  const { terms } = product;
  return [
    ...amountFindings(input, product),
    ...(productTypeId === productType.mortgage.code
      ? purposeFindings(input)
      : input.loanPurposes.length > 0
        ? [error('loanPurposes', 'Účel se uvádí jen u hypotečního úvěru.')]
        : []),
    ...(terms.maxLtv === null ? unsecuredFindings(input) : collateralFindings(input)),
    ...durationFindings(input, product),
    ...fixationFindings(input, product),
    ...paymentDayFindings(input, product),
    ...drawingDateFindings(input.expectedDateOfDrawing, terms, today),
    ...correctionFindings(input, product),
    ...employeeFindings(input, product),
    ...feeFindings(input, product),
    ...householdFindings(input),
  ];
}

function amountFindings({ loanAmount }: LoanInput, { terms }: ProductRates): OfferFinding[] {
  const { minAmount, maxAmount } = terms;
  if (!Number.isInteger(loanAmount))
    return [error('loanAmount', 'Zadejte výši úvěru v celých korunách.')];
  if (loanAmount < minAmount) {
    const remedy = { field: 'loanAmount', value: minAmount } as const;
    return [error('loanAmount', `Nejnižší úvěr je ${czechMoney(minAmount)}.`, remedy)];
  }
  if (loanAmount <= maxAmount) return [];
  const remedy = { field: 'loanAmount', value: maxAmount } as const;
  return [error('loanAmount', `Nejvyšší úvěr je ${czechMoney(maxAmount)}.`, remedy)];
}

/** In haléře, so that nothing is lost in the sum. */
const halere = (amount: number) => Math.round(amount * 100);

function purposeFindings({ loanAmount, loanPurposes }: LoanInput): OfferFinding[] {
  if (loanPurposes.length === 0) return [error('loanPurposes', 'Uveďte účel úvěru.')];
  const sum = loanPurposes.reduce((total, { amount }) => total + halere(amount), 0);
  const difference = sum - halere(loanAmount);
  if (difference === 0) return [];
  const rest = czechMoney(Math.abs(difference) / 100);
  return [
    error(
      'loanPurposes',
      difference > 0
        ? `Součet účelů ${czechMoney(sum / 100)} převyšuje výši úvěru o ${rest}.`
        : `Součet účelů ${czechMoney(sum / 100)} je o ${rest} nižší než výše úvěru.`,
    ),
  ];
}

function collateralFindings({ collateralAmount }: LoanInput): OfferFinding[] {
  if (collateralAmount === undefined) {
    return [error('collateralAmount', 'Zadejte hodnotu nemovitosti, která úvěr zajistí.')];
  }
  return Number.isInteger(collateralAmount)
    ? tooLarge('collateralAmount', collateralAmount)
    : [error('collateralAmount', 'Zadejte hodnotu nemovitosti v celých korunách.')];
}

/** Beyond what the bank's systems hold. */
const tooLarge = (field: string, amount: number): OfferFinding[] =>
  amount > maximumAmount ? [error(field, `Nejvyšší částka je ${czechMoney(maximumAmount)}.`)] : [];

const householdFindings = ({ household }: LoanInput): OfferFinding[] =>
  household === undefined
    ? []
    : (['netMonthlyIncome', 'monthlyInstallments', 'otherDebt'] as const).flatMap((name) =>
        tooLarge(`household.${name}`, household[name]),
      );

/** What belongs to real estate has no meaning without it. */
function unsecuredFindings(input: LoanInput): OfferFinding[] {
  const given: [string, boolean][] = [
    ['collateralAmount', input.collateralAmount !== undefined],
    ['isInvestmentProperty', input.isInvestmentProperty],
    ['hasEnergySavings', input.hasEnergySavings],
    ['hasPropertyInsurance', input.hasPropertyInsurance],
  ];
  return given.flatMap(([field, isGiven]) =>
    isGiven ? [error(field, 'U nezajištěného úvěru se nemovitost neuvádí.')] : [],
  );
}

function durationFindings({ loanDuration }: LoanInput, { terms }: ProductRates): OfferFinding[] {
  const { minMonths, maxMonths } = terms;
  if (loanDuration < minMonths) {
    const remedy = { field: 'loanDuration', value: minMonths } as const;
    return [error('loanDuration', `Nejkratší splatnost je ${czechDuration(minMonths)}.`, remedy)];
  }
  if (loanDuration <= maxMonths) return [];
  const remedy = { field: 'loanDuration', value: maxMonths } as const;
  return [error('loanDuration', `Nejdelší splatnost je ${czechDuration(maxMonths)}.`, remedy)];
}

function fixationFindings(
  { fixedRatePeriod, loanDuration }: LoanInput,
  product: ProductRates,
): OfferFinding[] {
  const field = 'fixedRatePeriod';
  const offered = fixedRatePeriods(product);
  if (offered.length === 0) {
    return fixedRatePeriod === undefined
      ? []
      : [error(field, 'Sazba je neměnná po celou dobu splatnosti, fixace se nevolí.')];
  }
  if (fixedRatePeriod === undefined)
    return [error(field, 'Zvolte, na jak dlouho bude sazba pevná.')];
  if (!offered.includes(fixedRatePeriod)) {
    return [error(field, `Pro fixaci na ${czechDuration(fixedRatePeriod)} není vypsaná sazba.`)];
  }
  return fixedRatePeriod > loanDuration
    ? [error(field, `Fixace nemůže být delší než splatnost ${czechDuration(loanDuration)}.`)]
    : [];
}

const paymentDayFindings = (
  { paymentDay }: LoanInput,
  { terms: { paymentDays } }: ProductRates,
): OfferFinding[] =>
  paymentDays.includes(paymentDay)
    ? []
    : [
        error(
          'paymentDay',
          `Splátku nelze mít splatnou ${paymentDay}. den v měsíci, zvolte jiný den.`,
        ),
      ];

/** `−0,5`, `+0,5` */
const signed = (points: number): string =>
  `${points < 0 ? '−' : '+'}${czechNumber(Math.abs(points))}`;

function correctionFindings(
  { interestRateCorrection }: LoanInput,
  { terms: { minCorrection, maxCorrection } }: ProductRates,
): OfferFinding[] {
  const isAllowed =
    interestRateCorrection >= minCorrection && interestRateCorrection <= maxCorrection;
  return isAllowed
    ? []
    : [
        error(
          'interestRateCorrection',
          `Sazbu lze upravit od ${signed(minCorrection)} do ${signed(maxCorrection)} procentního bodu.`,
        ),
      ];
}

const employeeFindings = (
  { isEmployee }: LoanInput,
  { terms: { employeeDiscount } }: ProductRates,
): OfferFinding[] =>
  isEmployee && employeeDiscount === 0
    ? [error('isEmployee', 'Zaměstnanecké podmínky se u tohoto úvěru nenabízejí.')]
    : [];

const feeFindings = ({ feeIds }: LoanInput, { fees }: ProductRates): OfferFinding[] =>
  feeIds.every((id) => fees.some(({ feeId }) => feeId === id))
    ? []
    : [error('feeIds', 'Některý z poplatků se u tohoto úvěru neúčtuje.')];
