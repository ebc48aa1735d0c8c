import type { FormField } from './form-definition';
import type { FormValues } from './field-value';

/** The field that this one refers to is ticked or filled in. */
function isReferrerSet({ referrer }: FormField, values: FormValues): boolean {
  const value = referrer === undefined ? undefined : values[referrer];
  return value === true || (typeof value === 'string' && value !== '' && value !== 'false');
}

/**
 * A phone is shown while no referrer is set, a representation while its referrer is true. Without a
 * valid referrer the field is shown.
 */
export function isVisible(field: FormField, values: FormValues): boolean {
  if (field.referrer === undefined) return true;
  if (field.type === 'PHONE_NUMBER') return !isReferrerSet(field, values);
  if (field.type === 'REPRESENTATION') {
    const value = values[field.referrer];
    return value === true || value === 'true';
  }
  return true;
}
