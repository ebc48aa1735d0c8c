import { formatNumber } from '@advisor/i18n/format';
import type { z } from 'zod';
import './texts';

/** Message as a schema carries it: an i18n key with its namespace and, after `|`, its values. */
const separator = '|';
/** The message of an empty field; beside the field it names it. */
export const requiredMessage = 'common:validation.required';
const keyPattern = /^[\w-]+:[\w.-]+$/;

/**
 * Message for a schema that has values to insert.
 * @example z.string().max(50, message('common:validation.maxLength', { max: 50 }))
 */
export const message = (key: string, values: Record<string, string | number>): string =>
  key + separator + JSON.stringify(values);

/** A schema's key becomes its text; a text from the server passes as it is. */
export function translateMessage(
  translate: (key: string, values: Record<string, string | number>) => string,
  text: string,
): string {
  const at = text.indexOf(separator);
  const key = at === -1 ? text : text.slice(0, at);
  if (!keyPattern.test(key)) return text;
  return translate(key, at === -1 ? {} : readable(JSON.parse(text.slice(at + 1))));
}

/** Numbers in groups of three; a count stays one, since the text's plural depends on it. */
const readable = (values: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name !== 'count' && typeof value === 'number' ? formatNumber(value) : value,
    ]),
  );

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const tooSmall = ({
  origin,
  minimum,
  inclusive,
}: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) => {
  const min = Number(minimum);
  if (origin === 'string' && min === 1) return requiredMessage;
  if (origin === 'array' || origin === 'set') return requiredMessage;
  if (origin === 'string') return message('common:validation.minLength', { count: min });
  if (min === 0) return inclusive ? 'common:validation.notNegative' : 'common:validation.positive';
  return message('common:validation.min', { min });
};

const tooBig = ({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) =>
  origin === 'string'
    ? message('common:validation.maxLength', { count: Number(maximum) })
    : message('common:validation.max', { max: Number(maximum) });

const formatMessages: Record<string, string> = {
  date: 'common:validation.date',
  email: 'common:validation.email',
};

const decimalsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/** Messages of the checks that zod brings itself; a message in the schema goes first. */
export function messageOfIssue(issue: RawIssue): string {
  if (issue.input === '') return requiredMessage;
  switch (issue.code) {
    case 'invalid_type':
      if (Number.isNaN(issue.input)) return 'forms:validation.number';
      if (issue.expected === 'int') return 'common:validation.whole';
      return issue.input === undefined || issue.input === null
        ? requiredMessage
        : 'common:validation.invalid';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return message('common:validation.decimals', { count: decimalsOf(issue.divisor) });
    case 'invalid_format':
      return formatMessages[issue.format] ?? 'common:validation.invalid';
    default:
      return 'common:validation.invalid';
  }
}
