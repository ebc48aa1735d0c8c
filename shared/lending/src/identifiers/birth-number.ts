import { withoutSpaces } from './clean-text';

/*
 * Czech birth number (rodné číslo), `YYMMDD[/]SSS[C]`: act 133/2000 s. 13, DASTA code list DSBET.
 * Women have 50 added to the month; since 2004 (act 53/2004) 20 more is added when the numbers of a
 * day run out. Births to the end of 1953 have nine digits and no check digit.
 */

export type Gender = 'male' | 'female';

export interface BirthNumber {
  /** Nine or ten digits without the slash. */
  digits: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  gender: Gender;
}

export type BirthNumberReason =
  | 'format'
  | 'length'
  | 'month'
  | 'day'
  | 'nineDigitsAfter1953'
  | 'checksum'
  | 'overflowMonthBefore2004'
  | 'futureDate';

/** Worth a second look, not a reason to refuse: stray numbers of this kind were assigned. */
export type BirthNumberWarning = 'remainderTenAfter1985';

/** What a bank does with such a number: takes it without a word, takes it and warns, or refuses it. */
export const remainderTenPolicies = ['accept', 'warn', 'refuse'] as const;
export type RemainderTenPolicy = (typeof remainderTenPolicies)[number];

export type BirthNumberResult =
  | { valid: true; value: BirthNumber; warning?: BirthNumberWarning }
  | { valid: false; reason: BirthNumberReason };

/** Offset of the month → gender and whether it is the overflow of 2004. */
const monthOffsets = [
  { offset: 0, gender: 'male', overflow: false },
  { offset: 20, gender: 'male', overflow: true },
  { offset: 50, gender: 'female', overflow: false },
  { offset: 70, gender: 'female', overflow: true },
] as const;

/** Ten digits since this year; two-digit years below it are of the 21st century then. */
const firstTenDigitYear = 1954;
const lastYearOfRemainderTen = 1985;
const firstOverflowYear = 2004;

const daysInMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The tenth digit: remainder of the first nine by 11, where remainder 10 gives 0.
 * @param firstNine nine digits
 */
export function birthNumberCheckDigit(firstNine: string): number {
  return (Number(firstNine) % 11) % 10;
}

/**
 * Reads a birth number as it is usually written: with or without the slash, spaces ignored.
 *
 * Ten digits with a year below 54 are read as the 21st century, so a person born before 1954 who got
 * a ten-digit number later is refused as `futureDate` or read a hundred years younger: such a client
 * is entered without a birth number, by date, gender and document.
 *
 * @param today `YYYY-MM-DD`; later dates of birth are refused
 * @param remainderTen what the bank does with remainder 10 after 1985
 */
export function parseBirthNumber(
  input: string,
  today: string,
  remainderTen: RemainderTenPolicy = 'warn',
): BirthNumberResult {
  const compact = withoutSpaces(input);
  if (!/^(\d+|\d{6}\/\d+)$/.test(compact)) return { valid: false, reason: 'format' };
  const digits = compact.replace('/', '');
  if (digits.length !== 9 && digits.length !== 10) return { valid: false, reason: 'length' };

  const isOld = digits.length === 9;
  const shortYear = Number(digits.slice(0, 2));
  const year = 1900 + shortYear + (!isOld && shortYear < firstTenDigitYear - 1900 ? 100 : 0);
  const writtenMonth = Number(digits.slice(2, 4));
  const kind = monthOffsets.find(
    ({ offset }) => writtenMonth > offset && writtenMonth <= offset + 12,
  );
  if (!kind) return { valid: false, reason: 'month' };
  const month = writtenMonth - kind.offset;
  const day = Number(digits.slice(4, 6));
  if (day < 1 || day > daysInMonth(year, month)) return { valid: false, reason: 'day' };

  if (isOld && year >= firstTenDigitYear) return { valid: false, reason: 'nineDigitsAfter1953' };
  const firstNine = digits.slice(0, 9);
  if (!isOld && birthNumberCheckDigit(firstNine) !== Number(digits[9]))
    return { valid: false, reason: 'checksum' };
  if (kind.overflow && year < firstOverflowYear)
    return { valid: false, reason: 'overflowMonthBefore2004' };
  const dateOfBirth = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  if (dateOfBirth > today) return { valid: false, reason: 'futureDate' };

  const value = { digits, dateOfBirth, gender: kind.gender };
  const isDoubtful = !isOld && Number(firstNine) % 11 === 10 && year > lastYearOfRemainderTen;
  if (!isDoubtful || remainderTen === 'accept') return { valid: true, value };
  return remainderTen === 'warn'
    ? { valid: true, value, warning: 'remainderTenAfter1985' }
    : { valid: false, reason: 'checksum' };
}

/** `8854043451` → `885404/3451`; what is not nine or ten digits comes back as it is. */
export function formatBirthNumber(digits: string): string {
  return /^\d{9,10}$/.test(digits) ? `${digits.slice(0, 6)}/${digits.slice(6)}` : digits;
}
