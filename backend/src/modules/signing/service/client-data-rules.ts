import type { signingFormFields } from '../../../db/schema/signing-members';
import { refusals } from '../refusal';

export type FieldDefinition = Pick<
  typeof signingFormFields.$inferSelect,
  'key' | 'logicalTypeCode' | 'serializedValue' | 'isRequiredMessage' | 'parameters' | 'hasAccess'
>;

interface Answer {
  Value?: unknown;
  IsUnlimited?: unknown;
}

/**
 * What is wrong with the answers to a form, as the user reads it. The rules are those of the form in
 * the product (part 1, section 5); what a defective definition leaves open is not refused here.
 *
 * @param answers JSON by the key of the field
 */
export function checkAnswers(
  fields: readonly FieldDefinition[],
  answers: ReadonlyMap<string, string>,
): string | undefined {
  const answerOf = (key: string) => parseObject(answers.get(key)) as Answer | undefined;
  const known = new Set(fields.map(({ key }) => key));
  for (const key of answers.keys()) if (!known.has(key)) return refusals.formInvalid.message;
  for (const field of fields) {
    const message = problemOf(field, answerOf, fields);
    if (message !== undefined) return message;
  }
  return undefined;
}

function problemOf(
  field: FieldDefinition,
  answerOf: (key: string) => Answer | undefined,
  fields: readonly FieldDefinition[],
): string | undefined {
  const answer = answerOf(field.key);
  const value = answer?.Value ?? null;
  if (isHidden(field, answerOf)) return undefined;
  const isEmpty = value === null || value === '';
  if (isEmpty && answer?.IsUnlimited !== true) {
    return field.hasAccess ? (field.isRequiredMessage ?? undefined) : undefined;
  }
  const text = String(value);
  if (field.logicalTypeCode === 'ALPHA_TEXT' && letters(text) < 2) {
    return 'Zadejte alespoň 2 písmena.';
  }
  if (field.logicalTypeCode === 'IDDOC_NUMBER' && !/^\d{9}$/.test(text)) {
    const type = fields.find(({ logicalTypeCode }) => logicalTypeCode === 'IDDOC_TYPE');
    const chosen = type === undefined ? undefined : answerOf(type.key)?.Value;
    if (chosen === 'PersonalId') return 'Číslo občanského průkazu má 9 číslic.';
  }
  return undefined;
}

/** Phone numbers are asked for without a referrer only, representation when its referrer is true. */
function isHidden(
  { logicalTypeCode, parameters }: FieldDefinition,
  answerOf: (key: string) => Answer | undefined,
): boolean {
  const referrer = (parseObject(parameters) as { Referrer?: unknown } | undefined)?.Referrer;
  if (typeof referrer !== 'string' || referrer === '') return false;
  if (logicalTypeCode === 'PHONE_NUMBER') return true;
  const value = answerOf(referrer)?.Value;
  return logicalTypeCode === 'REPRESENTATION' && value !== true && value !== 'true';
}

/** Letters a to z after diacritics are taken off. */
const letters = (text: string): number =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '').length;

function parseObject(json: string | null | undefined): object | undefined {
  if (json === null || json === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
