import {
  type BirthNumberResult,
  parseBirthNumber,
  type RemainderTenPolicy,
} from '@advisor/lending/identifiers/birth-number';
import { badRequest } from '../../platform/failure';

export interface PersonCriteria {
  firstName?: string;
  lastName?: string;
  dateOfBirth?: string;
  /** Ten or nine digits. */
  birthNumber?: string;
}

/** Nobody older is a client. */
const earliestBirth = '1850-01-01';

/**
 * Drops empty fields and checks that the rest describes a person: a birth number, or the last name
 * with the first name or the date of birth. A birth number must be that of the date.
 *
 * @param today `YYYY-MM-DD`
 * @param remainderTen what the bank does with birth numbers of remainder 10 after 1985
 * @throws Failure 400 that names the missing or wrong field
 */
export function personCriteria(
  input: PersonCriteria,
  today: string,
  remainderTen: RemainderTenPolicy,
): PersonCriteria {
  const { firstName, lastName, dateOfBirth, birthNumber } = input;
  const criteria: PersonCriteria = {
    firstName: firstName || undefined,
    lastName: lastName || undefined,
    dateOfBirth: dateOfBirth || undefined,
    birthNumber: birthNumber || undefined,
  };
  checkDateOfBirth(criteria.dateOfBirth, today);
  if (criteria.birthNumber !== undefined) {
    const born = parseBirthNumber(criteria.birthNumber, today, remainderTen);
    checkBirthNumber(born, criteria.dateOfBirth);
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

function checkDateOfBirth(date: string | undefined, today: string): void {
  if (date === undefined) return;
  if (date > today) {
    throw badRequest('Datum narození nesmí být v budoucnosti.', { field: 'dateOfBirth' });
  }
  if (date < earliestBirth) {
    throw badRequest('Datum narození nesmí být před 1. 1. 1850.', { field: 'dateOfBirth' });
  }
}

function checkBirthNumber(parsed: BirthNumberResult, dateOfBirth: string | undefined): void {
  if (!parsed.valid) throw badRequest('Rodné číslo není platné.', { field: 'birthNumber' });
  if (dateOfBirth !== undefined && dateOfBirth !== parsed.value.dateOfBirth) {
    throw badRequest('Datum narození neodpovídá rodnému číslu.', { field: 'dateOfBirth' });
  }
}
