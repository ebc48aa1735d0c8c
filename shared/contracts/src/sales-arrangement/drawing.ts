import { z } from 'zod';
import { codeSchema } from '../codebook';
import { salesArrangementState } from '../codebooks';
import { bankAccountSchema } from '../case/bank-account';
import { defineEndpoints } from '../endpoint';
import { caseParamsSchema, dateSchema, idSchema, moneySchema, pathIdSchema } from '../fields';
import { permission } from '../permissions';

const permissions = [permission.salesArrangementAccess] as const;

const drawingListItemSchema = z.object({
  /** Where the drawing is kept: a request of ours or the product system. */
  sourceId: idSchema,
  drawingId: idSchema,
  state: codeSchema(salesArrangementState),
  salesArrangementId: idSchema.optional(),
  requestedOn: dateSchema,
  paidOutOn: dateSchema.optional(),
  amount: moneySchema,
});

export const drawingEndpoints = defineEndpoints({
  drawingList: {
    summary: 'Drawings of a mortgage, newest first, and what is left to draw.',
    params: caseParamsSchema,
    response: z.object({
      availableForDrawing: moneySchema,
      drawingDeadline: dateSchema.optional(),
      drawings: z.array(drawingListItemSchema),
    }),
    permissions,
  },
  drawing: {
    summary: 'One drawing with its payouts.',
    params: caseParamsSchema.extend({ sourceId: pathIdSchema, drawingId: pathIdSchema }),
    response: drawingListItemSchema.extend({
      isImmediate: z.boolean(),
      repaymentAccount: bankAccountSchema.optional(),
      payouts: z.array(
        z.object({
          order: z.number().int().min(1),
          account: bankAccountSchema,
          variableSymbol: z.string().max(10).optional(),
          amount: moneySchema,
          note: z.string().optional(),
        }),
      ),
    }),
    permissions,
  },
});
