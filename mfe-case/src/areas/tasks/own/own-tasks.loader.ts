import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readOwnTasksView } from './own-tasks-view';
import { ownTasksQuery } from './own-tasks.queries';

export const ownTasksLoader =
  (queryClient: QueryClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    await queryClient.prefetchQuery(
      ownTasksQuery(readOwnTasksView(new URL(request.url).searchParams)),
    );
    return null;
  };
