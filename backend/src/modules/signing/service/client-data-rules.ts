import { signerDocumentType } from '@advisor/contracts/codebooks/document';
import type { LogicalTypeCode } from '@advisor/contracts/signature-service/entities';
import { refusals } from '../refusal';
import {
  type FieldDefinition,
  hasDuplicateKey,
  isLocked,
  isUnreadable,
  readParameters,
  referrerOf,
  typeOf,
} from './field-definition';
import { isLocalDateTime, parseObject, readValue, unlimited } from './field-value';

interface Form {
  byKey: ReadonlyMap<string, FieldDefinition>;
  /** JSON of the answer; of a field that nobody changes, what it began with. */
  rawOf(field: FieldDefinition): string | null;
  /** `YYYY-MM-DD`, what `now` means. */
  today: string;
}

/**
 * What is wrong with the answers to a form, as the user reads it. The rules are those of the form in
 * the product (part 1, section 5): what it does not let anybody send is refused here, too.
 *
 * @param today the bank's calendar day by the server's clock, `YYYY-MM-DD`
 */
export function checkAnswers(
  fields: readonly FieldDefinition[],
  properties: readonly { Key: string; Value: string }[],
  today: string,
): string | undefined {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const answers = new Map(properties.map(({ Key, Value }) => [Key, Value]));
  const isForeign = properties.some(({ Key }) => !byKey.has(Key));
  if (isForeign || answers.size < properties.length || hasDuplicateKey(fields)) {
    return refusals.formInvalid.message;
  }
  const rawOf = (field: FieldDefinition) =>
    answers.get(field.key) ?? (isLocked(field) ? field.serializedValue : null);
  for (const field of fields) {
    const message = problemOf(field, { byKey, rawOf, today });
    if (message !== undefined) return message;
  }
  return undefined;
}

/** In one way of writing; undefined when it is not of the field's type. */
function valueOf({ logicalTypeCode }: FieldDefinition, raw: string | null): string | undefined {
  const object = raw === null ? {} : parseObject(raw);
  return object && readValue(typeOf(logicalTypeCode) ?? 'TEXT', object);
}

const requiredWhenShown: ReadonlySet<string> = new Set(['PHONE_NUMBER', 'REPRESENTATION']);

const requiredMessage = ({ isRequiredMessage, logicalTypeCode }: FieldDefinition) =>
  isRequiredMessage?.trim() ||
  (requiredWhenShown.has(logicalTypeCode) ? 'Pole je povinné' : undefined);

function problemOf(field: FieldDefinition, form: Form): string | undefined {
  const { name, serializedValue, logicalTypeCode } = field;
  const type = typeOf(logicalTypeCode);
  const required = requiredMessage(field);
  const raw = form.rawOf(field);
  const value = valueOf(field, raw);
  if (required !== undefined && (type === undefined || readParameters(field).isDefective)) {
    return `Pole „${name}“ nelze vyplnit.`;
  }
  if (raw !== null && raw === serializedValue && isUnreadable(field)) return undefined;
  const isShown = !isHidden(field, form);
  if (!isShown && value === '') return undefined;
  if (isLocked(field))
    return isUnchanged(field, raw, value) ? undefined : `Pole „${name}“ nelze změnit.`;
  if (!isShown) return `Pole „${name}“ se nevyplňuje.`;
  if (value === undefined) return misread(field);
  const isEmpty = type === 'BOOLEAN' ? value === 'false' : value.trim() === '';
  return isEmpty ? required : type && checks[type]?.(value, field, form);
}

/** What nobody may change comes back as it was given out, in whatever way it is written. */
function isUnchanged(
  field: FieldDefinition,
  raw: string | null,
  value: string | undefined,
): boolean {
  const { serializedValue, logicalTypeCode } = field;
  if (raw === serializedValue) return true;
  // Of a type that nobody knows, only nothing is understood.
  if (typeOf(logicalTypeCode) === undefined && serializedValue !== null) return false;
  return value !== undefined && value === valueOf(field, serializedValue);
}

/** A phone is asked for while its referrer is not set, a representation while its referrer is true. */
function isHidden(field: FieldDefinition, { byKey, rawOf }: Form): boolean {
  const referrer = byKey.get(referrerOf(field, byKey) ?? '');
  if (referrer === undefined) return false;
  const value = valueOf(referrer, rawOf(referrer)) ?? '';
  return field.logicalTypeCode === 'PHONE_NUMBER'
    ? value !== '' && value !== 'false'
    : value !== 'true';
}

function misread({ name, logicalTypeCode }: FieldDefinition): string {
  if (logicalTypeCode === 'INTEGER') return `Zadejte celé číslo v poli „${name}“.`;
  const isDate = logicalTypeCode === 'DATE' || logicalTypeCode === 'DATE_EXT';
  return isDate ? `Zadejte platné datum v poli „${name}“.` : `Hodnota pole „${name}“ není platná.`;
}

/** @param value not empty, of the field's type */
type Check = (value: string, field: FieldDefinition, form: Form) => string | undefined;

const minLetters = 2;

const letters: Check = (value) => {
  const found = value.normalize('NFD').replaceAll(/[^a-z]/gi, '');
  return found.length < minLetters ? `Zadejte alespoň ${minLetters} písmena.` : undefined;
};

const documentNumber: Check = (value, _field, { byKey, rawOf }) => {
  if (/^\d{9}$/.test(value.trim())) return undefined;
  const type = [...byKey.values()].find(({ logicalTypeCode }) => logicalTypeCode === 'IDDOC_TYPE');
  const isPersonalId =
    type !== undefined && valueOf(type, rawOf(type)) === signerDocumentType.personalId.code;
  return isPersonalId ? 'Číslo občanského průkazu má 9 číslic.' : undefined;
};

const date: Check = (value, field, { rawOf, today }) => {
  if (value === unlimited) return undefined;
  if (!isLocalDateTime(parseObject(rawOf(field))?.['Value'])) return misread(field);
  const { min, max } = readParameters(field);
  const subject = `Datum v poli „${field.name}“`;
  if (min === 'now' && value <= today) return `${subject} musí být pozdější než dnešní.`;
  if (min !== undefined && min !== 'now' && value <= min) {
    return `${subject} musí být pozdější než ${shownDay(min)}.`;
  }
  if (max === 'now' && value > today) return `${subject} nesmí být pozdější než dnešní.`;
  if (max !== undefined && max !== 'now' && value > max) {
    return `${subject} může být nejpozději ${shownDay(max)}.`;
  }
  return undefined;
};

/** `DD.MM. YYYY`, as the form shows dates. */
const shownDay = (day: string): string => day.replace(/(\d+)-(\d+)-(\d+)/, '$3.$2. $1');

const wholeNumber: Check = (value, field) => {
  if (!/^-?\d+$/.test(value)) return misread(field);
  const { min, max } = readParameters(field);
  if (min !== undefined && Number(value) < Number(min)) {
    return `Hodnota pole „${field.name}“ musí být alespoň ${min}.`;
  }
  if (max !== undefined && Number(value) > Number(max)) {
    return `Hodnota pole „${field.name}“ může být nejvýše ${max}.`;
  }
  return undefined;
};

const checks: Partial<Record<LogicalTypeCode, Check>> = {
  ALPHA_TEXT: letters,
  IDDOC_NUMBER: documentNumber,
  DATE: date,
  DATE_EXT: date,
  INTEGER: wholeNumber,
};
