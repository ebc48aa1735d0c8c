import { daysBetween } from '@advisor/lending/calendar-and-money/calendar';
import { z } from 'zod';
import { codeSchema } from '../codebook';
import { productType } from '../codebooks';
import { defineEndpoints } from '../endpoint';
import { dateSchema, monthsSchema, pathIdSchema } from '../fields';
import { allCodebooks, type CodebookName } from './all';
import { maxBankingDaysSpan } from './banking-days-span';

const entrySchema = z.object({ code: z.union([z.number(), z.string()]), name: z.string() });
/** Lists that the bank keeps, changing without a release. */
const listSchema = z.array(z.object({ id: z.number().int(), name: z.string() }));

export const codebooksSchema = z.object({
  codebooks: z.record(
    z.enum(Object.keys(allCodebooks) as [CodebookName, ...CodebookName[]]),
    z.array(entrySchema),
  ),
  countries: z.array(
    z.object({
      countryId: z.number().int(),
      name: z.string(),
      /** ISO 3166-1 alpha-2. */
      isoCode: z.string().length(2),
      /** `+420` */
      phonePrefix: z.string().optional(),
      isDefault: z.boolean(),
    }),
  ),
  /** Payment codes of banks in Czechia, `0100`. */
  banks: z.array(z.object({ bankCode: z.string().length(4), name: z.string() })),
  degreesBefore: listSchema,
  degreesAfter: listSchema,
  educationLevels: listSchema,
  otherIncomeTypes: listSchema,
  /** How a client may answer an offer of refinancing. */
  responseCodeTypes: listSchema,
  /** Kinds of document in the archive. */
  documentTypes: z.array(z.object({ code: z.string(), name: z.string() })),
  fixedRatePeriods: z.array(
    z.object({ productTypeId: codeSchema(productType), months: z.array(monthsSchema) }),
  ),
});
export type Codebooks = z.infer<typeof codebooksSchema>;

export const codebookEndpoints = defineEndpoints({
  getAll: {
    summary: 'All coded values and lists that forms offer.',
    response: codebooksSchema,
  },
  bankingDays: {
    summary: 'Banking days from one date to another, both included; at most a year.',
    body: z.object({ dateFrom: dateSchema, dateTo: dateSchema }).refine(
      ({ dateFrom, dateTo }) => {
        const span = daysBetween(dateFrom, dateTo);
        return span >= 0 && span < maxBankingDaysSpan;
      },
      { path: ['dateTo'] },
    ),
    response: z.object({ bankingDays: z.array(dateSchema) }),
  },
  expensesByNace: {
    summary:
      'Share of expenses that the bank counts with, by activity and version of the tax form.',
    params: z.object({ DAPVersionId: pathIdSchema }),
    response: z.array(
      z.object({
        naceCode: z.string(),
        name: z.string(),
        /** Percent of the turnover. */
        percentage: z.number().min(0).max(100),
      }),
    ),
  },
  postcode: {
    summary: 'Towns of a postcode; none when it is not in use.',
    params: z.object({ postCode: z.string().regex(/^[1-7]\d{4}$/) }),
    response: z.array(z.object({ city: z.string(), district: z.string().optional() })),
  },
});
