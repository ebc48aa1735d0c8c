import { isDay } from '@advisor/lending/calendar-and-money/calendar';
import { signerDocumentType } from '@advisor/contracts/codebooks/document';
import type { LogicalTypeCode } from '@advisor/contracts/signature-service/entities';
import type { FieldValue, UnlimitedDate } from './field-value';
import { readLocalDate, toLocalDateTime } from './local-date';

/** Object of a `SerializedValue` or of a property's `Value`. */
type Serialized = Record<string, unknown>;

/** Reads and writes the values of one field type; writing and reading again changes nothing. */
interface Codec {
  empty: FieldValue;
  /** @returns undefined when the object is not of this type */
  read: (serialized: Serialized) => FieldValue | undefined;
  write: (value: FieldValue) => Serialized;
}

const nothing = (value: unknown): boolean => value === null || value === undefined || value === '';

const readText = ({ Value }: Serialized): string | undefined => {
  if (nothing(Value)) return '';
  return typeof Value === 'string' || typeof Value === 'number' ? String(Value) : undefined;
};

const text: Codec = {
  empty: '',
  read: readText,
  write: (value) => ({ Value: value === '' ? null : value }),
};

const flag: Codec = {
  empty: false,
  read: ({ Value }) => {
    if (nothing(Value)) return false;
    const word = String(Value);
    return word === 'true' || word === 'false' ? word === 'true' : undefined;
  },
  write: (value) => ({ Value: String(value === true) }),
};

/** The advisor's device: true by the word `true`, by nothing else. */
const deviceFlag: Codec = { ...flag, read: ({ Value }) => String(Value) === 'true' };

const readDate = (serialized: Serialized): string | undefined => {
  const value = readText(serialized);
  return value ? readLocalDate(value) : value;
};

const writeDate = (date: string): string | null => (isDay(date) ? toLocalDateTime(date) : null);

const date: Codec = {
  empty: '',
  read: readDate,
  write: (value) => ({ Value: writeDate(value as string) }),
};

const dateOrUnlimited: Codec = {
  empty: { isUnlimited: false, date: '' },
  read: (serialized) => {
    const { IsUnlimited = false } = serialized;
    const day = readDate(serialized);
    if (typeof IsUnlimited !== 'boolean' || day === undefined) return undefined;
    return { isUnlimited: IsUnlimited, date: IsUnlimited ? '' : day };
  },
  write: (value) => {
    const { isUnlimited, date: day } = value as UnlimitedDate;
    return { IsUnlimited: isUnlimited, Value: isUnlimited ? null : writeDate(day) };
  },
};

const documentTypes: ReadonlySet<string> = new Set(
  Object.values(signerDocumentType).map(({ code }) => code),
);

const documentType: Codec = {
  ...text,
  read: (serialized) => {
    const code = readText(serialized);
    return code === undefined || code === '' || documentTypes.has(code) ? code : undefined;
  },
};

const wholeNumber: Codec = {
  ...text,
  write: (value) => ({ Value: value === '' ? null : String(value).replace(/\s/g, '') }),
};

export const codecs: Record<LogicalTypeCode, Codec> = {
  TEXT: text,
  ALPHA_TEXT: text,
  PHONE_NUMBER: text,
  REPRESENTATION: text,
  IDDOC_TYPE: documentType,
  IDDOC_NUMBER: text,
  CLIENT_NAME: text,
  BOOLEAN: flag,
  ADVISOR_DEVICE_BOOLEAN: deviceFlag,
  DATE: date,
  DATE_EXT: dateOrUnlimited,
  INTEGER: wholeNumber,
};

/** The object in a JSON text. @returns undefined when there is none */
export function parseObject(json: string): Serialized | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Serialized)
      : undefined;
  } catch {
    return undefined;
  }
}
