import { ErrorState } from '@advisor/ui/components/ErrorState';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** What could not be loaded; the reason itself is in the banner. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page with its own data: skeleton, content, or a failure that can be tried again. */
export function Loaded<Data>({ query, skeleton, failure, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return skeleton;
  return <ErrorState title={failure} onRetry={() => void query.refetch()} />;
}
