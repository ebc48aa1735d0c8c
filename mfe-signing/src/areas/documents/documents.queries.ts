import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CaseReference } from '@advisor/case/open';
import { caseCalls } from '@advisor/contracts/case/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';

/** Documents to sign of an arrangement when one is named, else of the whole case. */
export const documentsQuery = ({ caseId, salesArrangementId }: CaseReference) =>
  queryOptions({
    queryKey: [signingCalls.searchOfCase.id, { caseId, salesArrangementId }] as const,
    queryFn: ({ signal }) => {
      const options = { signal, cancellable: true };
      return salesArrangementId === undefined
        ? call(signingCalls.searchOfCase, { params: { caseId }, body: {} }, options)
        : call(
            signingCalls.searchOfArrangement,
            { params: { salesArrangementId }, body: {} },
            options,
          );
    },
  });

export const documentQuery = (documentOnSAId: number) =>
  operationQuery(signingCalls.get, { params: { documentOnSAId } });

/** The document as a list has shown it last; it may have changed since. */
export const listedDocument = (
  queryClient: QueryClient,
  documentOnSAId: number,
): DocumentOnSA | undefined =>
  [signingCalls.searchOfCase.id, signingCalls.searchOfArrangement.id]
    .flatMap((id) =>
      queryClient.getQueriesData<{ documentsOnSA: DocumentOnSA[] }>({ queryKey: [id] }),
    )
    .flatMap(([, list]) => list?.documentsOnSA ?? [])
    .find((document) => document.documentOnSAId === documentOnSAId);

export const documentKindsQuery = (salesArrangementId: number) =>
  operationQuery(signingCalls.kinds, { params: { salesArrangementId } });

/** What shows the state of documents, or tells of it. */
export const documentReaders = [
  signingCalls.get.id,
  signingCalls.searchOfCase.id,
  signingCalls.searchOfArrangement.id,
  caseCalls.timeline.id,
  caseCalls.stages.id,
  // What is signed is listed with the case's documents, and counted in its menu.
  caseCalls.menuFlags.id,
  documentCalls.caseDocuments.id,
] as const;

/** After a change of a document that the signing card made: whatever shows it asks again. */
export const invalidateDocuments = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => documentReaders.some((reader) => reader === id),
  });
