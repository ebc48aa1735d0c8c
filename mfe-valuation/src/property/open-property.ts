import { fresh } from '@advisor/api-client/fresh';
import { notFound, type Address } from '@advisor/case/address';
import { openCase } from '@advisor/case/open';
import { parseIdentifier } from '@advisor/shell/route-identifiers';
import type { QueryClient } from '@tanstack/react-query';
import { propertyQuery, type PropertyReference } from './property.queries';

/**
 * Source and number in a path, as `1-5`.
 * @throws a 404 for what is none of that form
 */
export function propertyIn({ params }: Pick<Address, 'params'>): { sourceId: number; id: number } {
  const [source, number, ...more] = (params['sourceId-id'] ?? '').split('-');
  const [sourceId, id] = [parseIdentifier(source), parseIdentifier(number)];
  if (sourceId === undefined || id === undefined || more.length > 0) throw notFound();
  return { sourceId, id };
}

/**
 * The real estate of an address, with its case and client on the panel.
 * @param fetchParts what the screen shows besides, asked for at the same time
 * @throws a 404 for one of another case, a redirect to the identification when no case is known
 */
export async function openProperty(
  queryClient: QueryClient,
  address: Address,
  fetchParts: (reference: PropertyReference) => readonly Promise<unknown>[] = () => [],
): Promise<PropertyReference> {
  const named = propertyIn(address);
  const { caseId } = await openCase(queryClient, address, ({ caseId: ofCase }) => {
    const reference = { caseId: ofCase, ...named };
    return [queryClient.fetchQuery(fresh(propertyQuery(reference))), ...fetchParts(reference)];
  });
  return { caseId, ...named };
}
