import { defaultCountry } from '@advisor/contracts/codebooks/customer';
import type { CallBody } from '@advisor/contracts/operation';
import type { valuationCalls } from '@advisor/contracts/real-estate/calls';
import {
  asksForConstruction,
  variantFields,
  type VariantField,
} from '@advisor/contracts/real-estate/variant-fields';
import type { MergeRules } from '@advisor/forms/record/merge';
import { ofNumberText, toNumberText } from '../../../property/number-text';
import type { Property } from '../../../property/property.queries';
import { numbersIn, numbersText } from './cadastre-numbers';
import type { SpecificationValues } from './specification.schema';

type Specification = Omit<CallBody<typeof valuationCalls.update>, 'version'>;
type Variant = Property['realEstateVariant'];
export type AddressValues = SpecificationValues['address'];
export type CadastreValues = SpecificationValues['cadastre'];

/** As long as none was found. */
export const noAddress: AddressValues = {
  street: '',
  houseNumber: '',
  streetNumber: '',
  city: '',
  postcode: '',
  addressPointId: '',
};

/** @param address as a register or the real estate has it */
export const toAddressValues = (address: Specification['address']): AddressValues =>
  address === undefined
    ? noAddress
    : {
        street: address.street ?? '',
        houseNumber: address.houseNumber ?? '',
        streetNumber: address.streetNumber ?? '',
        city: address.city,
        postcode: address.postcode,
        addressPointId: address.addressPointId ?? '',
      };

/** @param entry as the cadastre or the real estate has it */
export const toCadastreValues = (entry: Property['specification']['cadastre']): CadastreValues => ({
  cadastralAreaCode: entry?.cadastralAreaCode ?? '',
  cadastralArea: entry?.cadastralArea ?? '',
  deedNumber: toNumberText(entry?.deedNumber),
  parcels: numbersText(entry?.parcels ?? []),
  buildings: numbersText(entry?.buildings ?? []),
  units: numbersText(entry?.units ?? []),
});

/** What the form begins with. */
export function toValues({ specification: known }: Property): SpecificationValues {
  const { construction } = known;
  return {
    isLoanRealEstate: known.isLoanRealEstate,
    isPurchased: known.isPurchased,
    realEstateState: known.realEstateState ?? null,
    address: toAddressValues(known.address),
    cadastre: toCadastreValues(known.cadastre),
    floorArea: known.floorArea ?? null,
    landArea: known.landArea ?? null,
    floorNumber: known.floorNumber ?? null,
    floorCount: known.floorCount ?? null,
    hasLift: known.hasLift === undefined ? null : known.hasLift ? 'yes' : 'no',
    buildingStructureCode: known.buildingStructureCode ?? null,
    flatSchemaCode: known.flatSchemaCode ?? null,
    technicalStateCode: known.technicalStateCode ?? null,
    energyClass: known.energyClass ?? null,
    builtIn: toNumberText(known.builtIn),
    reconstructedIn: toNumberText(known.reconstructedIn),
    purchasePrice: known.purchasePrice ?? null,
    progressPercent: construction?.progressPercent ?? null,
    budget: construction?.budget ?? null,
    spent: construction?.spent ?? null,
    expectedEnd: construction?.expectedEnd ?? '',
    comment: known.comment ?? '',
  };
}

/** The record as it is saved. */
export const toState = (property: Property) => ({
  version: property.version,
  values: toValues(property),
});

/** What is one thing in several fields. */
export const mergeRules: MergeRules = { together: [['address'], ['cadastre']] };

const given = <Name extends string, Value>(name: Name, value: Value | null | '' | undefined) =>
  (value === null || value === '' || value === undefined ? {} : { [name]: value }) as {
    [N in Name]?: Value;
  };

function toAddress(values: AddressValues): Specification['address'] {
  if (values.city === '') return undefined;
  return {
    ...given('street', values.street),
    ...given('houseNumber', values.houseNumber),
    ...given('streetNumber', values.streetNumber),
    ...given('addressPointId', values.addressPointId),
    city: values.city,
    postcode: values.postcode,
    countryId: defaultCountry.czechia.code,
  };
}

function toCadastre(
  values: CadastreValues,
  has: (field: VariantField) => boolean,
): Specification['cadastre'] {
  if (values.cadastralAreaCode === '') return undefined;
  return {
    cadastralAreaCode: values.cadastralAreaCode,
    cadastralArea: values.cadastralArea,
    ...given('deedNumber', ofNumberText(values.deedNumber)),
    parcels: numbersIn(values.parcels),
    buildings: has('buildings') ? numbersIn(values.buildings) : [],
    units: has('units') ? numbersIn(values.units) : [],
  };
}

/** What to save: what the variant does not ask for is left out. */
export function toSpecification(values: SpecificationValues, variant: Variant): Specification {
  const has = (field: VariantField) => variantFields[variant].includes(field);
  const ofVariant = <Name extends VariantField, Value>(name: Name, value: Value | null) =>
    given(name, has(name) ? value : null);
  const isBuilt = asksForConstruction(variant, values.realEstateState);
  return {
    isLoanRealEstate: values.isLoanRealEstate,
    isPurchased: values.isPurchased,
    ...given('realEstateState', values.realEstateState),
    ...given('address', toAddress(values.address)),
    ...given('cadastre', toCadastre(values.cadastre, has)),
    ...ofVariant('floorArea', values.floorArea),
    ...ofVariant('landArea', values.landArea),
    ...ofVariant('floorNumber', values.floorNumber),
    ...ofVariant('floorCount', values.floorCount),
    ...ofVariant('hasLift', values.hasLift === null ? null : values.hasLift === 'yes'),
    ...ofVariant('buildingStructureCode', values.buildingStructureCode),
    ...ofVariant('flatSchemaCode', values.flatSchemaCode),
    ...ofVariant('technicalStateCode', values.technicalStateCode),
    ...ofVariant('energyClass', values.energyClass),
    ...ofVariant('builtIn', ofNumberText(values.builtIn)),
    ...ofVariant('reconstructedIn', ofNumberText(values.reconstructedIn)),
    ...given('purchasePrice', values.purchasePrice),
    ...(isBuilt && values.progressPercent !== null
      ? {
          construction: {
            progressPercent: values.progressPercent,
            ...given('budget', values.budget),
            ...given('spent', values.spent),
            ...given('expectedEnd', values.expectedEnd),
          },
        }
      : {}),
    ...given('comment', values.comment),
  } as Specification;
}

const ofConstruction = /^construction\.(\w+)$/;

/** Where a refusal of the call stands in the form: that of an address at its search. */
export const fieldOf = (field: string): string =>
  (ofConstruction.exec(field)?.[1] ?? field)
    .replace(/^address$/, 'address.addressPointId')
    .replace(/^construction$/, 'realEstateState')
    .replace(/^(cadastre\.\w+)\.\d+$/, '$1');
