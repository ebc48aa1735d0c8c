import { isApiError, type ApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { permission } from '@advisor/contracts/permissions';
import { paths } from '@advisor/shell/paths';
import { usePermission } from '@advisor/shell/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { invalidateOffers } from '../offer/offer.queries';

export type CaseClient = CallInput<'offer.createCase'>['body']['customer'];

/** The dialog shows why; anything else goes to the error policy. */
const isRefused = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 400 || error.status === 409);

/** Why the server has refused, to be shown in the dialog. */
export const refusalOf = (error: unknown): string | undefined =>
  isRefused(error) ? error.messages[0]?.message : undefined;

/** Finds persons in the register; nothing of what was typed stays in the cache. */
export const useSearchClients = () =>
  useMutation({
    mutationFn: (body: CallInput<'customer.search'>['body']) => call('customer.search', { body }),
    gcTime: 0,
    meta: { allowFailure: isRefused },
  });

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
