import { gender } from '@advisor/contracts/codebooks/customer';
import {
  parseBirthNumber,
  type RemainderTenPolicy,
} from '@advisor/lending/identifiers/birth-number';
import { badRequest } from '../../platform/failure';

interface Born {
  birthNumber?: string | undefined;
  dateOfBirth: string;
  genderId?: number | undefined;
}

interface Rules {
  /** `YYYY-MM-DD` */
  today: string;
  /** What the bank does with birth numbers of remainder 10 after 1985. */
  remainderTen: RemainderTenPolicy;
  /** Of the request. */
  field: string;
}

/**
 * Somebody's gender, by their birth number where they have one.
 * @throws Failure 400 when the number is none, or of another day or gender
 */
export function genderOf(
  { birthNumber, dateOfBirth, genderId }: Born,
  { today, remainderTen, field }: Rules,
): number | undefined {
  if (birthNumber === undefined) return genderId;
  const read = parseBirthNumber(birthNumber, today, remainderTen);
  if (!read.valid) throw badRequest('Rodné číslo není platné.', { field });
  if (read.value.dateOfBirth !== dateOfBirth) {
    throw badRequest('Rodné číslo neodpovídá datu narození.', { field });
  }
  const { code } = gender[read.value.gender];
  if (genderId !== undefined && code !== genderId) {
    throw badRequest('Rodné číslo neodpovídá pohlaví.', { field });
  }
  return code;
}
