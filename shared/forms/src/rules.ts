import {
  parseBirthNumber,
  type Gender,
  type RemainderTenPolicy,
} from '@advisor/lending/identifiers/birth-number';
import {
  isDocumentNumber,
  isIssuedBy,
  type IdDocumentType,
} from '@advisor/lending/identifiers/id-document';
import { parsePhone } from '@advisor/lending/identifiers/mobile-phone';
import { parsePostcode } from '@advisor/lending/identifiers/postcode';

/** Arguments of zod's `refine`: `z.string().refine(...birthDate(today))`. Empty values pass. */
type Rule<Value> = readonly [check: (value: Value) => boolean, message: string];

const rule = (check: (text: string) => boolean, message: string): Rule<string> => [
  (text) => text === '' || check(text),
  message,
];

/** Nobody older is a client. */
const earliestBirth = '1850-01-01';

/** @param today `YYYY-MM-DD`; the order of such texts is that of the days */
export const birthDate = (today: string): Rule<string> =>
  rule((date) => date <= today && date >= earliestBirth, 'common:validation.birthDate');

/** Today is not past. @param today `YYYY-MM-DD` */
export const pastDate = (today: string): Rule<string> =>
  rule((date) => date < today, 'common:validation.pastDate');

/** The part in front of `@`, a domain with a dot; no address that works is refused. */
const emailPattern = /^[^\s@<>(),;:"]+@[^\s@.<>(),;:"]+(\.[^\s@.<>(),;:"]+)+$/;

export const email = rule((text) => emailPattern.test(text.trim()), 'common:validation.email');

/** A Czech mobile number, or a number abroad. */
export const mobilePhone = rule(
  (text) => parsePhone(text) !== undefined,
  'common:validation.mobilePhone',
);

/** For identifiers, which `@advisor/lending` checks. */
export const identifierMessage = {
  account: 'common:validation.account',
  birthNumber: 'common:validation.birthNumber',
  birthNumberMismatch: 'common:validation.birthNumberMismatch',
  postcode: 'common:validation.postcode',
} as const;

export const postcode = rule(
  (text) => parsePostcode(text) !== undefined,
  identifierMessage.postcode,
);

/** What a document is checked by, in the names of `@advisor/lending`. */
interface DocumentAsTyped {
  type: IdDocumentType;
  /** Alpha-2 of who issued it. */
  isoCode: string;
  number: string;
}

/** A country and a kind of document that do not go together. */
export const documentCountry: Rule<Pick<DocumentAsTyped, 'type' | 'isoCode'>> = [
  ({ type, isoCode }) => isIssuedBy(type, isoCode),
  'common:validation.documentCountry',
];

/** Nine digits of a Czech identity card, eight of a passport; characters of a foreign one. */
export const documentNumber: Rule<DocumentAsTyped> = [
  ({ type, isoCode, number }) => number === '' || isDocumentNumber(number, type, isoCode),
  'common:validation.documentNumber',
];

/** What a birth number has to fit; what is not known fits. */
interface Born {
  birthNumber: string;
  dateOfBirth: string;
  gender: Gender | undefined;
}

/** @param remainderTen what the bank does with numbers of remainder 10 after 1985 */
export const birthNumber = (today: string, remainderTen: RemainderTenPolicy): Rule<string> =>
  rule((text) => parseBirthNumber(text, today, remainderTen).valid, identifierMessage.birthNumber);

/** A wrong number is told by `birthNumber`. @param today `YYYY-MM-DD` */
export const birthNumberOfDate = (today: string): Rule<Born> => [
  ({ birthNumber: text, dateOfBirth }) => {
    const read = parseBirthNumber(text, today);
    return !read.valid || dateOfBirth === '' || read.value.dateOfBirth === dateOfBirth;
  },
  identifierMessage.birthNumberMismatch,
];

/** A wrong number is told by `birthNumber`. @param today `YYYY-MM-DD` */
export const birthNumberOfGender = (today: string): Rule<Born> => [
  ({ birthNumber: text, gender }) => {
    const read = parseBirthNumber(text, today);
    return !read.valid || gender === undefined || read.value.gender === gender;
  },
  'common:validation.birthNumberGender',
];
