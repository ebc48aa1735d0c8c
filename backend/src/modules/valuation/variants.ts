import { realEstateVariant, variantOfType } from '@advisor/contracts/codebooks/real-estate';
import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';

/* What each variant of a real estate is asked, and what an order of it needs. The one place for both. */

type Field = keyof RealEstateSpecification;
export type Variant = (typeof realEstateVariant)[keyof typeof realEstateVariant]['code'];

const ofAll: readonly Field[] = [
  'isLoanRealEstate',
  'isPurchased',
  'realEstateState',
  'address',
  'cadastre',
  'purchasePrice',
  'comment',
];
const ofBuilding: readonly Field[] = [
  'floorArea',
  'floorCount',
  'buildingStructureCode',
  'technicalStateCode',
  'energyClass',
  'builtIn',
  'reconstructedIn',
  'construction',
];

const { house, flat, parcel, other } = realEstateVariant;

/** What may be said of a real estate of each variant. */
export const fieldsOfVariant: Readonly<Record<Variant, readonly Field[]>> = {
  [house.code]: [...ofAll, ...ofBuilding, 'landArea'],
  [flat.code]: [...ofAll, ...ofBuilding, 'floorNumber', 'hasLift', 'flatSchemaCode'],
  [parcel.code]: [...ofAll, 'landArea'],
  [other.code]: [...ofAll, ...ofBuilding, 'landArea'],
};

/** What has to be said before anything is ordered. */
export const neededOfVariant: Readonly<Record<Variant, readonly Field[]>> = {
  [house.code]: ['realEstateState', 'address', 'floorArea', 'landArea'],
  [flat.code]: ['realEstateState', 'address', 'floorArea'],
  [parcel.code]: ['cadastre', 'landArea'],
  [other.code]: ['realEstateState', 'address'],
};

/** What the online valuation asks besides. */
export const neededOnline: readonly Field[] = [
  'buildingStructureCode',
  'flatSchemaCode',
  'technicalStateCode',
  'builtIn',
];

/** What is said when a field is missing. */
const missingTexts: Readonly<Partial<Record<Field, string>>> = {
  realEstateState: 'Doplňte, zda je nemovitost dokončená.',
  address: 'Doplňte adresu z registru adres.',
  cadastre: 'Doplňte katastrální území a parcelu.',
  floorArea: 'Doplňte podlahovou plochu.',
  landArea: 'Doplňte výměru pozemku.',
  buildingStructureCode: 'Doplňte konstrukci budovy.',
  flatSchemaCode: 'Doplňte dispozici bytu.',
  technicalStateCode: 'Doplňte technický stav.',
  builtIn: 'Doplňte rok dokončení.',
};

export const variantOf = (typeId: number): Variant =>
  (variantOfType as Readonly<Record<number, Variant>>)[typeId] ?? other.code;

/** Fields that are not said yet. */
export const missingOf = (
  specification: RealEstateSpecification,
  needed: readonly Field[],
): { field: Field; reason: string }[] =>
  needed.flatMap((field) =>
    specification[field] === undefined
      ? [{ field, reason: missingTexts[field] ?? 'Doplňte údaj.' }]
      : [],
  );
