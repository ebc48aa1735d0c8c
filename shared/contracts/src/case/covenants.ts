import { z } from 'zod';
import { codeSchema } from '../codebook';
import { covenantBadge, covenantScenario, covenantState } from '../codebooks/covenant';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { caseParamsSchema, dateSchema, idSchema, instantSchema, pathIdSchema } from '../fields';
import { openCasePermissions } from '../permissions';

const covenantParams = caseParamsSchema.extend({ covenantId: pathIdSchema });

export const covenantSchema = z
  .object({
    covenantId: idSchema,
    /** Position within the phase. */
    order: z.number().int().min(0),
    /** Letter of the phase and of the covenant in the contract. */
    orderLetter: z.string(),
    name: z.string(),
    state: codeSchema(covenantState),
    isFulfilled: z.boolean(),
    /** Until when it is to be fulfilled. */
    fulfillDate: dateSchema.optional(),
    flags: z.object({
      badge: codeSchema(covenantBadge),
      isOverdue: z.boolean(),
      /** Whether the advisor may confirm it now. */
      canBeConfirmed: z.boolean(),
    }),
  })
  .meta({ id: 'Covenant' });

export const covenantListSchema = z.array(
  z.object({
    covenantTypeId: z.number().int(),
    /** Heading of the section that the type belongs to. */
    sectionCategory: z.string(),
    phases: z.array(
      z.object({
        orderLetter: z.string(),
        name: z.string(),
        covenants: z.array(covenantSchema),
      }),
    ),
  }),
);
export type CovenantList = z.infer<typeof covenantListSchema>;

export const covenantDetailSchema = covenantSchema
  .extend({
    covenantTypeId: z.number().int(),
    phaseName: z.string(),
    description: z.string(),
    scenario: codeSchema(covenantScenario),
    /** What is to be brought, by scenario all of it or at least one. */
    items: z.array(z.object({ itemId: idSchema, name: z.string(), isDelivered: z.boolean() })),
    note: z.string().optional(),
    confirmed: z.object({ userName: z.string(), on: instantSchema }).optional(),
  })
  .meta({ id: 'CovenantDetail' });
export type CovenantDetail = z.infer<typeof covenantDetailSchema>;

export const covenantEndpoints = defineEndpoints({
  covenants: {
    summary: 'Covenants of a case by type and phase.',
    params: caseParamsSchema,
    response: covenantListSchema,
    permissions: openCasePermissions,
  },
  covenant: {
    summary: 'One covenant with what fulfils it.',
    params: covenantParams,
    response: covenantDetailSchema,
    permissions: openCasePermissions,
  },
  updateCovenant: {
    summary: 'Confirms a covenant and names the items that were delivered.',
    params: covenantParams,
    body: z.object({
      isConfirmed: z.boolean(),
      deliveredItemIds: z.array(idSchema).max(100),
      note: z.string().trim().max(1000).optional(),
    }),
    permissions: openCasePermissions,
    errors: [errorCode.conflict],
  },
});
