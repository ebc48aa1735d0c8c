import { z } from 'zod';
import { codeSchema } from '../codebook';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { idSchema, instantSchema, salesArrangementParamsSchema } from '../fields';
import { permission } from '../permissions';
import { creditRegister, decisionKind, decisionReasonLength } from './codes';

const permissions = [permission.salesArrangementAccess] as const;

/** What must be done before an application is sent; each has its screen. */
const neededStepSchema = z.enum([
  'modelation',
  'household',
  'parameters',
  'checklist',
  'valuation',
  'scoring',
  'documents',
]);

/** Absent reason: it may be done. */
const lockSchema = z.object({ isAllowed: z.boolean(), reason: z.string().optional() });

const registersSchema = z.array(codeSchema(creditRegister)).max(Object.keys(creditRegister).length);

export const decisionSchema = z
  .object({
    sending: lockSchema.extend({
      missing: z.array(
        z.object({
          step: neededStepSchema,
          reason: z.string(),
          /** The person, or the household, that lacks it. */
          customerOnSAId: idSchema.optional(),
          householdId: idSchema.optional(),
        }),
      ),
    }),
    deciding: lockSchema.extend({
      /** What is in the way of approving it; it may be handed back or refused. */
      missing: z.array(z.object({ step: z.enum(['modelation', 'scoring']), reason: z.string() })),
    }),
    /** Sent, returned and decided, in the order in which it happened. */
    history: z.array(
      z.object({
        kind: codeSchema(decisionKind),
        happenedOn: instantSchema,
        userName: z.string(),
        reason: z.string().optional(),
        registers: registersSchema,
      }),
    ),
  })
  .meta({ id: 'ApplicationDecision' });

export const decisionEndpoints = defineEndpoints({
  send: {
    summary: 'Sends an application, or a service request, to be approved.',
    params: salesArrangementParamsSchema,
    permissions: [permission.sendSalesArrangement, permission.sendServiceSalesArrangement],
    errors: [errorCode.notEligible, errorCode.conflict],
  },
  decision: {
    summary: 'What an application lacks before it is sent, and what was decided about it.',
    params: salesArrangementParamsSchema,
    response: decisionSchema,
    permissions,
  },
  decide: {
    summary: 'A specialist approves an application, refuses it or hands it back.',
    params: salesArrangementParamsSchema,
    body: z.object({
      kind: codeSchema({
        approved: decisionKind.approved,
        refused: decisionKind.refused,
        returned: decisionKind.returned,
      }),
      reason: z.string().trim().min(1).max(decisionReasonLength),
      /** Of a refusal: those that it follows from. */
      registers: registersSchema.optional(),
    }),
    permissions,
    errors: [errorCode.notEligible, errorCode.conflict],
  },
  letter: {
    summary: 'The letter by which a refusal is told to the client.',
    params: salesArrangementParamsSchema,
    response: 'binary',
    permissions,
  },
});
