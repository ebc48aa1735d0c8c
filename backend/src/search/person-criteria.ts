import { parseBirthNumber } from '@advisor/lending/birth-number';
import { badRequest } from '../failure';

export interface PersonCriteria {
  firstName?: string;
  lastName?: string;
  dateOfBirth?: string;
  /** Ten or nine digits. */
  birthNumber?: string;
}

/**
 * Drops empty fields and checks that the rest describes a person: a birth number, or the last name
 * with the first name or the date of birth.
 *
 * @param today `YYYY-MM-DD`
 * @throws Failure 400 that names the missing or wrong field
 */
export function personCriteria(input: PersonCriteria, today: string): PersonCriteria {
  const { firstName, lastName, dateOfBirth, birthNumber } = input;
  const criteria: PersonCriteria = {
    firstName: firstName || undefined,
    lastName: lastName || undefined,
    dateOfBirth: dateOfBirth || undefined,
    birthNumber: birthNumber || undefined,
  };
  if (criteria.birthNumber !== undefined) {
    if (!parseBirthNumber(criteria.birthNumber, today).valid) {
      throw badRequest('Rodné číslo není platné.', { field: 'birthNumber' });
    }
    return criteria;
  }
  if (criteria.lastName === undefined) {
    throw badRequest('Vyplňte příjmení, nebo rodné číslo.', { field: 'lastName' });
  }
  if (criteria.firstName === undefined && criteria.dateOfBirth === undefined) {
    throw badRequest('K příjmení vyplňte jméno, nebo datum narození.', { field: 'firstName' });
  }
  return criteria;
}
