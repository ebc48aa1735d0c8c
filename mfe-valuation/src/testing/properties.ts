import { caseCalls } from '@advisor/contracts/case/calls';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import type { Collateral, ListedProperty } from '../property/property.queries';

/** A flat that is bought by the loan, before anything was ordered. */
export const flat = (change: Partial<ListedProperty> = {}): ListedProperty => ({
  sourceId: 1,
  id: 5,
  realEstateId: 50,
  realEstateTypeId: 2,
  realEstateVariant: 'HF+F',
  isLoanRealEstate: true,
  isPurchased: true,
  isReplaced: false,
  missing: [],
  mayBeDeleted: true,
  version: 3,
  address: {
    street: 'Dlouhá',
    houseNumber: '12',
    streetNumber: '3',
    city: 'Praha 1',
    postcode: '11000',
    countryId: 16,
    addressPointId: '21700001',
  },
  ...change,
});

/** A loan that is held against what was valued. */
export const collateral = (change: Partial<Collateral['ratios']> = {}): Collateral => ({
  realEstateCount: 1,
  ratios: {
    loanAmount: 4_000_000,
    currentValue: 6_200_000,
    futureValue: 6_200_000,
    ltv: 64.52,
    ltvToday: 64.52,
    limit: 80,
    isWithinLimit: true,
    availableToDraw: 4_000_000,
    source: 'valuation',
    valuedOn: '2026-10-01',
    validTo: '2027-04-01',
    ...change,
  },
});

/** What every screen of real estates asks for first. */
export const propertyHandlers = (properties: readonly ListedProperty[] = [flat()]) => [
  handle(caseCalls.get, openCase({ caseId: 7 })),
  handle(valuationCalls.list, [...properties]),
  handle(valuationCalls.collateral, collateral()),
];
