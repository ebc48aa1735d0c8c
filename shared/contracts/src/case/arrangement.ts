import { z } from 'zod';
import { codeSchema } from '../codebook';
import { salesArrangementState, salesArrangementType } from '../codebooks';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseParamsSchema,
  idSchema,
  instantSchema,
  moneySchema,
  personNameSchema,
} from '../fields';
import { openCasePermissions, permission } from '../permissions';

export const salesArrangementSchema = z
  .object({
    salesArrangementId: idSchema,
    salesArrangementTypeId: codeSchema(salesArrangementType),
    state: codeSchema(salesArrangementState),
    offerId: idSchema.optional(),
    createdOn: instantSchema,
    createdBy: z.string(),
  })
  .meta({ id: 'SalesArrangement' });
export type SalesArrangement = z.infer<typeof salesArrangementSchema>;

export const caseArrangementEndpoints = defineEndpoints({
  createSalesArrangement: {
    summary: 'Starts a service request of a type on a case.',
    params: caseParamsSchema,
    body: z.object({ salesArrangementTypeId: codeSchema(salesArrangementType) }),
    status: 201,
    response: z.object({ salesArrangementId: idSchema }),
    permissions: [permission.salesArrangementAccess],
    errors: [errorCode.contractNotSigned, errorCode.notEligible],
  },
  salesArrangementTypes: {
    summary: 'Types of service request that may be started on the case now.',
    params: caseParamsSchema,
    response: z.array(
      z.object({
        salesArrangementTypeId: codeSchema(salesArrangementType),
        isAllowed: z.boolean(),
        reason: z.string().optional(),
      }),
    ),
    permissions: [permission.salesArrangementAccess],
  },
  customerTaxReturns: {
    summary: 'Tax returns that were entered for the people on the case.',
    params: caseParamsSchema,
    response: z.array(
      personNameSchema.extend({
        customerOnSAId: idSchema,
        taxReturns: z.array(
          z.object({
            year: z.number().int(),
            /** Income per month computed from the return, CZK. */
            monthlyIncome: moneySchema,
            lastChangedOn: instantSchema,
          }),
        ),
      }),
    ),
    permissions: openCasePermissions,
  },
});
