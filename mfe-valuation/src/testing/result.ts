import type { valuationCalls } from '@advisor/contracts/real-estate/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Property } from '../property/property.queries';
import { ordered } from './property';

type Result = NonNullable<Property['result']>;
type Effect = CallResponse<typeof valuationCalls.effect>;

export const result = (change: Partial<Result> = {}): Result => ({
  valuedOn: '2026-10-01',
  validTo: '2027-10-01',
  isValid: true,
  currentValue: 6_400_000,
  collateralValue: 6_200_000,
  priorLiens: 0,
  remarks: ['Supervize hodnotu potvrdila.'],
  conditions: ['Doložit kolaudaci.'],
  appraiserName: 'Ing. Karel Odhadce',
  reportDocumentId: 91,
  comparablePrices: [
    {
      distanceMetres: 120,
      floorArea: 60,
      soldOn: '2026-05-01',
      price: 6_000_000,
      pricePerSquareMetre: 100_000,
    },
  ],
  ...change,
});

/** A flat that was valued by an inspection. */
export const valued = (change: Partial<Result> = {}, more: Partial<Property> = {}): Property =>
  ordered(
    { state: 4, mayBeCancelled: false },
    { valuationPrice: 6_200_000, result: result(change), ...more },
  );

/** A value that brings a better rate. */
export const effect = (change: Partial<Effect> = {}): Effect => ({
  offerId: 31,
  before: {
    collateralValue: 5_000_000,
    ltv: 80,
    interestRate: 4.99,
    monthlyPayment: 21_400,
    highestLoan: 4_000_000,
  },
  after: {
    collateralValue: 6_200_000,
    ltv: 64.52,
    interestRate: 4.69,
    monthlyPayment: 20_700,
    highestLoan: 4_960_000,
  },
  ...change,
});
