import { codecs } from './codecs';
import type { FormField } from './form-definition';
import type { FieldValue, FormValues } from './field-value';
import { isReferrerSet } from './visibility';

const nullValue = JSON.stringify({ Value: null });

const isSame = (one: FieldValue | undefined, other: FieldValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function propertyValue(field: FormField, values: FormValues): string {
  const original = field.serialized ?? nullValue;
  const value = values[field.name] ?? field.initialValue;
  // What we cannot read goes back as it came, unless the user has filled it in.
  if (!field.type || (field.isUnreadable && isSame(value, field.initialValue))) return original;
  const isConditional = field.type === 'REPRESENTATION' || field.type === 'PHONE_NUMBER';
  // So says part 1, section 5, of both types; a representation is filled in but never sent.
  if (isConditional && isReferrerSet(field, values)) return nullValue;
  return JSON.stringify(codecs[field.type].write(value));
}

/** The form's answers for SetClientData and Sign (part 1, section 7). */
export const toProperties = (fields: readonly FormField[], values: FormValues) =>
  fields.map((field) => ({ Key: field.key, Value: propertyValue(field, values) }));
