import { valuationAddresses } from '@advisor/addresses/valuation';
import { codeName } from '@advisor/contracts/code-name';
import { realEstateType, valuationType } from '@advisor/contracts/codebooks/real-estate';
import { formatPostcode } from '@advisor/lending/identifiers/postcode';
import type { ListedProperty, PropertyReference } from './property.queries';

type Address = Omit<NonNullable<ListedProperty['address']>, 'countryId'>;

/** `Dlouhá 12/3, 110 00 Praha 1` */
export const addressText = ({ street, houseNumber, streetNumber, postcode, city }: Address) =>
  [
    [street, [houseNumber, streetNumber].filter(Boolean).join('/')],
    [formatPostcode(postcode), city],
  ]
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');

/** Kind with the place, by which a real estate is told from others: `Byt, Dlouhá 12/3, 110 00 Praha 1`. */
export const propertyName = ({ realEstateTypeId, address }: ListedProperty): string =>
  [codeName(realEstateType, realEstateTypeId), address && addressText(address)]
    .filter(Boolean)
    .join(', ');

const resultAddresses: Readonly<Record<number, (reference: PropertyReference) => string>> = {
  [valuationType.online.code]: valuationAddresses.onlineResult.to,
  [valuationType.dts.code]: valuationAddresses.dtsResult.to,
  [valuationType.standard.code]: valuationAddresses.standardResult.to,
  [valuationType.zov.code]: valuationAddresses.zovResult.to,
  [valuationType.revaluation.code]: valuationAddresses.revaluationResult.to,
  [valuationType.preliminaryOpinion.code]: valuationAddresses.preliminaryOpinionResult.to,
};

const orderAddresses: Readonly<Record<number, (reference: PropertyReference) => string>> = {
  [valuationType.online.code]: valuationAddresses.online.to,
  [valuationType.dts.code]: valuationAddresses.dts.to,
  [valuationType.standard.code]: valuationAddresses.standard.to,
};

/** Where the result of a kind of valuation stands; undefined for the one that has no screen. */
export const resultPath = (type: number, reference: PropertyReference): string | undefined =>
  resultAddresses[type]?.(reference);

/** Where a kind of valuation is ordered; undefined for those that are ordered elsewhere. */
export const orderPath = (type: number, reference: PropertyReference): string | undefined =>
  orderAddresses[type]?.(reference);

/** Entries of a codebook, for a field to choose from. */
export const optionsOf = <Code extends number | string>(
  codebook: Readonly<Record<string, { code: Code; name: string }>>,
): { value: Code; label: string }[] =>
  Object.values(codebook).map(({ code, name }) => ({ value: code, label: name }));
