import { codecs } from './codecs';
import type { FormField } from './form-definition';
import type { FieldValue, FormValues } from './field-value';
import { isVisible } from './visibility';

const nullValue = JSON.stringify({ Value: null });

const isSame = (one: FieldValue | undefined, other: FieldValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function propertyValue(field: FormField, values: FormValues): string {
  const original = field.serialized ?? nullValue;
  const value = values[field.name] ?? field.initialValue;
  // What we cannot read goes back as it came, unless the user has filled it in.
  if (!field.type || (field.isUnreadable && isSame(value, field.initialValue))) return original;
  // Part 1, section 5, sends phone and representation as null when their referrer decides so. We take
  // it for the hidden ones: a representation that is shown is required, so its answer must arrive.
  if (!isVisible(field, values)) return nullValue;
  return JSON.stringify(codecs[field.type].write(value));
}

/** The form's answers for SetClientData and Sign (part 1, section 7). */
export const toProperties = (fields: readonly FormField[], values: FormValues) =>
  fields.map((field) => ({ Key: field.key, Value: propertyValue(field, values) }));
