import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { dateSchema, idSchema } from '../fields';
import { permission } from '../permissions';
import { caseListItemSchema } from './dashboard';

export const caseIdentifyInputSchema = z.discriminatedUnion('criterion', [
  /** Barcode of a document, or its form id. */
  z.object({ criterion: z.literal('document'), formId: z.string().trim().min(1).max(30) }),
  z.object({
    criterion: z.literal('loanAccount'),
    prefix: z.string().max(6).optional(),
    number: z.string().min(2).max(10),
  }),
  z.object({ criterion: z.literal('caseId'), caseId: idSchema }),
  /** Contract or application number. */
  z.object({
    criterion: z.literal('contractNumber'),
    contractNumber: z.string().trim().min(1).max(30),
  }),
  z.object({
    criterion: z.literal('client'),
    firstName: z.string().trim().max(100).optional(),
    lastName: z.string().trim().max(100).optional(),
    dateOfBirth: dateSchema.optional(),
    /** Ten or nine digits without a slash. */
    birthNumber: z
      .string()
      .regex(/^\d{9,10}$/)
      .optional(),
  }),
]);
export type CaseIdentifyInput = z.infer<typeof caseIdentifyInputSchema>;

export const identificationEndpoints = defineEndpoints({
  identify: {
    summary: 'Finds the cases behind a document, account, number or client; at most 20.',
    body: caseIdentifyInputSchema,
    response: z.object({ cases: z.array(caseListItemSchema), hasMore: z.boolean() }),
    permissions: [permission.identifyCase],
    shows: { case: 'answer.cases.caseId' },
  },
});
