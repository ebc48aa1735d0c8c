import { z } from 'zod';

/** Largest identifier, the specification's 32-bit maximum. */
export const maxId = 2147483647;
export const idSchema = z.number().int().positive().max(maxId);
/** An identifier in a path or query: digits only, so neither `1e3` nor `0x10`. */
export const pathIdSchema = z
  .union([z.number(), z.string().regex(/^\d{1,10}$/)])
  .transform(Number)
  .pipe(idSchema);
/** Calendar date, `YYYY-MM-DD`. */
export const dateSchema = z.iso.date();
/** Instant with offset, ISO 8601. */
export const instantSchema = z.iso.datetime({ offset: true });
/** CZK, at most two decimals. */
export const moneySchema = z.number();
/** Percent per year, 4.49 means 4.49 % p.a. */
export const ratePercentSchema = z.number();

export const caseParamsSchema = z.object({ caseId: pathIdSchema });
