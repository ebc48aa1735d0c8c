import { isDay } from '@advisor/lending/calendar';
import { z } from 'zod';

const wrong = 'common:validation.date';

/** The value of a date field, `YYYY-MM-DD`: a day of the years that calls take. */
export const daySchema = z.iso.date().refine(isDay, wrong);

/** The value of a date field that may stay empty. */
export const optionalDaySchema = z
  .string()
  .trim()
  .refine((text) => text === '' || isDay(text), wrong);
