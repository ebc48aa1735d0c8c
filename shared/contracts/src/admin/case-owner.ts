import { z } from 'zod';
import { caseListItemSchema } from '../case/dashboard';
import { maxSearchLength } from '../case/dashboard-options';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  idempotencyHeadersSchema,
  idSchema,
  instantSchema,
  pathIdSchema,
  textSchema,
} from '../fields';
import { maxHandedCases, ownerReasonLength } from './case-owner-rules';
import { settingsPermission } from './permissions';

const permissions = [settingsPermission.changeCaseOwner] as const;
const reason = textSchema(ownerReasonLength);
const ownerSchema = z.object({ userId: idSchema, name: z.string() });

/** What became of a case: `forbidden` is one that its new owner may not see. */
const handoverResults = [
  'moved',
  'alreadyThere',
  'forbidden',
  'changedMeanwhile',
  'notFound',
] as const;

const handoverSchema = z
  .object({
    handoverId: idSchema,
    happenedOn: instantSchema,
    /** Who has done it. */
    changedBy: z.string(),
    owner: ownerSchema,
    /** Absent of a change by the specification's call, which wants none. */
    reason: z.string().optional(),
    /** Until then it can be taken back. */
    undoableUntil: instantSchema,
    undoneOn: instantSchema.optional(),
    undoneBy: z.string().optional(),
    cases: z.array(
      z.object({
        caseId: idSchema,
        result: z.enum(handoverResults),
        /** Whose it was when it was its turn; absent where there is none. */
        formerOwner: ownerSchema.optional(),
        /** What became of it when the change was taken back: only what was moved is. */
        undone: z.enum(['returned', 'alreadyThere', 'changedMeanwhile']).optional(),
      }),
    ),
  })
  .meta({ id: 'CaseHandover' });

export const caseOwnerEndpoints = defineEndpoints({
  changeCaseOwner: {
    summary: 'Hands a case over to another owner.',
    body: z.object({
      caseId: idSchema,
      userId: idSchema,
      /** Whose it was seen to be; absent: whosever it is. */
      fromUserId: idSchema.optional(),
      reason: reason.optional(),
    }),
    permissions,
    errors: [errorCode.notFound, errorCode.conflict],
  },
  findCases: {
    summary: 'Cases by parts of the client’s name or of a number, whose they are now.',
    body: z.object({ text: textSchema(maxSearchLength) }),
    response: z.object({ cases: z.array(caseListItemSchema), hasMore: z.boolean() }),
    permissions,
    shows: { case: 'answer.cases.caseId' },
  },
  resolveCases: {
    summary: 'Cases by their numbers or those of their contracts, each for itself.',
    body: z.object({ numbers: z.array(textSchema(40)).min(1).max(maxHandedCases) }),
    response: z.array(z.object({ number: z.string(), case: caseListItemSchema.optional() })),
    permissions,
    shows: { case: 'answer.case.caseId' },
  },
  handOverCases: {
    summary: 'Hands cases over to another owner; each answers for itself.',
    headers: idempotencyHeadersSchema,
    body: z.object({
      userId: idSchema,
      reason,
      cases: z
        .array(z.object({ caseId: idSchema, fromUserId: idSchema }))
        .min(1)
        .max(maxHandedCases),
    }),
    status: 201,
    response: handoverSchema,
    permissions,
    errors: [errorCode.notFound],
  },
  undoHandover: {
    summary: 'Gives back what a handover has moved, as long as that is allowed.',
    params: z.object({ handoverId: pathIdSchema }),
    response: handoverSchema,
    permissions,
    errors: [errorCode.notFound, errorCode.conflict],
  },
  listHandovers: {
    summary: 'Who was given which cases, the newest 20 changes.',
    response: z.array(handoverSchema),
    permissions,
  },
});
