import { signerDocumentType } from '@advisor/contracts/codebooks/document';
import { message } from '@advisor/forms/validation-message';
import { formatMaskedDate } from './date-shape';
import type { FieldValue, FormValues } from './field-value';
import type { FormField } from './form-definition';
import { isDay } from '@advisor/lending/calendar-and-money/calendar';
import { isVisible } from './visibility';

interface Surroundings {
  values: FormValues;
  fields: readonly FormField[];
  /** `YYYY-MM-DD`, what `now` means. */
  today: string;
}

/** @returns a message key, or the service's own text; undefined when all is well */
type Check = (value: string, field: FormField, around: Surroundings) => string | undefined;

const minLetters = 2;

const letters: Check = (value) => {
  const found = value.normalize('NFD').replace(/[^a-z]/gi, '');
  return found.length < minLetters ? 'signing:dynamicFormField.validation.2Alphabetic' : undefined;
};

const documentNumber: Check = (value, _field, { fields, values }) => {
  const type = fields.find((field) => field.type === 'IDDOC_TYPE');
  const isPersonalId = type && values[type.name] === signerDocumentType.personalId.code;
  return isPersonalId && !/^\d{9}$/.test(value)
    ? 'signing:dynamicFormField.validation.personalId'
    : undefined;
};

const date: Check = (value, { min, max }, { today }) => {
  if (!isDay(value)) return 'signing:validation.date';
  if (min === 'now' && value <= today) return 'signing:validation.minValueNow';
  if (min !== undefined && min !== 'now' && value <= min)
    return message('signing:validation.minValue', { date: formatMaskedDate(min) });
  if (max === 'now' && value > today) return 'signing:validation.maxValueNow';
  if (max !== undefined && max !== 'now' && value > max)
    return message('signing:validation.maxValue', { date: formatMaskedDate(max) });
  return undefined;
};

const wholeNumber: Check = (value, { min, max }) => {
  const compact = value.replace(/\s/g, '');
  if (!/^-?\d+$/.test(compact)) return 'signing:dynamicFormField.validation.integer';
  if (min !== undefined && Number(compact) < Number(min))
    return message('signing:dynamicFormField.validation.minNumber', { min });
  if (max !== undefined && Number(compact) > Number(max))
    return message('signing:dynamicFormField.validation.maxNumber', { max });
  return undefined;
};

const checks: Partial<Record<NonNullable<FormField['type']>, Check>> = {
  ALPHA_TEXT: letters,
  IDDOC_NUMBER: documentNumber,
  DATE: date,
  DATE_EXT: date,
  INTEGER: wholeNumber,
};

/** What is to be checked; undefined when the value says all by itself. */
function toText(value: FieldValue): string | undefined {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'boolean') return value ? undefined : '';
  return value.isUnlimited ? undefined : value.date.trim();
}

function validateField(field: FormField, around: Surroundings): string | undefined {
  const text = toText(around.values[field.name] ?? field.initialValue);
  if (text === undefined || !field.type) return undefined;
  if (text !== '') return checks[field.type]?.(text, field, around);
  // Kept as it came, so it is not empty; no is an answer about the device, too.
  if (field.isUnreadable || field.type === 'ADVISOR_DEVICE_BOOLEAN') return undefined;
  return field.requiredMessage;
}

/**
 * Checks what the user can see and change (part 1, section 5).
 * @returns messages by name of the field
 */
export function validateForm(
  fields: readonly FormField[],
  values: FormValues,
  today: string,
): Record<string, string> {
  const around = { fields, values, today };
  return Object.fromEntries(
    fields
      .filter((field) => !field.isDisabled && isVisible(field, values))
      .map((field) => [field.name, validateField(field, around)] as const)
      .filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
