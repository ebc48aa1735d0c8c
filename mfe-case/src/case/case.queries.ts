import { operationQuery } from '@advisor/api-client/operation-query';
import type { QueryClient } from '@tanstack/react-query';

const params = (caseId: number) => ({ params: { caseId } });

export const caseQuery = (caseId: number) => operationQuery('case.get', params(caseId));
export const mainPanelQuery = (caseId: number) => operationQuery('case.mainPanel', params(caseId));
export const menuFlagsQuery = (caseId: number) => operationQuery('case.menuFlags', params(caseId));
/** Advice only: the page lives without it and its loader does not wait for long. */
export const infoBannersQuery = (caseId: number) =>
  operationQuery('case.infoBanners', params(caseId), {
    timeoutMs: 3_000,
    meta: { allowFailure: true },
  });
export const caseParametersQuery = (caseId: number) =>
  operationQuery('case.parameters', params(caseId));
export const caseCustomersQuery = (caseId: number) =>
  operationQuery('case.customers', params(caseId));
export const timelineQuery = (caseId: number) => operationQuery('case.timeline', params(caseId));

// Not looked up in the table of operations, which would be a second copy of the client's.
const areas = ['case.', 'salesArrangement.', 'checklist.', 'task.'] as const;

const isCaseOperation = (id: unknown): boolean =>
  typeof id === 'string' && areas.some((area) => id.startsWith(area));

/** After a change of a case: everything shown about cases is asked for again. */
export const invalidateCases = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => isCaseOperation(queryKey[0]) });
