import type { BirthNumberVault } from '../../platform/personal-data/birth-number-vault';
import type { Sealer } from '../../platform/personal-data/sealer';
import type { ClientCriteria, NewClient } from './port';

/** What personal data of the register are encrypted and found by. */
export interface Vaults {
  birthNumbers: BirthNumberVault;
  clientSealer: Sealer;
}

/** What is noted of somebody who was identified, beside their row. */
export type Noted = Pick<
  NewClient,
  'placeOfBirth' | 'citizenshipCountryIds' | 'identificationDocument'
>;

/** Keyed hash that finds the exact document. */
export const documentIndex = (
  { clientSealer }: Vaults,
  document: NonNullable<ClientCriteria['identificationDocument']>,
): string => {
  const { identificationDocumentTypeId: typeId, issuingCountryId, number } = document;
  return clientSealer.hash(`identification document\n${typeId}\n${issuingCountryId}\n${number}`);
};
