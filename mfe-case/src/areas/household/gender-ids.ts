import { gender } from '@advisor/contracts/codebooks/customer';

/** Codes of what a birth number says of somebody's gender. */
export const genderIds = { male: gender.male.code, female: gender.female.code };
