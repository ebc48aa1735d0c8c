import { isDay } from '@advisor/lending/calendar-and-money/calendar';
import { z } from 'zod';

const wrong = 'common:validation.date';

/** The value of a date field, `YYYY-MM-DD`: a day of the years that calls take. */
export const daySchema = z.iso.date({ abort: true }).refine(isDay, { error: wrong, abort: true });

/** The value of a date field that may stay empty. */
export const optionalDaySchema = z
  .string()
  .trim()
  // What is no day is not judged as one by what is refined further.
  .refine((text) => text === '' || isDay(text), { error: wrong, abort: true });
