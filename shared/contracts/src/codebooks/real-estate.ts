import type { Codebook } from '../codebook';

/* Real estate and its valuation: pure data. */

/** House, parcel and other are ours. */
export const realEstateType = {
  house: { code: 1, name: 'Rodinný dům' },
  flat: { code: 2, name: 'Byt' },
  cooperativeShare: { code: 3, name: 'Družstevní podíl' },
  parcel: { code: 4, name: 'Pozemek' },
  other: { code: 5, name: 'Jiná nemovitost' },
} as const satisfies Codebook;

/** Which set of questions a real estate is described by; the names are ours. */
export const realEstateVariant = {
  house: { code: 'HF', name: 'Dům' },
  flat: { code: 'HF+F', name: 'Byt' },
  parcel: { code: 'P', name: 'Pozemek' },
  other: { code: 'O', name: 'Ostatní' },
} as const satisfies Codebook;

/** The variant of each type. */
export const variantOfType = {
  [realEstateType.house.code]: realEstateVariant.house.code,
  [realEstateType.flat.code]: realEstateVariant.flat.code,
  [realEstateType.cooperativeShare.code]: realEstateVariant.flat.code,
  [realEstateType.parcel.code]: realEstateVariant.parcel.code,
  [realEstateType.other.code]: realEstateVariant.other.code,
} as const;

/** Condition of a real estate. */
export const realEstateState = {
  finished: { code: 1, name: 'Dokončená' },
  project: { code: 3, name: 'Projekt' },
  inConstruction: { code: 4, name: 'Ve výstavbě' },
  inProgress: { code: 7, name: 'Rozpracovaná' },
} as const satisfies Codebook;

export const valuationType = {
  online: { code: 1, name: 'Online ocenění' },
  dts: { code: 2, name: 'DTS' },
  standard: { code: 3, name: 'Standardní ocenění' },
  zov: { code: 4, name: 'ZOV' },
  revaluation: { code: 5, name: 'Přecenění' },
  preliminaryOpinion: { code: 6, name: 'Předběžné stanovisko' },
  supervision: { code: 7, name: 'Supervize' },
} as const satisfies Codebook;

/** Types that an advisor orders here; the others are ordered elsewhere and shown. */
export const orderedValuationTypes = [
  valuationType.online.code,
  valuationType.dts.code,
  valuationType.standard.code,
] as const;

/** Where a valuation is kept; ours. */
export const valuationSource = {
  product: { code: 1, name: 'Objednáno v aplikaci' },
  appraisers: { code: 2, name: 'Systém odhadců' },
} as const satisfies Codebook;

/** What a building is made of; ours. */
export const buildingStructure = {
  brick: { code: 'brick', name: 'Cihlová' },
  panel: { code: 'panel', name: 'Panelová' },
  concrete: { code: 'concrete', name: 'Monolitická' },
  wood: { code: 'wood', name: 'Dřevěná' },
  mixed: { code: 'mixed', name: 'Smíšená' },
  other: { code: 'other', name: 'Jiná' },
} as const satisfies Codebook;

/** Layout of a flat; ours. */
export const flatSchema = {
  studio: { code: '1+kk', name: '1+kk' },
  oneRoom: { code: '1+1', name: '1+1' },
  twoOpen: { code: '2+kk', name: '2+kk' },
  twoRooms: { code: '2+1', name: '2+1' },
  threeOpen: { code: '3+kk', name: '3+kk' },
  threeRooms: { code: '3+1', name: '3+1' },
  fourOpen: { code: '4+kk', name: '4+kk' },
  fourRooms: { code: '4+1', name: '4+1' },
  larger: { code: '5+', name: '5 a více pokojů' },
  atypical: { code: 'other', name: 'Atypická' },
} as const satisfies Codebook;

/** Ours. */
export const technicalState = {
  new: { code: 'new', name: 'Novostavba' },
  reconstructed: { code: 'renewed', name: 'Po rekonstrukci' },
  good: { code: 'good', name: 'Dobrý' },
  maintained: { code: 'fair', name: 'Udržovaný' },
  poor: { code: 'poor', name: 'Před rekonstrukcí' },
} as const satisfies Codebook;

/** Of the energy certificate (PENB). */
export const energyClass = {
  a: { code: 'A', name: 'A – mimořádně úsporná' },
  b: { code: 'B', name: 'B – velmi úsporná' },
  c: { code: 'C', name: 'C – úsporná' },
  d: { code: 'D', name: 'D – méně úsporná' },
  e: { code: 'E', name: 'E – nehospodárná' },
  f: { code: 'F', name: 'F – velmi nehospodárná' },
  g: { code: 'G', name: 'G – mimořádně nehospodárná' },
} as const satisfies Codebook;

/** What the cadastre notes of a real estate; ours. */
export const restrictionKind = {
  lien: { code: 'lien', name: 'Zástavní právo' },
  easement: { code: 'easement', name: 'Věcné břemeno' },
  pendingSeal: { code: 'seal', name: 'Plomba' },
  execution: { code: 'execution', name: 'Exekuce' },
  other: { code: 'other', name: 'Jiné omezení' },
} as const satisfies Codebook;

/** Largest number of real estates of one loan. */
export const maxRealEstates = 3;
