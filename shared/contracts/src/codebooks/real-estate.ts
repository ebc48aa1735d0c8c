import type { Codebook } from '../codebook';

/* Real estate and its valuation: pure data. */

export const realEstateType = {
  flat: { code: 2, name: 'Byt' },
  cooperativeShare: { code: 3, name: 'Družstevní podíl' },
} as const satisfies Codebook;

/** Which set of questions a real estate is described by; the names are ours. */
export const realEstateVariant = {
  house: { code: 'HF', name: 'Dům' },
  flat: { code: 'HF+F', name: 'Byt' },
  parcel: { code: 'P', name: 'Pozemek' },
  other: { code: 'O', name: 'Ostatní' },
} as const satisfies Codebook;

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

/** Largest number of real estates of one loan. */
export const maxRealEstates = 3;
