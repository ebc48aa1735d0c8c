import { z } from 'zod';
import { codeSchema } from '../codebook';
import { signatureType } from '../codebooks/document';
import { stateIndicator, taskState, taskType } from '../codebooks/task';
import { maxFilesAtOnce } from '../documents/file-rules';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  amountSchema,
  caseParamsSchema,
  dateSchema,
  guidSchema,
  idSchema,
  instantSchema,
  pathIdSchema,
  ratePercentSchema,
  textSchema,
} from '../fields';
import { openCasePermissions } from '../permissions';
import { ofCase, ownTasksQuerySchema } from './own-tasks';

const taskParams = caseParamsSchema.extend({ taskId: pathIdSchema });
const messageSchema = textSchema(4000);
/** How the task stood for who writes, by its `revision`: another one is not answered unseen. */
const seenSchema = z.number().int().min(1).optional();
/** What goes with a message. */
const attached = {
  /** Temporary documents, which become documents of the case. */
  attachments: z.array(guidSchema).max(maxFilesAtOnce).optional(),
  /** Documents of the case. */
  documentIds: z.array(idSchema).max(maxFilesAtOnce).optional(),
};

/** Discounts that a price exception asks for. */
const priceExceptionSchema = z
  .object({
    /** Percentage points off the rate, in hundredths as rates are. */
    interestRateDiscount: ratePercentSchema.min(0).optional(),
    fees: z.array(z.object({ feeId: idSchema, discount: amountSchema })).max(20),
  })
  .meta({ id: 'PriceException' });

export const taskSchema = z
  .object({
    taskId: idSchema,
    taskTypeId: codeSchema(taskType),
    state: codeSchema(taskState),
    stateIndicator: codeSchema(stateIndicator),
    name: z.string(),
    salesArrangementId: idSchema.optional(),
    createdOn: instantSchema,
    createdBy: z.string(),
    /** Who deals with it, where that is one person. */
    assignedTo: z.string().optional(),
    dueOn: dateSchema.optional(),
    /** Whether the advisor is to do something now. */
    isWaitingForAdvisor: z.boolean(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof taskSchema>;

/** What somebody wants to be reminded of about a task. */
const reminderSchema = z
  .object({
    remindOn: instantSchema,
    note: z.string().optional(),
    /** Whether its time has come. */
    isDue: z.boolean(),
  })
  .meta({ id: 'TaskReminder' });

/** A task among those of its case. */
export const listedTaskSchema = taskSchema
  .extend({
    /** Not finished, cancelled or approved. */
    isOpen: z.boolean(),
    /** Since when it waits for whom it waits for now; absent once it has ended. */
    waitsSince: instantSchema.optional(),
    /** Whether it waits for the caller, who is the advisor or who deals with it. */
    isWaitingForCaller: z.boolean(),
    /** Whether the caller may finish it: who deals with it, or who is only told something. */
    canBeFinished: z.boolean(),
    /** Whether the caller may take it: one of the team that deals with it, whoever has it. */
    canBeTaken: z.boolean(),
    /** Who deals with it, for who may take it from them. */
    assignedToId: idSchema.optional(),
    /** Whether the caller deals with it and may give it back to the team. */
    canBeGivenBack: z.boolean(),
    /** The caller's own. */
    reminder: reminderSchema.optional(),
  })
  .meta({ id: 'ListedTask' });
export type ListedTask = z.infer<typeof listedTaskSchema>;

export const taskDetailSchema = listedTaskSchema
  .extend({
    /** The conversation, oldest first. */
    messages: z.array(
      z.object({
        writtenOn: instantSchema,
        authorName: z.string(),
        isFromAdvisor: z.boolean(),
        text: z.string(),
        /** What went with it; absent where nothing did. */
        documents: z.array(z.object({ documentId: idSchema, fileName: z.string() })).optional(),
      }),
    ),
    /** Of all messages, oldest first. */
    documentIds: z.array(idSchema),
    priceException: priceExceptionSchema.optional(),
    /** How a price exception was decided; absent before. */
    isApproved: z.boolean().optional(),
    signing: z
      .object({ signatureTypeId: codeSchema(signatureType), documentOnSAId: idSchema })
      .optional(),
    canBeCancelled: z.boolean(),
    /** Goes up with each message and state. */
    revision: z.number().int(),
  })
  .meta({ id: 'TaskDetail' });
export type TaskDetail = z.infer<typeof taskDetailSchema>;

export const taskInputSchema = z.discriminatedUnion('taskTypeId', [
  z.object({
    taskTypeId: z.literal(taskType.consultation.code),
    /** From `task.consultationTypes`. */
    consultationTypeId: idSchema,
    message: messageSchema,
    ...attached,
  }),
  z.object({
    taskTypeId: z.literal(taskType.priceException.code),
    priceException: priceExceptionSchema,
    message: messageSchema,
    ...attached,
  }),
  z.object({
    taskTypeId: z.literal(taskType.specialist.code),
    message: messageSchema,
    ...attached,
  }),
]);

export const taskEndpoints = defineEndpoints({
  list: {
    summary: 'Tasks of a case: those that wait for the caller first.',
    params: caseParamsSchema,
    response: z.array(listedTaskSchema),
    permissions: openCasePermissions,
  },
  get: {
    summary: 'One task with its conversation.',
    params: taskParams,
    response: taskDetailSchema,
    permissions: openCasePermissions,
  },
  create: {
    summary: 'Asks for a consultation or a price exception, or hands over to a specialist.',
    params: caseParamsSchema,
    body: taskInputSchema,
    status: 201,
    response: z.object({ taskId: idSchema }),
    permissions: openCasePermissions,
    errors: [errorCode.notEligible, errorCode.conflict],
  },
  update: {
    summary: 'Answers a task.',
    params: taskParams,
    body: z.object({ message: messageSchema, ...attached, seen: seenSchema }),
    permissions: openCasePermissions,
    errors: [errorCode.conflict],
  },
  finish: {
    summary: 'Finishes a task by whom it is for; a price exception is approved or refused by it.',
    params: taskParams,
    body: z.object({
      /** For a price exception. */
      isApproved: z.boolean().optional(),
      message: messageSchema.optional(),
      /** With a message. */
      ...attached,
      seen: seenSchema,
    }),
    permissions: openCasePermissions,
    errors: [errorCode.conflict],
  },
  cancel: {
    summary: 'Takes a task back.',
    params: taskParams,
    permissions: openCasePermissions,
    errors: [errorCode.conflict],
  },
  assign: {
    summary: 'Takes a task of the team, or gives it back to the team.',
    params: taskParams,
    body: z.object({
      isMine: z.boolean(),
      /** Whom it is taken from; absent: nobody has it. */
      from: idSchema.optional(),
    }),
    permissions: openCasePermissions,
    errors: [errorCode.conflict],
  },
  remind: {
    summary: 'Sets the caller’s own reminder of a task, or another one in its place.',
    params: taskParams,
    body: z.object({ remindOn: instantSchema, note: textSchema(500).optional() }),
    permissions: openCasePermissions,
    errors: [errorCode.conflict],
  },
  forget: {
    summary: 'Removes the caller’s own reminder of a task.',
    params: taskParams,
    permissions: openCasePermissions,
  },
  mine: {
    summary:
      'Open tasks over all cases: those that wait for the caller, that the caller waits for, of the caller’s team, or that the caller is reminded of.',
    query: ownTasksQuerySchema,
    response: z.object({
      rows: z.array(listedTaskSchema.extend(ofCase)),
      /** Whether the caller is of a team, whose list is there then. */
      isInTeam: z.boolean().optional(),
      pagination: z.object({
        offset: z.number().int(),
        pageSize: z.number().int(),
        hasNext: z.boolean(),
      }),
    }),
    permissions: openCasePermissions,
    shows: { case: 'answer.rows.caseId' },
  },
  consultationTypes: {
    summary: 'What may be consulted on the case now.',
    params: caseParamsSchema,
    response: z.array(
      z.object({
        consultationTypeId: idSchema,
        name: z.string(),
        isAllowed: z.boolean(),
        /** Why not, a Czech sentence. */
        reason: z.string().optional(),
      }),
    ),
    permissions: openCasePermissions,
  },
  currentHandover: {
    summary: 'The open handover to a specialist, if there is one.',
    params: caseParamsSchema,
    response: z.object({ task: taskSchema.optional() }),
    permissions: openCasePermissions,
  },
  currentPriceException: {
    summary: 'The price exception that is open or holds, if there is one.',
    params: caseParamsSchema,
    response: z.object({
      task: taskSchema.extend({ priceException: priceExceptionSchema }).optional(),
      validTo: dateSchema.optional(),
    }),
    permissions: openCasePermissions,
  },
});
