import { isDay } from '@advisor/lending/calendar-and-money/calendar';
import { cleanName, cleanText } from '@advisor/lending/identifiers/clean-text';
import { isPrintableName } from '@advisor/lending/identifiers/printable-name';
import { z } from 'zod';
import { fileNamePattern, maxFileNameLength } from './documents/file-rules';
import { personNamePattern } from './name-rules';

/** Largest identifier, the specification's 32-bit maximum. */
export const maxId = 2147483647;
export const idSchema = z.number().int().positive().max(maxId).meta({ id: 'Id' });
/** An identifier in a path or query: digits only, so neither `1e3` nor `0x10`. */
export const pathIdSchema = z
  .union([z.number(), z.string().regex(/^\d{1,10}$/)])
  .transform(Number)
  .pipe(idSchema);
/** Calendar date, `YYYY-MM-DD`, of the years 1800 to 2200. */
export const dateSchema = z.iso.date({ abort: true }).refine(isDay).meta({ id: 'Date' });
/** Instant with offset, ISO 8601, of the years of {@link dateSchema}. */
export const instantSchema = z.iso
  .datetime({ offset: true, abort: true })
  .refine((instant) => isDay(instant.slice(0, 10)))
  .meta({ id: 'Instant' });
/** CZK, at most two decimals. */
export const moneySchema = z.number().meta({ id: 'Money' });
/** Percent per year, 4.49 means 4.49 % p.a. */
export const ratePercentSchema = z.number().meta({ id: 'RatePercent' });

export const caseParamsSchema = z.object({ caseId: pathIdSchema });
/** What a sum of doubles may be beside the decimal number that it stands for, CZK. */
const noise = 1e-6;
const isInHalere = (amount: number) => Math.abs(amount - Number(amount.toFixed(2))) < noise;
/** An amount that a user enters: not negative, below a trillion CZK, in whole haléře. */
export const amountSchema = moneySchema.min(0).max(999_999_999_999).refine(isInHalere);
/** Months, up to fifty years. */
export const monthsSchema = z.number().int().min(1).max(600);
const visible = /[^\p{C}\p{M}\p{Z}]/u;
/** Trimmed text of at least one character that can be seen, without those that cannot. */
export const textSchema = (maxLength: number) =>
  z.string().overwrite(cleanText).trim().min(1).max(maxLength).regex(visible);
/** A person's name or surname where it is taken: papers can be made out to it. */
export const nameSchema = z
  .string()
  .overwrite(cleanName)
  .min(1)
  .max(100)
  .regex(personNamePattern)
  .refine(isPrintableName);
/** A birth number: nine or ten digits. */
export const birthNumberSchema = z.string().regex(/^\d{9,10}$/);
/** The name of a file where it is taken, with its extension. */
export const fileNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(maxFileNameLength)
  .regex(visible)
  .regex(fileNamePattern);
/** Identifier that the server made for a temporary or merged document. */
export const guidSchema = z.guid().meta({ id: 'Guid' });
/** Who somebody is in a register of the bank: the register's scheme and the number in it. */
export const identitySchema = z
  .object({
    id: z.number().int().min(0).max(maxId),
    scheme: z.number().int(),
  })
  .meta({ id: 'Identity' });
export const personNameSchema = z.object({ firstName: z.string(), lastName: z.string() });
export const salesArrangementParamsSchema = z.object({ salesArrangementId: pathIdSchema });
export const caseArrangementParamsSchema = caseParamsSchema.extend({
  salesArrangementId: pathIdSchema,
});
export const customerOnSAParamsSchema = z.object({ customerOnSAId: pathIdSchema });
/** The same key with the same call again: the one that was made is answered, nothing is done twice. */
export const idempotencyHeadersSchema = z.object({ 'Idempotency-Key': z.uuid().optional() });
/**
 * Counts the changes of a record. A change carries the version that it was made from, 0 when there was
 * nothing yet: what somebody changed since is not overwritten (409), and what the same user has saved
 * already is done.
 */
export const versionSchema = z.number().int().min(0);
/** The version of what there may be none of yet: absent is 0, which overwrites nothing either. */
export const seenVersionSchema = versionSchema.default(0);
/** What a change answers: the version that the next one is made from. */
export const changedSchema = z.object({ version: versionSchema });
/** The version of a record that is removed, as a query carries it. */
export const removalQuerySchema = z.object({
  version: z
    .union([z.number(), z.string().regex(/^\d{1,10}$/)])
    .transform(Number)
    .pipe(versionSchema),
});
