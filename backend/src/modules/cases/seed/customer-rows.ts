import { addressType, defaultCountry } from '@advisor/contracts/codebooks/customer';
import type { customers } from '../../../neighbours/client-register/schema';
import type { BirthNumberVault } from '../../../platform/personal-data/birth-number-vault';
import { searchKey } from '../../../platform/search/search-key';
import type { Address, Person } from './person';

export function customerRow(
  person: Person,
  birthNumbers: Pick<BirthNumberVault, 'seal' | 'index'>,
): typeof customers.$inferInsert {
  const { id, firstName, lastName, degreeBefore, degreeAfter, dateOfBirth, birthNumber } = person;
  return {
    id,
    firstName,
    lastName,
    degreeBefore,
    degreeAfter,
    dateOfBirth,
    firstNameKey: searchKey(firstName),
    lastNameKey: searchKey(lastName),
    gender: person.isMale ? 1 : 2,
    birthNumberSealed: birthNumber === null ? null : birthNumbers.seal(birthNumber),
    birthNumberIndex: birthNumber === null ? null : birthNumbers.index(birthNumber),
    phoneNumber: person.phoneNumber,
    emailAddress: person.emailAddress,
  };
}

/** Codes of the address places in which clients live; those below are of other houses. */
const firstAddressPoint = 100_000_000;

export function addressRows({ id, permanentAddress, contactAddress }: Person) {
  const row = (addressTypeId: number, address: Address) => ({
    customerId: id,
    addressTypeId,
    ...address,
    countryId: defaultCountry.czechia.code,
    addressPointId: firstAddressPoint + 2 * id + (addressTypeId === 1 ? 0 : 1),
  });
  return contactAddress === null
    ? [row(addressType.permanent.code, permanentAddress)]
    : [
        row(addressType.permanent.code, permanentAddress),
        row(addressType.contact.code, contactAddress),
      ];
}
