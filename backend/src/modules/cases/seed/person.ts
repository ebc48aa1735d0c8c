import { birthNumberCheckDigit } from '@advisor/lending/identifiers/birth-number';
import { addDays } from '../../../platform/calendar';
import { searchKey } from '../../../platform/search/search-key';
import {
  degreesAfter,
  degreesBefore,
  femaleNames,
  foreignNames,
  longNames,
  maleNames,
  surnames,
} from './person-names';
import { type Random, randomFor } from '../../../platform/random';
import { streets, towns } from '../../../seed/towns';

export interface Address {
  street: string;
  houseNumber: string;
  streetNumber: string | null;
  city: string;
  postcode: string;
}

export interface Person {
  /** Id in the client register. */
  id: number;
  firstName: string;
  lastName: string;
  isMale: boolean;
  /** Both forms of the surname, for a spouse; absent where there is no pair. */
  surname?: readonly [string, string];
  degreeBefore: string | null;
  degreeAfter: string | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  birthNumber: string | null;
  phoneNumber: string;
  emailAddress: string;
  permanentAddress: Address;
  contactAddress: Address | null;
}

export const firstCustomerId = 100_000;

/** Births over so many days: who founded the oldest case was grown up, who founds one now is not too old. */
const firstBirth = '1958-01-01';
const birthDays = 15_300;
/** Between neighbours, who may be a couple; shares no divisor with the count of days. */
const spread = 997;
/** Serial numbers kept for one person, so that one of them always has a check digit. */
const serials = 3;

const mobilePrefixes = [
  '601',
  '602',
  '603',
  '604',
  '605',
  '606',
  '607',
  '608',
  '720',
  '731',
  '777',
];
const mailDomains = ['posta.example', 'mail.example', 'schranka.example', 'example.org'];

/**
 * A person, the same for the same index and like no other: each has a birth number of their own.
 * @param index 0 to 3,000,000
 * @param spouse whose surname the person shares, and of which sex they are not
 */
export function personAt(index: number, spouse?: Person): Person {
  const random = randomFor('person', index);
  const { isForeign, ...name } = nameOf(index, random, spouse);
  const dateOfBirth = addDays(firstBirth, (index * spread) % birthDays);
  const permanentAddress =
    spouse !== undefined && random.chance(0.8) ? spouse.permanentAddress : addressOf(random);
  return {
    id: firstCustomerId + index,
    ...name,
    degreeBefore: random.chance(0.3) ? random.pickEarly(degreesBefore) : null,
    degreeAfter: random.chance(0.06) ? random.pickEarly(degreesAfter) : null,
    dateOfBirth,
    birthNumber: isForeign
      ? null
      : birthNumber(dateOfBirth, name.isMale, Math.floor(index / birthDays)),
    phoneNumber: `+420${random.pick(mobilePrefixes)}${random.int(100_000, 999_999)}`,
    emailAddress: mailAddress(name.firstName, name.lastName, random),
    permanentAddress,
    contactAddress: random.chance(0.15) ? addressOf(random) : null,
  };
}

type Name = Pick<Person, 'firstName' | 'lastName' | 'isMale' | 'surname'> & { isForeign?: true };

function nameOf(index: number, random: Random, spouse?: Person): Name {
  if (spouse?.surname !== undefined) return czechName(random, !spouse.isMale, spouse.surname);
  if (index % 29 === 7) return { ...random.pick(foreignNames), isForeign: true };
  if (index % 97 === 12) return random.pick(longNames);
  return czechName(random, random.chance(0.55), random.pickEarly(surnames));
}

function czechName(random: Random, isMale: boolean, surname: readonly [string, string]): Name {
  return {
    firstName: random.pickEarly(isMale ? maleNames : femaleNames),
    lastName: surname[isMale ? 0 : 1],
    isMale,
    surname,
  };
}

/**
 * A birth number that nobody else has.
 * @param block how many people were born on the same day before
 */
function birthNumber(dateOfBirth: string, isMale: boolean, block: number): string {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-');
  const writtenMonth = String(Number(month) + (isMale ? 0 : 50)).padStart(2, '0');
  const birth = `${year.slice(2)}${writtenMonth}${day}`;
  for (let offset = 0; offset < serials; offset += 1) {
    const firstNine = birth + String(10 + block * serials + offset).padStart(3, '0');
    // Remainder 10 has no digit of its own and is rare in practice.
    if (Number(firstNine) % 11 !== 10) return firstNine + String(birthNumberCheckDigit(firstNine));
  }
  throw new RangeError('no birth number is left for the day');
}

function addressOf(random: Random): Address {
  const hasStreetNumber = random.chance(0.6);
  return {
    ...random.pickEarly(towns),
    street: random.pick(streets),
    houseNumber: String(random.int(1, 2_400)),
    streetNumber: hasStreetNumber ? String(random.int(1, 90)) : null,
  };
}

const mailPart = (name: string) =>
  searchKey(name)
    .split(/[^a-z]+/)
    .join('');

function mailAddress(firstName: string, lastName: string, random: Random): string {
  const local = `${mailPart(firstName)}.${mailPart(lastName)}`.slice(0, 40);
  return `${local}${random.int(1, 99)}@${random.pick(mailDomains)}`;
}
