import { call } from '@advisor/api-client/call';
import { caseCalls } from '@advisor/contracts/case/calls';
import { maxPageSize } from '@advisor/contracts/case/dashboard-options';
import type { CallResponse } from '@advisor/contracts/operation';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

export type AwaitedStep = CallResponse<typeof caseCalls.nextSteps>[number] & {
  /** By when a task of the case waits for the user; known of cases of today. */
  dueOn?: string | undefined;
  /** What the user wants to be reminded of today. */
  reminder?: { taskId: number; note?: string | undefined } | undefined;
  /** What else the case needs its owner for today. */
  reasons?: CallResponse<typeof caseCalls.today>['rows'][number]['reasons'];
};

/** More cases than the contract takes are asked for in parallel. The list lives without an answer. */
const nextStepsQuery = (caseIds: readonly number[]) =>
  queryOptions({
    queryKey: [caseCalls.nextSteps.id, caseIds] as const,
    queryFn: async ({ signal }) => {
      const pages = Array.from({ length: Math.ceil(caseIds.length / maxPageSize) }, (_, page) =>
        caseIds.slice(page * maxPageSize, (page + 1) * maxPageSize),
      );
      const answers = await Promise.all(
        pages.map((page) =>
          call(caseCalls.nextSteps, { body: { caseIds: page } }, { signal, cancellable: true }),
        ),
      );
      return answers.flat();
    },
    meta: { allowFailure: true },
  });

/** Steps by the case that they are of. */
export const byCase = (steps: readonly AwaitedStep[]): ReadonlyMap<number, AwaitedStep> =>
  new Map(steps.map((step) => [step.caseId, step]));

/** What each case of a list waits for; those that are known stay while more are asked for. */
export const useNextSteps = (
  caseIds: readonly number[],
): ReadonlyMap<number, AwaitedStep> | undefined =>
  useQuery({
    ...nextStepsQuery(caseIds),
    enabled: caseIds.length > 0,
    placeholderData: keepPreviousData,
    select: byCase,
  }).data;
