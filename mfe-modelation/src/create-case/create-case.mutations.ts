import { call, type CallInput } from '@advisor/api-client/call';
import { permission } from '@advisor/contracts/permissions';
import { paths } from '@advisor/shell/paths';
import { usePermission } from '@advisor/shell/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefused, refusalOf } from '../client/client-search.mutations';
import { invalidateOffers } from '../offer/offer.queries';

export type CaseClient = CallInput<'offer.createCase'>['body']['customer'];

/** Makes a case of an offer, once however fast somebody clicks, and opens its hub, or the case itself. */
export function useCreateCase(offerId: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mayOpenHub = usePermission(permission.salesArrangementAccess);
  const isRunning = useRef(false);
  const { mutate, isPending, error } = useMutation({
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
  const createCase = (customer: CaseClient) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(customer);
  };
  return { createCase, isPending, refusal: refusalOf(error) };
}
