import { createQueryClient } from '@advisor/api-client/query-client';
import {
  documentKindsQuery,
  documentQuery,
  documentsQuery,
  invalidateDocuments,
} from './documents.queries';

it.each([
  ['the document', documentQuery(7).queryKey, true],
  ['the documents of a case', documentsQuery({ caseId: 1 }).queryKey, true],
  ['those of an arrangement', documentsQuery({ caseId: 1, salesArrangementId: 2 }).queryKey, true],
  ['the history of the case', ['case.timeline', { params: { caseId: 1 } }], true],
  ['the path of the case', ['case.stages', { params: { caseId: 1 } }], true],
  ['documents of the case', ['case.documents', { params: { caseId: 1 } }], true],
  ['how many there are', ['case.menuFlags', { params: { caseId: 1 } }], true],
  ['what can be prepared', documentKindsQuery(2).queryKey, false],
  ['the case', ['case.get', { params: { caseId: 1 } }], false],
])('a change of a document concerns %s: %#', async (_, queryKey, isConcerned) => {
  const queryClient = createQueryClient({ onFailure: () => undefined });
  queryClient.setQueryData<unknown>(queryKey, {});
  await invalidateDocuments(queryClient);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isConcerned);
});
