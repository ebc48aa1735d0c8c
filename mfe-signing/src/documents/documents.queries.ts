import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The case that a screen is about, or one arrangement of it. */
export interface CaseReference {
  caseId: number;
  salesArrangementId?: number | undefined;
}

/** Documents to sign of an arrangement when one is named, else of the whole case. */
export const documentsQuery = ({ caseId, salesArrangementId }: CaseReference) =>
  queryOptions({
    queryKey: ['case.searchDocumentsOnSA', { caseId, salesArrangementId }] as const,
    queryFn: ({ signal }) => {
      const options = { signal, cancellable: true };
      return salesArrangementId === undefined
        ? call('case.searchDocumentsOnSA', { params: { caseId }, body: {} }, options)
        : call(
            'salesArrangement.searchDocumentsOnSA',
            { params: { salesArrangementId }, body: {} },
            options,
          );
    },
  });

export const documentQuery = (documentOnSAId: number) =>
  operationQuery('documentOnSA.get', { params: { documentOnSAId } });

export const documentKindsQuery = (salesArrangementId: number) =>
  operationQuery('documentOnSA.kinds', { params: { salesArrangementId } });

/** The client panel and the default arrangement; screens of signing live without it. */
export const caseQuery = (caseId: number) =>
  operationQuery('case.get', { params: { caseId } }, { meta: { allowFailure: true } });

// Not looked up in the table of operations, which would be a second copy of the client's.
const changing = /^documentOnSA\.get$|\.searchDocumentsOnSA$|^case\.timeline$/;

/** After a change of a document: whatever shows its state, or tells of it, asks again. */
export const invalidateDocuments = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => changing.test(String(queryKey[0])),
  });
