import { customerRole } from '@advisor/contracts/codebooks';
import { searchKey } from '../../../platform/search/search-key';
import type { CaseBundle } from './case-bundle';
import { personAt } from './person';

/** Of four adults in two households: as many as an advisor sees at once. */
const extraPeople = 3;

/** The case with two further codebtors in a household of their own and a codebtor in the main one. */
export function householdBundle(bundle: CaseBundle, index: number): CaseBundle {
  const [main] = bundle.households;
  const [debtor] = bundle.customersOnSA;
  if (main?.id === undefined || debtor?.id === undefined) return bundle;
  const { id, salesArrangementId } = main;
  const second = { id: id + 1, salesArrangementId, typeId: customerRole.codebtor.code };
  const people = Array.from({ length: extraPeople }, (_, place) => personAt(3 * index + place + 1));
  const firstId = debtor.id + 1;
  return {
    ...bundle,
    registered: [...bundle.registered.slice(0, 1), ...people],
    households: [main, second],
    customersOnSA: [
      debtor,
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
      })),
    ],
  };
}
