import { z } from 'zod';
import { codeSchema } from '../codebook';
import {
  realEstateState,
  realEstateType,
  realEstateVariant,
  valuationType,
} from '../codebooks/real-estate';
import { taskState } from '../codebooks/task';
import { addressSchema } from '../customer/address';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  amountSchema,
  caseParamsSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  pathIdSchema,
} from '../fields';
import { permission } from '../permissions';

const permissions = [permission.salesArrangementAccess] as const;

export const valuationListItemSchema = z
  .object({
    /** Where the valuation is kept: a draft of ours or the valuation system. */
    sourceId: idSchema,
    id: idSchema,
    realEstateTypeId: codeSchema(realEstateType),
    realEstateVariant: codeSchema(realEstateVariant),
    valuationTypeId: codeSchema(valuationType).optional(),
    /** Workflow state of the order; absent for a draft. */
    state: codeSchema(taskState).optional(),
    isLoanRealEstate: z.boolean(),
    address: addressSchema.optional(),
    /** Result, CZK. */
    valuationPrice: moneySchema.optional(),
    orderedOn: instantSchema.optional(),
    validTo: dateSchema.optional(),
  })
  .meta({ id: 'RealEstateValuation' });
export type ValuationListItem = z.infer<typeof valuationListItemSchema>;

export const valuationDetailSchema = valuationListItemSchema
  .extend({
    realEstateState: codeSchema(realEstateState).optional(),
    /** Types that may be ordered; one of them when it was decided. */
    possibleValuationTypes: z.array(codeSchema(valuationType)),
    /** Square metres; flats and cooperative shares only. */
    floorArea: z.number().positive().optional(),
    floorNumber: z.number().int().optional(),
    deedOfOwnership: z
      .object({
        cadastralArea: z.string(),
        deedNumber: z.number().int(),
        deedOfOwnershipDocumentId: idSchema.optional(),
      })
      .optional(),
    comparablePrices: z
      .object({ minimum: moneySchema, maximum: moneySchema, average: moneySchema })
      .optional(),
    /** CZK, for the order. */
    fee: moneySchema.optional(),
    comment: z.string().optional(),
  })
  .meta({ id: 'RealEstateValuationDetail' });

export const realEstateEndpoints = defineEndpoints({
  list: {
    summary: 'Valuations of a case, drafts too.',
    params: caseParamsSchema,
    response: z.array(valuationListItemSchema),
    permissions,
  },
  create: {
    summary: 'Adds a real estate to value; at most three per loan.',
    params: caseParamsSchema,
    body: z.object({
      realEstateTypeId: codeSchema(realEstateType),
      realEstateState: codeSchema(realEstateState).optional(),
      isLoanRealEstate: z.boolean(),
    }),
    status: 201,
    response: z.object({ realEstateValuationId: idSchema }),
    permissions,
    errors: [errorCode.conflict],
  },
  get: {
    summary: 'One valuation with its result.',
    params: caseParamsSchema.extend({ sourceId: pathIdSchema, id: pathIdSchema }),
    response: valuationDetailSchema,
    permissions,
  },
  preorderOnline: {
    summary: 'Gives what the online valuation asks; answers which valuation types are possible.',
    params: caseParamsSchema.extend({ realEstateValuationId: pathIdSchema }),
    body: z.object({
      /** Codes of the valuation service's own lists. */
      buildingStructureCode: z.string().max(10),
      flatSchemaCode: z.string().max(10),
      technicalStateCode: z.string().max(10),
      /** Square metres. */
      floorArea: z.number().positive().max(10_000),
      /** Year of construction. */
      builtIn: z.number().int().min(1200).max(2100),
      purchasePrice: amountSchema.optional(),
    }),
    response: z.object({ possibleValuationTypes: z.array(codeSchema(valuationType)) }),
    permissions,
    errors: [errorCode.addressNotInRegister],
  },
});
