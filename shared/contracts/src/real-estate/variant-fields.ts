import type { CodeOf } from '../codebook';
import { realEstateState, type realEstateVariant } from '../codebooks/real-estate';

/* Which of a specification a variant asks for: pure data, for forms and for the back end. */

type Variant = CodeOf<typeof realEstateVariant>;

/** What some variants ask for and others do not; the rest is asked of every real estate. */
export type VariantField =
  | 'floorArea'
  | 'landArea'
  | 'floorNumber'
  | 'floorCount'
  | 'hasLift'
  | 'buildingStructureCode'
  | 'flatSchemaCode'
  | 'technicalStateCode'
  | 'energyClass'
  | 'builtIn'
  | 'reconstructedIn'
  | 'buildings'
  | 'units';

const building = [
  'floorArea',
  'floorCount',
  'buildingStructureCode',
  'technicalStateCode',
  'energyClass',
  'builtIn',
  'reconstructedIn',
  'buildings',
] as const;

/** What each variant asks for beside address, cadastre, price and remarks. */
export const variantFields: Readonly<Record<Variant, readonly VariantField[]>> = {
  HF: [...building, 'landArea'],
  'HF+F': [...building, 'floorNumber', 'hasLift', 'flatSchemaCode', 'units'],
  P: ['landArea'],
  O: [...building, 'landArea'],
};

const unfinished: ReadonlySet<number> = new Set([
  realEstateState.project.code,
  realEstateState.inConstruction.code,
  realEstateState.inProgress.code,
]);

/** Whether it is asked how far what is built is; nothing is built on a parcel that is just land. */
export const asksForConstruction = (variant: Variant, state: number | undefined | null): boolean =>
  variant !== 'P' && state !== undefined && state !== null && unfinished.has(state);
