import { emptyPersonSearch, type PersonSearch } from '@advisor/forms/person-search';
import type { FoundClient, Refusal } from './client-search.mutations';

/** A client for whom the server has refused what was asked. */
export interface RefusedClient extends Refusal {
  /** Undefined for somebody new. */
  identity: FoundClient['identity'] | undefined;
}

/** What the server calls the client in a request. */
const client = 'customer.';

/** Whether it is refused because of the client. */
export const isAboutClient = ({ field }: Refusal): boolean => field?.startsWith(client) ?? false;

/** Why a client of the register is refused; undefined while they are not. */
export const refusalOfFound = (
  refused: RefusedClient | undefined,
  { identity: { id, scheme } }: Pick<FoundClient, 'identity'>,
): string | undefined =>
  refused?.identity?.id === id && refused.identity.scheme === scheme && isAboutClient(refused)
    ? refused.message
    : undefined;

/** The field of the search that a new client is refused for; undefined when it is none. */
export function refusedField(
  refused: RefusedClient,
  { dateOfBirth }: PersonSearch,
): keyof PersonSearch | undefined {
  const name = isAboutClient(refused) ? refused.field?.slice(client.length) : undefined;
  if (name === 'dateOfBirth' && dateOfBirth === '') return 'birthNumber';
  return name !== undefined && Object.hasOwn(emptyPersonSearch, name)
    ? (name as keyof PersonSearch)
    : undefined;
}
