import { signerDocumentType } from '@advisor/contracts/codebooks/document';
import type { LogicalTypeCode } from '@advisor/contracts/signature-service/entities';
import { bankDay } from '../../../platform/calendar';

/** Object of a `SerializedValue` or of a property's `Value`. */
export type Serialized = Readonly<Record<string, unknown>>;

/** The object in a JSON text; undefined when there is none. */
export function parseObject(json: string | null | undefined): Serialized | undefined {
  if (json === null || json === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Serialized) : undefined;
  } catch {
    return undefined;
  }
}

/** Value of a DATE_EXT that has no end. */
export const unlimited = 'unlimited';

type Reader = (serialized: Serialized) => string | undefined;

const readText: Reader = ({ Value = null }) => {
  if (Value === null) return '';
  return typeof Value === 'string' || typeof Value === 'number' ? String(Value) : undefined;
};

const readFlag: Reader = ({ Value = null }) => {
  const word = Value === null || Value === '' ? 'false' : String(Value);
  return word === 'true' || word === 'false' ? word : undefined;
};

const readDate: Reader = (serialized) => {
  const text = readText(serialized);
  return text === undefined || text === '' ? text : readDay(text);
};

const readers: Partial<Record<LogicalTypeCode, Reader>> = {
  IDDOC_TYPE: (serialized) => {
    const text = readText(serialized);
    const isKnown = Object.values(signerDocumentType).some(({ code }) => code === text);
    return text === '' || isKnown ? text : undefined;
  },
  BOOLEAN: readFlag,
  // True by the word, by nothing else.
  ADVISOR_DEVICE_BOOLEAN: ({ Value }) => String(String(Value) === 'true'),
  DATE: readDate,
  DATE_EXT: (serialized) => {
    const { IsUnlimited = false } = serialized;
    if (typeof IsUnlimited !== 'boolean') return undefined;
    return IsUnlimited ? unlimited : readDate(serialized);
  },
  INTEGER: (serialized) => readText(serialized)?.replaceAll(/\s/g, ''),
};

/**
 * A value in one way of writing, so that two can be compared: '' is none, a flag `true` or `false`, a
 * date `YYYY-MM-DD` or `unlimited`.
 * @returns undefined when it is not of the type
 */
export const readValue = (type: LogicalTypeCode, serialized: Serialized): string | undefined =>
  (readers[type] ?? readText)(serialized);

/** ISO local datetime, in which dates are sent: without a zone. */
export const isLocalDateTime = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(value);

/**
 * Calendar day of an ISO text: of a local date or datetime as it stands, of an instant in Prague.
 * @returns undefined when it is neither, or when there is no such day
 */
export function readDay(text: string): string | undefined {
  const [, day = '', time = '', zone] =
    /^(\d{4}-\d{2}-\d{2})(T[\d:.]+)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  const instant = new Date(`${day}${time}${zone ?? 'Z'}`);
  if (Number.isNaN(instant.getTime())) return undefined;
  return time === '' || zone === undefined ? day : bankDay(instant);
}
