import { optionalDaySchema } from '@advisor/forms/day-schema';
import { requiredMessage } from '@advisor/forms/validation-message';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import { isDay } from '@advisor/lending/calendar-and-money/calendar';
import { z } from 'zod';

/** What an answer of a client is specified by. */
export type ResponseValueKind = 'bank' | 'callOn' | 'amount' | 'text';

/** By the codebook's `responseCodeTypes`; the bank may add others, which are specified by a text. */
const kinds: Readonly<Record<number, ResponseValueKind>> = {
  3: 'callOn',
  4: 'bank',
  5: 'amount',
  6: 'callOn',
};

export const valueKindOf = (responseCodeTypeId: number | null): ResponseValueKind =>
  (responseCodeTypeId === null ? undefined : kinds[responseCodeTypeId]) ?? 'text';

/** Most characters, as the contract has it. */
export const responseValueLength = 200;

export const responseSchema = z
  .object({
    responseCodeTypeId: z.number().nullable(),
    bank: z.string().nullable(),
    callOn: optionalDaySchema,
    amount: z.number().positive().multipleOf(0.01).nullable(),
    text: z.string().trim().max(responseValueLength),
  })
  .superRefine(({ responseCodeTypeId }, context) => {
    if (responseCodeTypeId === null)
      context.addIssue({ code: 'custom', path: ['responseCodeTypeId'], message: requiredMessage });
  });
export type ResponseValues = z.infer<typeof responseSchema>;

export const emptyResponse: ResponseValues = {
  responseCodeTypeId: null,
  bank: null,
  callOn: '',
  amount: null,
  text: '',
};

/** The value as it is sent, by the kind of answer; undefined when nothing was entered. */
export function toResponseValue(values: ResponseValues): string | undefined {
  const value = values[valueKindOf(values.responseCodeTypeId)];
  return value === null || value === '' ? undefined : String(value);
}

/** A value as it was sent, for people. */
export function shownResponseValue(responseCodeTypeId: number, value: string): string {
  const kind = valueKindOf(responseCodeTypeId);
  if (kind === 'callOn' && isDay(value)) return formatDate(value);
  if (kind === 'amount' && Number.isFinite(Number(value))) return formatMoney(Number(value));
  return value;
}
