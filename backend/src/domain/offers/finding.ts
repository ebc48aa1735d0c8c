import type { OfferFinding, Remedy } from '@advisor/contracts/offer/loan-offer';
import {
  type LendingError,
  type LendingErrorReason,
} from '@advisor/lending/calendar-and-money/lending-error';

/** The loan or the savings cannot be offered. */
export const error = (
  field: string | undefined,
  message: string,
  remedy?: Remedy,
): OfferFinding => ({
  severity: 'error',
  field,
  message,
  ...(remedy && { remedy }),
});

/** It should be looked at. */
export const warning = (field: string | undefined, message: string): OfferFinding => ({
  severity: 'warning',
  field,
  message,
});

export const isError = ({ severity }: OfferFinding): boolean => severity === 'error';

export const hasError = (findings: readonly OfferFinding[]): boolean => findings.some(isError);

const reasons: Record<LendingErrorReason, string> = {
  notFinite: 'Hodnota není číslo.',
  belowMinimum: 'Hodnota je příliš malá, nelze s ní počítat.',
  aboveMaximum: 'Hodnota je příliš velká, nelze s ní počítat.',
  notWhole: 'Zadejte celé číslo.',
  tooManyDecimals: 'Zadejte částku nejvýše na haléře.',
  notADate: 'Datum není platné, nelze s ním počítat.',
  tooEarly: 'Datum je příliš brzy, nelze s ním počítat.',
  tooLate: 'Datum je příliš pozdě, nelze s ním počítat.',
  noSolution: 'Z těchto údajů nelze splátku spočítat.',
};

/**
 * What the calculation refused, for the user.
 * @param fields names of the calculation → fields of the input
 */
export const lendingFinding = (
  { field, reason }: LendingError,
  fields: Readonly<Record<string, string>>,
): OfferFinding => error(fields[field.replace(/[.[].*$/, '')] ?? undefined, reasons[reason]);
