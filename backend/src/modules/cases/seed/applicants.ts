import { customerRole } from '@advisor/contracts/codebooks';
import { gender, maritalStatus } from '@advisor/contracts/codebooks/customer';
import type { customersOnSA, households } from '../../../domain/cases/schema/sales-arrangements';
import { searchKey } from '../../../platform/search/search-key';
import { householdDetails } from './household-details';
import { type Person, personAt } from './person';
import type { Random } from '../../../platform/random';

const firstHouseholdId = 300_001;
const firstCustomerOnSAId = 400_001;

export interface Applicant {
  person: Person;
  roleId: number;
  /** In the client register. */
  isIdentified: boolean;
  /** In the client register because of this case. */
  isNew: boolean;
}

/** Every eighth case belongs to a client who has another one already. */
const returningEvery = 8;

const isReturning = (index: number) => index % returningEvery === returningEvery - 1;

/** Whose case it is. */
export const debtorOf = (index: number): Person =>
  personAt(3 * (isReturning(index) ? index - 3 : index));

/** The main applicant; of a loan often a spouse, sometimes a guarantor. */
export function applicantsOf(
  index: number,
  { isSavings }: { isSavings: boolean },
  random: Random,
): [Applicant, ...Applicant[]] {
  const returns = isReturning(index);
  const debtor = debtorOf(index);
  const isIdentified = returns || index % 12 !== 1;
  const people: [Applicant, ...Applicant[]] = [
    {
      person: debtor,
      roleId: customerRole.debtor.code,
      isIdentified,
      isNew: isIdentified && !returns,
    },
  ];
  if (isSavings) return people;
  const spouse = personAt(3 * index + 1, debtor);
  // Whose neighbour is of another generation is alone: the youngest, and who comes again.
  const isCouple = !returns && spouse.dateOfBirth > debtor.dateOfBirth;
  if (random.chance(0.35) && isCouple) {
    people.push({
      person: spouse,
      roleId: customerRole.codebtor.code,
      isIdentified: true,
      isNew: true,
    });
  }
  if (random.chance(0.04)) {
    const person = personAt(3 * index + 2);
    people.push({ person, roleId: customerRole.guarantor.code, isIdentified: true, isNew: true });
  }
  return people;
}

interface Households {
  households: (typeof households.$inferInsert)[];
  customersOnSA: (typeof customersOnSA.$inferInsert)[];
}

/** Debtor and spouse live in the main household, a guarantor in one of their own. */
export function householdsOf(
  index: number,
  salesArrangementId: number,
  people: Applicant[],
  today: string,
): Households {
  const { maritalStatusId, main: details } = householdDetails(index, {
    dateOfBirth: debtorOf(index).dateOfBirth,
    isCouple: people.some(({ roleId }) => roleId === customerRole.codebtor.code),
    today,
  });
  const main = { id: firstHouseholdId + 3 * index, salesArrangementId, typeId: 1, ...details };
  const guarantors = {
    id: main.id + 1,
    salesArrangementId,
    typeId: customerRole.guarantor.code,
    childAges: [],
  };
  const isGuarantor = ({ roleId }: Applicant) => roleId === customerRole.guarantor.code;
  return {
    households: people.some(isGuarantor) ? [main, guarantors] : [main],
    customersOnSA: people.map((applicant, place) => {
      const { person, roleId, isIdentified } = applicant;
      return {
        id: firstCustomerOnSAId + 3 * index + place,
        salesArrangementId,
        householdId: isGuarantor(applicant) ? guarantors.id : main.id,
        roleId,
        customerId: isIdentified ? person.id : null,
        firstName: person.firstName,
        lastName: person.lastName,
        firstNameKey: searchKey(person.firstName),
        lastNameKey: searchKey(person.lastName),
        dateOfBirth: person.dateOfBirth,
        genderId: person.isMale ? gender.male.code : gender.female.code,
        maritalStatusId: isGuarantor(applicant) ? maritalStatus.married.code : maritalStatusId,
      };
    }),
  };
}
