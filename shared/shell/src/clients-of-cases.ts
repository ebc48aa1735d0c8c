import type { CaseListItem } from '@advisor/contracts/case/dashboard';

export type ClientOfCases = CaseListItem['customer'] & { clientId: number };

/** More of them are no choice, but another list. */
const maxClients = 3;

/** The main applicants of found cases whom the client register knows, each once; none of too many. */
export function clientsOfCases(items: readonly Pick<CaseListItem, 'customer'>[]): ClientOfCases[] {
  const clients = new Map<number, ClientOfCases>();
  for (const { customer } of items) {
    const { clientId } = customer;
    if (clientId !== undefined) clients.set(clientId, { ...customer, clientId });
  }
  return clients.size > maxClients ? [] : [...clients.values()];
}
