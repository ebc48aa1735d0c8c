import { call, type CallInput } from '@advisor/api-client/call';
import { permission } from '@advisor/contracts/permissions';
import { paths } from '@advisor/shell/paths';
import { usePermission } from '@advisor/shell/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefused, refusalOf } from '../client/client-search.mutations';
import { isAboutClient, type RefusedClient } from '../client/refused-client';
import { invalidateOffers } from '../offer/offer.queries';

export type CaseClient = CallInput<'offer.createCase'>['body']['customer'];

/** Makes a case of an offer, once however fast somebody clicks, and opens its hub, or the case itself. */
export function useCreateCase(offerId: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mayOpenHub = usePermission(permission.salesArrangementAccess);
  const isRunning = useRef(false);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (customer: CaseClient) =>
      call('offer.createCase', { params: { offerId }, body: { customer } }),
    gcTime: 0,
    meta: { allowFailure: isRefused },
    onSuccess: async ({ caseId, salesArrangementId }) => {
      await invalidateOffers(queryClient);
      await navigate(
        mayOpenHub ? paths.loanHub({ caseId, salesArrangementId }) : paths.caseDetail({ caseId }),
      );
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  /** @param onRefused the server refuses the client, and not the offer */
  const createCase = (customer: CaseClient, onRefused: () => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(customer, {
      onError: (failure) => {
        const refusal = refusalOf(failure);
        if (refusal && isAboutClient(refusal)) onRefused();
      },
    });
  };
  const refused = useMemo((): RefusedClient | undefined => {
    const refusal = refusalOf(error);
    const identity = variables?.kind === 'identified' ? variables.identity : undefined;
    return refusal && { ...refusal, identity };
  }, [error, variables]);
  return { createCase, isPending, refused };
}
