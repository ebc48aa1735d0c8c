import type { SpecificationValues } from '../specification.schema';
import { cadastralAreaPattern } from '@advisor/contracts/real-estate/rules';
import { numbersIn } from '../cadastre-numbers';
import type { CadastreSearch } from '../specification.changes';

/** What the cadastre can be asked by. */
export const searchKinds = ['address', 'parcel', 'building', 'unit', 'deed'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A number of a deed as typed; undefined for what is none. */
export function deedNumberIn(text: string): number | undefined {
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return number > 0 ? number : undefined;
}

const lists = { parcel: 'parcels', building: 'buildings', unit: 'units' } as const;

/** What the cadastre is asked by one kind of what is typed; undefined where that is not enough. */
export function searchBy(
  by: SearchKind,
  { address, cadastre }: Pick<SpecificationValues, 'address' | 'cadastre'>,
): CadastreSearch | undefined {
  if (by === 'address')
    return address.addressPointId === ''
      ? undefined
      : { by, addressPointId: address.addressPointId };
  const { cadastralAreaCode, deedNumber } = cadastre;
  if (!cadastralAreaPattern.test(cadastralAreaCode)) return undefined;
  if (by === 'deed') {
    const number = deedNumberIn(deedNumber);
    return number === undefined ? undefined : { by, cadastralAreaCode, deedNumber: number };
  }
  const [number] = numbersIn(cadastre[lists[by]]);
  return number === undefined ? undefined : { by, cadastralAreaCode, number };
}
