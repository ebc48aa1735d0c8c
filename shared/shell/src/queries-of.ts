import type { Query } from '@tanstack/react-query';

/** Queries of areas or operations: `['case', 'checklist.get']`. */
export const queriesOf =
  (ids: readonly string[]) =>
  ({ queryKey: [id] }: Query): boolean =>
    typeof id === 'string' && ids.some((known) => id === known || id.startsWith(`${known}.`));
