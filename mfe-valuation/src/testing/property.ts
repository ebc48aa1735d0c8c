import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { handle } from '@advisor/testing/handlers';
import type { Deed, Order, Property } from '../property/property.queries';
import { flat, propertyHandlers } from './properties';

type Option = Property['options'][number];

const entry = {
  cadastralAreaCode: '727181',
  cadastralArea: 'Nové Město',
  deedNumber: 1540,
  parcels: ['123/4'],
  buildings: ['č.p. 12'],
  units: ['12/3'],
};

/** A way to value a real estate that is possible now. */
export const option = (
  valuationTypeId: Option['valuationTypeId'],
  change: Partial<Option> = {},
): Option => ({
  valuationTypeId,
  isPossible: true,
  isOrderedHere: valuationTypeId <= 3,
  fee: 4_900,
  days: 6,
  missing: [],
  ...change,
});

/** A flat with everything that is asked of it, before anything was ordered. */
export const property = (change: Partial<Property> = {}): Property => {
  const listed = flat();
  return {
    ...listed,
    specification: {
      isLoanRealEstate: true,
      isPurchased: true,
      realEstateState: 1,
      address: listed.address,
      cadastre: entry,
      floorArea: 62.5,
      floorNumber: 3,
      floorCount: 5,
      hasLift: true,
      buildingStructureCode: 'brick',
      flatSchemaCode: '2+kk',
      technicalStateCode: 'good',
      energyClass: 'C',
      builtIn: 1935,
      purchasePrice: 6_000_000,
    },
    otherCases: [],
    possibleValuationTypes: [1, 2, 3],
    options: [
      option(1, { fee: 0, days: 0 }),
      option(2, { fee: 1_900, days: 3 }),
      option(3),
      option(4, { isPossible: false, reason: 'Dokončená nemovitost se nečerpá postupně.' }),
      option(5, { isPossible: false }),
      option(6, { isPossible: false }),
      option(7, { isPossible: false }),
    ],
    documents: [],
    orders: [],
    ...change,
  };
};

/** An order on which the appraisers work. */
export const order = (change: Partial<Order> = {}): Order => ({
  orderId: 70,
  valuationTypeId: 3,
  state: 8,
  orderedOn: '2026-11-20T09:00:00Z',
  orderedBy: 'Jana Poradcová',
  fee: 4_900,
  feePayer: 'client',
  mayBeCancelled: true,
  isDelayed: false,
  ...change,
});

/** A flat that is being valued. */
export const ordered = (change: Partial<Order> = {}, more: Partial<Property> = {}): Property => {
  const current = order(change);
  const { valuationTypeId, state, orderedOn } = current;
  return property({
    valuationTypeId,
    state,
    orderedOn,
    orders: [current],
    mayBeDeleted: false,
    lock: 'Ocenění je objednané.',
    ...more,
  });
};

export const deed = (change: Partial<Deed> = {}): Deed => ({
  deedOfOwnershipDocumentId: 91,
  entry,
  issuedOn: '2026-11-20',
  isOld: false,
  owners: [
    { name: 'Jana Nováková', share: '1/2', isOfCase: true },
    { name: 'Karel Starý', share: '1/2', isOfCase: false },
  ],
  restrictions: [{ kind: 'lien', text: 'Česká spořitelna, a.s.', amount: 1_000_000 }],
  publicUrl: 'https://nahlizenidokn.cuzk.gov.cz/',
  ...change,
});

/** What the screens of one real estate ask for. */
export const onePropertyHandlers = (one: Property = property()) => [
  ...propertyHandlers(),
  handle(valuationCalls.get, one),
];
