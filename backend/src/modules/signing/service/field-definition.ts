import {
  type LogicalTypeCode,
  logicalTypeCodes,
} from '@advisor/contracts/signature-service/entities';
import type { signingFormFields } from '../../../domain/signing/members/schema';
import { parseObject, readDay, readValue, type Serialized } from './field-value';

/** A field as its author wrote it, `serializedValue` with what the service itself puts in. */
export type FieldDefinition = Pick<
  typeof signingFormFields.$inferSelect,
  | 'key'
  | 'name'
  | 'logicalTypeCode'
  | 'serializedValue'
  | 'isRequiredMessage'
  | 'parameters'
  | 'hasAccess'
>;

/** Nobody changes it in the form; a client's name is shown and no more. */
export const isLocked = ({ hasAccess, logicalTypeCode }: FieldDefinition): boolean =>
  !hasAccess || logicalTypeCode === 'CLIENT_NAME' || typeOf(logicalTypeCode) === undefined;

/** Undefined for a type that nobody knows. */
export const typeOf = (code: string): LogicalTypeCode | undefined =>
  logicalTypeCodes.find((known) => known === code);

interface Bounds {
  /** `now`, a day or, for INTEGER, a number. A date must lie after it, a number may equal it. */
  min?: string;
  max?: string;
}

interface Parameters extends Bounds {
  /** Key of the field that decides whether this one is shown. */
  referrer?: string;
  /** They cannot be read, or contradict each other: the author's mistake, not the user's. */
  isDefective: boolean;
}

export function readParameters({ logicalTypeCode, parameters }: FieldDefinition): Parameters {
  const object = parameters === null || parameters === '' ? {} : parseObject(parameters);
  if (object === undefined) return { isDefective: true };
  const { Referrer } = object;
  const referrer = typeof Referrer === 'string' && Referrer !== '' ? Referrer : undefined;
  const bounds = readBounds(typeOf(logicalTypeCode), object);
  return { ...bounds, referrer, isDefective: bounds === undefined };
}

/** @returns undefined when a bound is none, or no value lies between them */
function readBounds(
  type: LogicalTypeCode | undefined,
  { MinValue, MaxValue }: Serialized,
): Bounds | undefined {
  const isNumber = type === 'INTEGER';
  if (!isNumber && type !== 'DATE' && type !== 'DATE_EXT') return {};
  const read = isNumber ? readWhole : readMoment;
  const [min, max] = [MinValue, MaxValue].map((bound) =>
    bound === undefined || bound === null || bound === '' ? '' : read(String(bound)),
  );
  if (min === undefined || max === undefined) return undefined;
  if (min !== '' && max !== '' && areCrossed(min, max, isNumber)) return undefined;
  return { min: min || undefined, max: max || undefined };
}

const readWhole = (text: string) => (/^-?\d+$/.test(text) ? text : undefined);
const readMoment = (text: string) => (text === 'now' ? text : readDay(text));

function areCrossed(min: string, max: string, areNumbers: boolean): boolean {
  if (areNumbers) return Number(min) > Number(max);
  // A date must be after the least: an equal greatest leaves no day.
  return min === 'now' || max === 'now' ? min === max : min >= max;
}

/** The value that the form began with cannot be read: it goes back as it came. */
export function isUnreadable({ logicalTypeCode, serializedValue }: FieldDefinition): boolean {
  const type = typeOf(logicalTypeCode);
  if (type === undefined || serializedValue === null) return false;
  const object = parseObject(serializedValue);
  if (object === undefined || !('Value' in object || 'IsUnlimited' in object)) return true;
  return readValue(type, object) === undefined;
}

/** The form is of no use: two of its fields cannot be told apart. */
export const hasDuplicateKey = (fields: readonly FieldDefinition[]): boolean =>
  new Set(fields.map(({ key }) => key)).size < fields.length;

/**
 * Key of the field that a phone or a representation depends on.
 * @returns undefined when it depends on none, on one that is missing, or in a circle
 */
export function referrerOf(
  field: FieldDefinition,
  byKey: ReadonlyMap<string, FieldDefinition>,
): string | undefined {
  const { logicalTypeCode } = field;
  if (logicalTypeCode !== 'PHONE_NUMBER' && logicalTypeCode !== 'REPRESENTATION') return undefined;
  const { referrer } = readParameters(field);
  const seen = new Set<string>();
  for (let key = referrer; key !== undefined && !seen.has(key);) {
    if (key === field.key) return undefined;
    seen.add(key);
    const next = byKey.get(key);
    key = next === undefined ? undefined : readParameters(next).referrer;
  }
  return referrer !== undefined && byKey.has(referrer) ? referrer : undefined;
}
