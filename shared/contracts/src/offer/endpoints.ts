import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseParamsSchema,
  changedSchema,
  idSchema,
  pathIdSchema,
  seenVersionSchema,
  textSchema,
} from '../fields';
import { permission } from '../permissions';

const offerParams = caseParamsSchema.extend({ offerId: pathIdSchema });
const manageRefinancing = [permission.manageRefinancing] as const;

/**
 * What takes an offer of refinancing over into a process, a new one unless its arrangement is named; its
 * comment is the whole one of the process, none when absent.
 */
const link = {
  params: caseParamsSchema,
  body: z.object({
    offerId: idSchema,
    salesArrangementId: idSchema.optional(),
    comment: textSchema(1000).optional(),
    /** Of the open process of the kind. */
    version: seenVersionSchema,
  }),
  response: changedSchema.extend({ processId: idSchema, salesArrangementId: idSchema }),
  permissions: manageRefinancing,
  errors: [errorCode.conflict, errorCode.notEligible, errorCode.contractNotSigned],
} as const;

export const offerEndpoints = defineEndpoints({
  cancel: {
    summary: 'Cancels an offer that was communicated to the client.',
    params: offerParams,
    permissions: manageRefinancing,
    errors: [errorCode.conflict],
  },
  setFlags: {
    summary: 'Marks a refixation offer as liked or selected.',
    params: offerParams,
    body: z.object({
      isLiked: z.boolean().optional(),
      isSelected: z.boolean().optional(),
      /** Of the refixation; compared when an offer is selected or not any more. */
      version: seenVersionSchema,
    }),
    response: changedSchema,
    permissions: manageRefinancing,
    errors: [errorCode.conflict, errorCode.notEligible],
  },
  communicateRefixation: {
    summary: 'Notes that the offers of refixation were told to the client.',
    params: caseParamsSchema,
    permissions: manageRefinancing,
    errors: [errorCode.conflict],
  },
  linkExtraPayment: {
    summary: 'Takes an offer of extra payment over into the case.',
    ...link,
  },
  linkRetention: {
    summary: 'Takes an offer of retention over into the case.',
    ...link,
  },
});
