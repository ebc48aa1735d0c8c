import { caseCalls } from '@advisor/contracts/case/calls';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import type { ListedProperty } from '../property/property.queries';

/** A flat that is bought by the loan, before anything was ordered. */
export const flat = (change: Partial<ListedProperty> = {}): ListedProperty => ({
  sourceId: 1,
  id: 5,
  realEstateTypeId: 2,
  realEstateVariant: 'HF+F',
  isLoanRealEstate: true,
  address: {
    street: 'Dlouhá',
    houseNumber: '12',
    streetNumber: '3',
    city: 'Praha 1',
    postcode: '11000',
    countryId: 16,
  },
  ...change,
});

/** What every screen of real estates asks for first. */
export const propertyHandlers = (properties: readonly ListedProperty[] = [flat()]) => [
  handle(caseCalls.get, openCase({ caseId: 7 })),
  handle(valuationCalls.list, [...properties]),
];
