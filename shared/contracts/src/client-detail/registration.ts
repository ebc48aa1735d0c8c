import { addressType, defaultCountry } from '../codebooks/customer';
import type { ClientDetail } from './schemas';

/** Of a detail, what the bank has to know of a client whom it founds: act 253/2008, s. 5 and 8. */
export const registrationFacts = [
  'placeOfBirth',
  'genderId',
  'birthNumber',
  'citizenshipCountryIds',
  'permanentAddress',
  'identificationDocument',
  'documentValidTo',
] as const;
export type RegistrationFact = (typeof registrationFacts)[number];

/** Who was born earlier may have a ten-digit number that no rule reads, and is entered without one. */
const firstTenDigitBirth = '1954-01-01';

/** What a detail lacks for its person to be founded in the client register, in the order of the screen. */
export function missingForRegistration(detail: ClientDetail): RegistrationFact[] {
  const { identificationDocument: document, citizenshipCountryIds, dateOfBirth } = detail;
  const isCzech = citizenshipCountryIds.includes(defaultCountry.czechia.code);
  const isKnown: Record<RegistrationFact, boolean> = {
    placeOfBirth: detail.placeOfBirth !== undefined,
    genderId: detail.genderId !== undefined,
    // A foreigner may have none.
    birthNumber: detail.birthNumber !== undefined || !isCzech || dateOfBirth < firstTenDigitBirth,
    citizenshipCountryIds: citizenshipCountryIds.length > 0,
    permanentAddress: detail.addresses.some(
      ({ addressTypeId }) => addressTypeId === addressType.permanent.code,
    ),
    identificationDocument: document !== undefined,
    documentValidTo: document === undefined || document.validTo !== undefined,
  };
  return registrationFacts.filter((fact) => !isKnown[fact]);
}
