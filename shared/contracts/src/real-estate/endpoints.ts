import { z } from 'zod';
import { codeSchema } from '../codebook';
import {
  realEstateState,
  realEstateType,
  realEstateVariant,
  valuationSource,
  valuationType,
} from '../codebooks/real-estate';
import { taskState } from '../codebooks/task';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseParamsSchema,
  changedSchema,
  dateSchema,
  idempotencyHeadersSchema,
  idSchema,
  instantSchema,
  moneySchema,
  pathIdSchema,
  ratePercentSchema,
  removalQuerySchema,
  seenVersionSchema,
  textSchema,
  versionSchema,
} from '../fields';
import { caseDocumentSchema } from '../documents/case-documents';
import { permission } from '../permissions';
import { cadastreFindingSchema, deedOfOwnershipSchema } from './deed';
import {
  feePayerSchema,
  orderStateSchema,
  preorderSchema,
  valuationOptionSchema,
  valuationOrderSchema,
} from './order';
import { collateralRatiosSchema, valuationEffectSchema, valuationResultSchema } from './result';
import {
  buildingPattern,
  maxNoteLength,
  mostRealEstateDocuments,
  parcelPattern,
  unitPattern,
} from './rules';
import {
  cadastralAreaCodeSchema,
  deedNumberSchema,
  realEstateAddressSchema,
  realEstateSpecificationSchema,
} from './specification';

const permissions = [permission.salesArrangementAccess] as const;
const conflicts = [errorCode.conflict] as const;
const sourceParamsSchema = caseParamsSchema.extend({ sourceId: pathIdSchema, id: pathIdSchema });
const ownParamsSchema = caseParamsSchema.extend({ realEstateValuationId: pathIdSchema });
const createdSchema = z.object({ realEstateValuationId: idSchema });

export const valuationListItemSchema = z
  .object({
    /** Where the valuation is kept: with us or in the appraisers' system. */
    sourceId: codeSchema(valuationSource),
    id: idSchema,
    /** Several valuations of one real estate have the same. */
    realEstateId: idSchema,
    realEstateTypeId: codeSchema(realEstateType),
    realEstateVariant: codeSchema(realEstateVariant),
    valuationTypeId: codeSchema(valuationType).optional(),
    /** Workflow state of the order; absent for a draft. */
    state: codeSchema(taskState).optional(),
    isLoanRealEstate: z.boolean(),
    isPurchased: z.boolean(),
    address: realEstateAddressSchema.optional(),
    /** Result, CZK: what counts for the loan. */
    valuationPrice: moneySchema.optional(),
    orderedOn: instantSchema.optional(),
    /** CZK, of the order, and who pays it. */
    fee: moneySchema.optional(),
    feePayer: feePayerSchema.optional(),
    valuedOn: dateSchema.optional(),
    validTo: dateSchema.optional(),
    /** A newer valuation of the same real estate counts. */
    isReplaced: z.boolean(),
    /** The loan to this real estate alone, %. */
    ltv: ratePercentSchema.optional(),
    /** What is missing before anything can be ordered, Czech sentences. */
    missing: z.array(z.string()),
    mayBeDeleted: z.boolean(),
    version: versionSchema,
  })
  .meta({ id: 'RealEstateValuation' });
export type ValuationListItem = z.infer<typeof valuationListItemSchema>;

export const valuationDetailSchema = valuationListItemSchema
  .extend({
    specification: realEstateSpecificationSchema,
    /** Why nothing can be changed now, a Czech sentence. */
    lock: z.string().optional(),
    /** Cases of the same people with the same real estate, of those that the user may see. */
    otherCases: z.array(idSchema),
    /** Types that may be ordered; one of them when it was decided. */
    possibleValuationTypes: z.array(codeSchema(valuationType)),
    /** All types, with what each would take. */
    options: z.array(valuationOptionSchema),
    deedOfOwnership: deedOfOwnershipSchema.optional(),
    comparablePrices: z
      .object({ minimum: moneySchema, maximum: moneySchema, average: moneySchema })
      .optional(),
    /** Documents and photographs that go with an order, as they were added. */
    documents: z.array(caseDocumentSchema),
    /** The one that holds, and those before it; the newest first. */
    orders: z.array(orderStateSchema),
    result: valuationResultSchema.optional(),
  })
  .meta({ id: 'RealEstateValuationDetail' });
export type ValuationDetail = z.infer<typeof valuationDetailSchema>;

/** What a search in the cadastre goes by. */
const cadastreSearchSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('address'), addressPointId: z.string().regex(/^\d{1,9}$/) }),
  z.object({
    by: z.literal('parcel'),
    cadastralAreaCode: cadastralAreaCodeSchema,
    number: z.string().trim().regex(parcelPattern),
  }),
  z.object({
    by: z.literal('building'),
    cadastralAreaCode: cadastralAreaCodeSchema,
    number: z.string().trim().regex(buildingPattern),
  }),
  z.object({
    by: z.literal('unit'),
    cadastralAreaCode: cadastralAreaCodeSchema,
    number: z.string().trim().regex(unitPattern),
  }),
  z.object({
    by: z.literal('deed'),
    cadastralAreaCode: cadastralAreaCodeSchema,
    deedNumber: deedNumberSchema,
  }),
]);

export const realEstateEndpoints = defineEndpoints({
  list: {
    summary: 'Valuations of a case, drafts too.',
    params: caseParamsSchema,
    response: z.array(valuationListItemSchema),
    permissions,
  },
  collateral: {
    summary: 'What the loan of a case is held against, and whether a real estate may be added.',
    params: caseParamsSchema,
    response: z.object({
      ratios: collateralRatiosSchema,
      realEstateCount: z.number().int().min(0),
      /** Why none can be added, a Czech sentence. */
      addLock: z.string().optional(),
    }),
    permissions,
  },
  create: {
    summary: 'Adds a real estate to value; at most three per loan.',
    params: caseParamsSchema,
    headers: idempotencyHeadersSchema,
    body: z.object({
      realEstateTypeId: codeSchema(realEstateType),
      realEstateState: codeSchema(realEstateState).optional(),
      isLoanRealEstate: z.boolean(),
      isPurchased: z.boolean().optional(),
    }),
    status: 201,
    response: createdSchema,
    permissions,
    errors: conflicts,
  },
  get: {
    summary: 'One valuation with its order and result.',
    params: sourceParamsSchema,
    response: valuationDetailSchema,
    permissions,
  },
  effect: {
    summary: 'What the value of a real estate does to the offer of the case, before and after.',
    params: sourceParamsSchema,
    response: valuationEffectSchema,
    permissions,
  },
  copy: {
    summary: 'Makes a draft of another like it, or of the same real estate to value it again.',
    params: ownParamsSchema,
    headers: idempotencyHeadersSchema,
    body: z.object({
      /** The same is valued again: it counts once, and all of the specification is taken over. */
      isSameRealEstate: z.boolean(),
    }),
    status: 201,
    response: createdSchema,
    permissions,
    errors: conflicts,
  },
  update: {
    summary: 'Saves what is known of a real estate.',
    params: ownParamsSchema,
    body: realEstateSpecificationSchema.extend({ version: seenVersionSchema }),
    response: changedSchema,
    permissions,
    errors: [errorCode.conflict, errorCode.addressNotInRegister],
  },
  updateDocuments: {
    summary: 'Says which documents and photographs of the case go with an order.',
    params: ownParamsSchema,
    body: z.object({
      documentIds: z.array(idSchema).max(mostRealEstateDocuments),
      version: seenVersionSchema,
    }),
    response: changedSchema,
    permissions,
    errors: conflicts,
  },
  remove: {
    summary: 'Deletes a valuation that gave no result.',
    params: ownParamsSchema,
    query: removalQuerySchema,
    permissions,
    errors: conflicts,
  },
  chooseType: {
    summary: 'Chooses how a real estate is valued.',
    params: ownParamsSchema,
    body: z.object({ valuationTypeId: codeSchema(valuationType), version: seenVersionSchema }),
    response: changedSchema,
    permissions,
    errors: conflicts,
  },
  preorderOnline: {
    summary: 'Gives what the online valuation asks; answers which valuation types are possible.',
    params: ownParamsSchema,
    body: preorderSchema,
    response: z.object({ possibleValuationTypes: z.array(codeSchema(valuationType)) }),
    permissions,
    errors: [errorCode.conflict, errorCode.addressNotInRegister],
  },
  order: {
    summary: 'Orders a valuation; a job hands it over to the appraisers.',
    params: ownParamsSchema,
    body: z.object({
      order: valuationOrderSchema,
      /** The version that its form has seen: an order is made once. */
      seen: versionSchema,
    }),
    status: 202,
    response: changedSchema.extend({ orderId: idSchema }),
    permissions,
    errors: [errorCode.conflict, errorCode.addressNotInRegister],
  },
  complete: {
    summary: 'Answers what the appraisers want completed or checked, and sends the order on.',
    params: ownParamsSchema,
    body: z.object({
      orderId: idSchema,
      /** The return that it answers. */
      round: z.number().int().min(1),
      text: textSchema(maxNoteLength),
    }),
    response: changedSchema,
    permissions,
    errors: conflicts,
  },
  cancelOrder: {
    summary: 'Cancels an order that has no result yet.',
    params: ownParamsSchema,
    body: z.object({ orderId: idSchema }),
    response: changedSchema,
    permissions,
    errors: conflicts,
  },
  readDeed: {
    summary: 'Reads the deed of ownership from the cadastre and keeps it with its day.',
    params: ownParamsSchema,
    body: z.object({
      cadastralAreaCode: cadastralAreaCodeSchema,
      deedNumber: deedNumberSchema,
      version: seenVersionSchema,
    }),
    response: changedSchema.extend({ deedOfOwnership: deedOfOwnershipSchema }),
    permissions,
    errors: [errorCode.conflict, errorCode.notFound],
  },
  searchCadastre: {
    summary: 'Finds real estates in the cadastre by address, parcel, building, unit or deed.',
    params: caseParamsSchema,
    body: cadastreSearchSchema,
    response: z.array(cadastreFindingSchema),
    permissions,
  },
  cadastralAreas: {
    summary: 'Cadastral areas by their name or code, the best first.',
    body: z.object({ searchText: textSchema(100) }),
    response: z.array(
      z.object({ cadastralAreaCode: cadastralAreaCodeSchema, name: z.string(), town: z.string() }),
    ),
    permissions,
  },
});
