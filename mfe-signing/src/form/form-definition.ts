import {
  logicalTypeCodes,
  type ClientDataField,
  type LogicalTypeCode,
} from '@advisor/contracts/signature-service/entities';
import { codecs, parseObject } from './codecs';
import type { FieldValue, FormValues } from './field-value';
import { readLocalDate } from './local-date';

/** A field of the client-data form, read from its definition. */
export interface FormField {
  /** Name in the form: the key, written so that it is no path. */
  name: string;
  key: string;
  label: string;
  /** Undefined for a type that we do not know. */
  type: LogicalTypeCode | undefined;
  /** As the service sent it. */
  serialized: string | null | undefined;
  /** The value could not be read: the original is sent back unless the user fills the field in. */
  isUnreadable: boolean;
  /** What to say when it is empty; undefined for an optional field. */
  requiredMessage: string | undefined;
  isDisabled: boolean;
  /** `now`, a day or, for INTEGER, a number. A date must lie after it, a number may equal it. */
  min: string | undefined;
  max: string | undefined;
  /** Name of the field that the visibility depends on. */
  referrer: string | undefined;
  initialValue: FieldValue;
}

/** What is wrong with a definition: the service's mistake, not the user's. */
export interface Defect {
  kind: 'value' | 'parameters' | 'type' | 'bounds' | 'referrer' | 'cycle' | 'duplicate';
  /** Label of the field. */
  label: string;
  /** The form cannot be sent. */
  isBlocking: boolean;
}

export interface FormDefinition {
  fields: FormField[];
  defects: Defect[];
}

const requiredKey = 'signing:dynamicFormField.validation.required';
/** Required whenever they are shown. */
const requiredWhenShown: ReadonlySet<string> = new Set(['PHONE_NUMBER', 'REPRESENTATION']);

const fieldName = (key: string): string =>
  `k${key.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(36)}_`)}`;

const asType = (code: string): LogicalTypeCode | undefined =>
  logicalTypeCodes.find((known) => known === code);

function readValue(field: ClientDataField, type: LogicalTypeCode | undefined) {
  if (!type) return { value: '', isUnreadable: false };
  const { empty, read } = codecs[type];
  if (!field.SerializedValue) return { value: empty, isUnreadable: false };
  const serialized = parseObject(field.SerializedValue);
  const isShaped = serialized && ('Value' in serialized || 'IsUnlimited' in serialized);
  const value = isShaped ? read(serialized) : undefined;
  return { value: value ?? empty, isUnreadable: value === undefined };
}

/** One bound of a field. @returns null when it is not one */
function readBound(bound: unknown, type: LogicalTypeCode | undefined): string | undefined | null {
  if (bound === undefined || bound === null || bound === '') return undefined;
  if (typeof bound !== 'string' && typeof bound !== 'number') return null;
  const text = String(bound);
  if (type === 'INTEGER') return /^-?\d+$/.test(text) ? text : null;
  return text === 'now' ? text : (readLocalDate(text) ?? null);
}

const areCrossed = (min: string, max: string, type: LogicalTypeCode | undefined): boolean => {
  if (type === 'INTEGER') return Number(min) > Number(max);
  // A date must be after the minimum: an equal maximum leaves no day.
  return min === 'now' || max === 'now' ? min === max : min >= max;
};

const withBounds: ReadonlySet<string> = new Set(['DATE', 'DATE_EXT', 'INTEGER']);

function readParameters(field: ClientDataField, type: LogicalTypeCode | undefined) {
  const parameters = field.Parameters ? parseObject(field.Parameters) : {};
  if (!parameters) return { defect: 'parameters' as const };
  const { Referrer } = parameters;
  const referrer = typeof Referrer === 'string' && Referrer !== '' ? Referrer : undefined;
  if (!type || !withBounds.has(type)) return { referrer };
  const min = readBound(parameters['MinValue'], type);
  const max = readBound(parameters['MaxValue'], type);
  const isWrong = min === null || max === null || (min && max ? areCrossed(min, max, type) : false);
  return isWrong ? { referrer, defect: 'bounds' as const } : { referrer, min, max };
}

interface Read {
  field: FormField;
  /** Key in the definition. */
  referrerKey: string | undefined;
  defects: Defect[];
}

function readField(definition: ClientDataField): Read {
  const type = asType(definition.LogicalTypeCode);
  const { value, isUnreadable } = readValue(definition, type);
  const { min, max, referrer, defect } = {
    min: undefined,
    max: undefined,
    referrer: undefined,
    defect: undefined,
    ...readParameters(definition, type),
  };
  const requiredMessage =
    definition.IsRequiredMessage?.trim() ||
    (type && requiredWhenShown.has(type) ? requiredKey : undefined);
  const label = definition.Name || definition.Key;
  const isBlocking = requiredMessage !== undefined;
  const defects: Defect[] = [];
  if (!type) defects.push({ kind: 'type', label, isBlocking });
  if (isUnreadable) defects.push({ kind: 'value', label, isBlocking: false });
  if (defect) defects.push({ kind: defect, label, isBlocking });
  return {
    referrerKey: referrer,
    defects,
    field: {
      name: fieldName(definition.Key),
      key: definition.Key,
      label,
      type,
      serialized: definition.SerializedValue,
      isUnreadable,
      requiredMessage,
      isDisabled: !definition.HasAccess,
      min: min ?? undefined,
      max: max ?? undefined,
      referrer: undefined,
      initialValue: value,
    },
  };
}

/** Whether following conditions from a field leads back to it. */
function isOnCycle(start: Read, byKey: ReadonlyMap<string, Read>): boolean {
  const seen = new Set<Read>();
  let next = start.referrerKey === undefined ? undefined : byKey.get(start.referrerKey);
  while (next && !seen.has(next)) {
    if (next === start) return true;
    seen.add(next);
    next = next.referrerKey === undefined ? undefined : byKey.get(next.referrerKey);
  }
  return false;
}

/** Only these are shown by a condition; a referrer of another type means nothing. */
const isConditional = ({ field }: Read): boolean =>
  field.type === 'PHONE_NUMBER' || field.type === 'REPRESENTATION';

function conditionDefect(read: Read, byKey: ReadonlyMap<string, Read>): Defect['kind'] | undefined {
  if (!isConditional(read)) return undefined;
  if (read.referrerKey === undefined) {
    return read.field.type === 'REPRESENTATION' ? 'referrer' : undefined;
  }
  if (!byKey.has(read.referrerKey)) return 'referrer';
  return isOnCycle(read, byKey) ? 'cycle' : undefined;
}

/**
 * Reads the definitions of a form. A definition with a defect never takes the form down: what can be
 * shown is shown, and what must not be sent is named (table of defects in `docs/`).
 */
export function readForm(definitions: readonly ClientDataField[]): FormDefinition {
  const byKey = new Map<string, Read>();
  const defects: Defect[] = [];
  for (const definition of definitions) {
    if (byKey.has(definition.Key)) {
      defects.push({ kind: 'duplicate', label: definition.Name, isBlocking: true });
    } else {
      byKey.set(definition.Key, readField(definition));
    }
  }
  for (const read of byKey.values()) {
    const kind = conditionDefect(read, byKey);
    defects.push(...read.defects);
    if (kind) defects.push({ kind, label: read.field.label, isBlocking: false });
    else if (isConditional(read) && read.referrerKey !== undefined)
      read.field.referrer = fieldName(read.referrerKey);
  }
  return { fields: [...byKey.values()].map(({ field }) => field), defects };
}

export const initialValues = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(fields.map(({ name, initialValue }) => [name, initialValue]));
