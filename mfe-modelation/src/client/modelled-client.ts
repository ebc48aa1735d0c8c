import { isApiError } from '@advisor/api-client/api-error';
import { operationQuery } from '@advisor/api-client/operation-query';
import { serverNow } from '@advisor/api-client/server-clock';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { ageOn } from '@advisor/lending/calendar-and-money/calendar';
import { addressType, clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { CustomerDetail } from '@advisor/contracts/customer/detail';
import { permission } from '@advisor/contracts/permissions';
import { clientOfCustomer } from '@advisor/shell/client-of-customer';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { usePermission } from '@advisor/shell/session';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readClientInAddress, withClient, withoutClient } from '../offer/client-in-address';
import type { FoundClient } from './client-search.mutations';

/** The screen says by itself that a client is not known; modelling goes on without. */
const clientQuery = (clientId: number) => ({
  ...operationQuery(
    customerCalls.get,
    { body: { identity: { id: clientId, scheme: clientIdentityScheme.register.code } } },
    { meta: { allowFailure: isApiError } },
  ),
  retry: false,
  staleTime: 5 * 60_000,
});

/** Asks for the client that an address names, so that the form begins with what is known of them. */
export async function prefetchClientInAddress(
  queryClient: QueryClient,
  address: string,
): Promise<void> {
  const clientId = readClientInAddress(new URL(address).searchParams);
  if (clientId !== undefined) await queryClient.prefetchQuery(clientQuery(clientId));
}

function toFoundClient({ identity, naturalPerson, addresses }: CustomerDetail): FoundClient {
  const { firstName, lastName, dateOfBirth } = naturalPerson;
  const city = addresses.find(
    ({ addressTypeId }) => addressTypeId === addressType.permanent.code,
  )?.city;
  return {
    identity,
    firstName,
    lastName,
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(city !== undefined && { city }),
  };
}

/** Of the client today; null while nobody is known. */
export const ageOf = (client: Pick<FoundClient, 'dateOfBirth'> | undefined): number | null =>
  client?.dateOfBirth === undefined ? null : ageOn(bankDay(serverNow()), client.dateOfBirth);

export interface ModelledClient {
  /** Undefined while nobody is modelled for, or it is not known who it is. */
  client: FoundClient | undefined;
  /** The register is asked who it is. */
  isAsked: boolean;
  /** Why it is not known; undefined when it is. */
  failure: 'unknown' | 'failed' | undefined;
  askAgain: () => void;
  /** Nobody, by undefined. The address says who, so that a reload and the way back find them. */
  choose: (client: Pick<FoundClient, 'identity'> | undefined) => void;
}

/** Whom is modelled for, for those who may search the client register. */
export function useModelledClient(): ModelledClient {
  const [params, setParams] = useSearchParams();
  const maySearch = usePermission(permission.searchPerson);
  const clientId = maySearch ? readClientInAddress(params) : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...clientQuery(clientId ?? 0),
    enabled: clientId !== undefined,
  });
  const client = useMemo(() => data && toFoundClient(data), [data]);
  useEffect(() => {
    if (!data) return;
    const { client: former, clear, update } = useCurrentClientStore.getState();
    if (former.identity?.id !== data.identity.id) clear();
    update(clientOfCustomer(data));
  }, [data]);
  return {
    client,
    isAsked: isFetching,
    failure: !error || isFetching ? undefined : isUnknown(error) ? 'unknown' : 'failed',
    askAgain: () => void refetch(),
    choose: (chosen) =>
      setParams(
        (known) => (chosen ? withClient(known, chosen.identity.id) : withoutClient(known)),
        { replace: true, preventScrollReset: true },
      ),
  };
}

const isUnknown = (error: unknown): boolean => isApiError(error) && error.status === 404;
