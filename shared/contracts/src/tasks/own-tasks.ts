import { z } from 'zod';
import { defaultPageSize, maxOffset, maxPageSize } from '../case/dashboard-options';
import { codeSchema } from '../codebook';
import { taskType } from '../codebooks/task';
import { idSchema } from '../fields';

/**
 * Whose turn it is: the caller's, or somebody's whom the caller waits for; or what the caller's team
 * deals with, and what the caller is reminded of.
 */
export const ownTaskLists = ['waitingForMe', 'askedByMe', 'ofTeam', 'reminders'] as const;

/** By their days, by when they were asked for, or by since when they wait. */
export const ownTaskSorts = ['due', 'newest', 'oldest'] as const;

/** Numbers in a query come as digits. */
const wholeNumber = <Schema extends z.ZodType<unknown, number>>(schema: Schema) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,5}$/)])
    .transform(Number)
    .pipe(schema);

export const ownTasksQuerySchema = z.object({
  list: z.enum(ownTaskLists).default('waitingForMe'),
  taskTypeId: wholeNumber(codeSchema(taskType)).optional(),
  /** Only those whose day is over. */
  isOverdue: z.enum(['true', 'false']).default('false'),
  /** Only those that nobody deals with. */
  isFree: z.enum(['true', 'false']).default('false'),
  sort: z.enum(ownTaskSorts).default('due'),
  offset: wholeNumber(z.number().int().min(0).max(maxOffset)).default(0),
  pageSize: wholeNumber(z.number().int().min(1).max(maxPageSize)).default(defaultPageSize),
});

/** What a list over cases says of the case beside a task. */
export const ofCase = {
  caseId: idSchema,
  /** The main applicant. */
  customer: z.object({ firstName: z.string(), lastName: z.string() }),
};
