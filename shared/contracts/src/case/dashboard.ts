import { z } from 'zod';
import { codeSchema } from '../codebook';
import { caseState, mandant, productType, salesArrangementState } from '../codebooks';
import { defineEndpoints } from '../endpoint';
import { refinancingState } from '../codebooks/refinancing';
import { taskType } from '../codebooks/task';
import { dateSchema, idSchema, instantSchema, moneySchema, ratePercentSchema } from '../fields';
import { permission } from '../permissions';
import {
  caseSortFields,
  dashboardFilters,
  defaultPageSize,
  endingFixationSorts,
  maxOffset,
  maxPageSize,
  maxSearchLength,
} from './dashboard-options';
import { nextStepSchema } from './next-step';
import { casePhaseSchema } from './phase';
import { caseSections } from './sections';

export {
  caseSortFields,
  dashboardFilters,
  defaultPageSize,
  minSearchLength,
  type CaseSortField,
  type DashboardFilter,
} from './dashboard-options';

export const dashboardFilterSchema = z.enum(dashboardFilters);

export const caseSortFieldSchema = z.enum(caseSortFields);

export const caseSearchInputSchema = z
  .object({
    /** Without a filter the search runs over every case that the user may see. */
    filter: dashboardFilterSchema.optional(),
    /** Parts of the client's name (diacritics and case ignored), or of a case or contract number. */
    searchTerm: z.string().trim().max(maxSearchLength).optional(),
    sort: z
      .object({ field: caseSortFieldSchema, descending: z.boolean() })
      .default({ field: 'lastChange', descending: true }),
    pagination: z
      .object({
        offset: z.number().int().min(0).max(maxOffset),
        pageSize: z.number().int().min(1).max(maxPageSize),
      })
      .default({ offset: 0, pageSize: defaultPageSize }),
  })
  .meta({ id: 'CaseSearchInput' });
export type CaseSearchInput = z.input<typeof caseSearchInputSchema>;

export const caseListItemSchema = z
  .object({
    caseId: idSchema,
    contractNumber: z.string().optional(),
    state: codeSchema(caseState),
    /** State of the loan application, which says how far a case in progress is. */
    applicationState: codeSchema(salesArrangementState),
    /** An extension; absent from a server of the release before. */
    phase: casePhaseSchema.optional(),
    productTypeId: codeSchema(productType),
    mandantId: codeSchema(mandant),
    /** The main applicant; the year of birth tells namesakes apart. An extension. */
    customer: z.object({
      firstName: z.string(),
      lastName: z.string(),
      birthYear: z.number().int().optional(),
      /** Number in the client register; absent while it does not know the client. */
      clientId: idSchema.optional(),
    }),
    /** Loan amount, or the target amount of building savings, CZK. */
    targetAmount: moneySchema,
    owner: z.object({ userId: idSchema, name: z.string() }),
    createdOn: instantSchema,
    lastChangedOn: instantSchema,
    activeTaskCount: z.number().int().min(0),
  })
  .meta({ id: 'CaseListItem' });
export type CaseListItem = z.infer<typeof caseListItemSchema>;

export const caseSearchResultSchema = z.object({
  rows: z.array(caseListItemSchema),
  pagination: z.object({
    offset: z.number().int(),
    pageSize: z.number().int(),
    hasNext: z.boolean(),
  }),
});
export type CaseSearchResult = z.infer<typeof caseSearchResultSchema>;

const pageSizeFrom = (fewest: 0 | 1) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,3}$/)])
    .transform(Number)
    .pipe(z.number().int().min(fewest).max(maxPageSize))
    .default(defaultPageSize);

const awaitedStepSchema = z.object({
  caseId: idSchema,
  /** The loan application, in which the step is taken. */
  salesArrangementId: idSchema,
  /** Absent where nothing is awaited. */
  next: nextStepSchema.optional(),
  /** The task that waits for the caller who deals with it, or for the advisor; of several the one that is due first. */
  task: z
    .object({
      taskId: idSchema,
      taskTypeId: codeSchema(taskType),
      dueOn: dateSchema.optional(),
      /** It waits for the caller, who deals with it. */
      isForCaller: z.boolean().optional(),
    })
    .optional(),
});

export const dashboardEndpoints = defineEndpoints({
  search: {
    summary: 'Finds cases by filter, name or number, sorted and paged.',
    body: caseSearchInputSchema,
    response: caseSearchResultSchema,
    permissions: [permission.searchCases],
    shows: { case: 'answer.rows.caseId' },
  },
  nextSteps: {
    summary:
      'What each of the named cases waits for; cases that the user may not see are left out.',
    body: z.object({ caseIds: z.array(idSchema).min(1).max(maxPageSize) }),
    response: z.array(awaitedStepSchema),
    permissions: [permission.searchCases],
    shows: { case: 'answer.caseId' },
  },
  today: {
    summary:
      'Cases that wait for the user’s decision or answer, the user’s own that need the user today, and those to be reminded of: the most urgent, ten unless more are asked for.',
    query: z.object({ pageSize: pageSizeFrom(1) }),
    response: z.object({
      rows: z.array(
        caseListItemSchema.extend({
          ...awaitedStepSchema.shape,
          /** The first day by which a task waits for the user; today or before. */
          dueOn: dateSchema.optional(),
          /** Of what the caller wants to be reminded of today. */
          reminder: z.object({ taskId: idSchema, note: z.string().optional() }).optional(),
          /** What else the case needs its owner for, in the words of each area, and the section that it is done in. */
          reasons: z
            .array(z.object({ section: z.enum(caseSections), title: z.string() }))
            .optional(),
        }),
      ),
      /** Of all of them. */
      total: z.number().int().min(0),
    }),
    permissions: [permission.searchCases],
    shows: { case: 'answer.rows.caseId' },
  },
  endingFixations: {
    summary:
      'The user’s own cases whose fixation ends within six months, ten unless more are asked for.',
    query: z.object({
      /** 0: how many there are and what is at risk, without a client. */
      pageSize: pageSizeFrom(0),
      /** The end of the fixation ascending, the rest descending. */
      sort: z.enum(endingFixationSorts).default('fixedRateValidTo'),
    }),
    response: z.object({
      rows: z.array(
        caseListItemSchema.extend({
          fixedRateValidTo: dateSchema,
          /** Owed, CZK. */
          principal: moneySchema,
          interestRate: ratePercentSchema,
          /** Of the refixation or retention that is open; absent while nobody works on it. */
          refinancingState: codeSchema(refinancingState).optional(),
          /** When the client was told the next rates. */
          noticeSentOn: dateSchema.optional(),
        }),
      ),
      /** Of all of them. */
      total: z.number().int().min(0),
      /** Owed in all of them that have no signed change, CZK. */
      amountAtRisk: moneySchema,
    }),
    permissions: [permission.searchCases],
    shows: { case: 'answer.rows.caseId' },
  },
  dashboardFilters: {
    summary: 'How many of the user’s cases each dashboard filter holds.',
    response: z.array(z.object({ filter: dashboardFilterSchema, count: z.number().int().min(0) })),
    permissions: [permission.searchCases],
  },
});
