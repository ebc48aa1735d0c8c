import { customerRole } from '@advisor/contracts/codebooks';
import { gender, maritalStatus, propertySettlement } from '@advisor/contracts/codebooks/customer';
import { searchKey } from '../../../platform/search/search-key';
import type { CaseBundle } from './case-bundle';
import { personAt } from './person';

const { married, unmarried } = maritalStatus;

/** Of four adults in two households: as many as an advisor sees at once. */
const extraPeople = 3;

/** The case with two further codebtors in a household of their own and a codebtor in the main one. */
export function householdBundle(bundle: CaseBundle, index: number): CaseBundle {
  const [main] = bundle.households;
  const [debtor] = bundle.customersOnSA;
  if (main?.id === undefined || debtor?.id === undefined) return bundle;
  const { id, salesArrangementId } = main;
  const second = {
    id: id + 1,
    salesArrangementId,
    typeId: customerRole.codebtor.code,
    childAges: [],
    housingExpense: 7_500,
  };
  const people = Array.from({ length: extraPeople }, (_, place) => personAt(3 * index + place + 1));
  const firstId = debtor.id + 1;
  return {
    ...bundle,
    registered: [...bundle.registered.slice(0, 1), ...people],
    households: [
      { ...main, childAges: [9, 5], propertySettlementId: propertySettlement.jointProperty.code },
      second,
    ],
    customersOnSA: [
      { ...debtor, maritalStatusId: married.code },
      ...people.map((person, place) => ({
        ...debtor,
        id: firstId + place,
        householdId: place === 0 ? id : second.id,
        roleId: customerRole.codebtor.code,
        customerId: person.id,
        firstName: person.firstName,
        lastName: person.lastName,
        firstNameKey: searchKey(person.firstName),
        lastNameKey: searchKey(person.lastName),
        dateOfBirth: person.dateOfBirth,
        genderId: person.isMale ? gender.male.code : gender.female.code,
        maritalStatusId: (place === 0 ? married : unmarried).code,
      })),
    ],
  };
}
