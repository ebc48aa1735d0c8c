/* What a real estate is described by: pure data, for forms and for the back end. */

/** Code of a cadastral area (katastrální území). */
export const cadastralAreaPattern = /^\d{6}$/;
/** Largest number of a deed of ownership (list vlastnictví). */
export const largestDeedNumber = 99_999;
/** `123`, `123/4`; `st. 56/2` for a building parcel of an area with two series. */
export const parcelPattern = /^(st\. ?)?[1-9]\d{0,4}(\/[1-9]\d{0,2})?$/;
/** `č.p. 1540`, `č.e. 12`. */
export const buildingPattern = /^č\.[pe]\. ?[1-9]\d{0,3}$/;
/** `1234/56`: number of the house and of the unit in it. */
export const unitPattern = /^[1-9]\d{0,3}\/[1-9]\d{0,3}$/;

/** Square metres of a flat, a house or what else is built. */
export const largestFloorArea = 10_000;
/** Square metres of land. */
export const largestLandArea = 10_000_000;
/** Year of construction. */
export const earliestYear = 1200;
export const lowestFloor = -5;
export const highestFloor = 100;
/** Parcels, buildings or units of one real estate. */
export const mostCadastreItems = 20;

/** Documents and photographs of one real estate. */
export const mostRealEstateDocuments = 100;
/** Days offered for an inspection. */
export const mostInspectionDays = 5;
export const maxKeysLength = 200;
export const maxNoteLength = 1000;
