import type { QueryClient } from '@tanstack/react-query';
import { generalDocumentsQuery } from './documents.queries';

export const generalDocumentsLoader = (queryClient: QueryClient) => async (): Promise<null> => {
  await queryClient.fetchQuery(generalDocumentsQuery());
  return null;
};
