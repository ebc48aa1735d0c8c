import { caseAddresses } from '@advisor/addresses/case';
import { call, type CallInput } from '@advisor/api-client/call';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { useChange } from '@advisor/shell/use-change';
import { releaseGuards } from '@advisor/shell/use-leave-guard';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefused, refusalOf } from '../client/client-search.mutations';
import { isAboutClient, type RefusedClient } from '../client/refused-client';
import { offerReaders } from '../offer/offer.queries';

export type CaseClient = CallInput<typeof offerCalls.createCase>['body']['customer'];

/**
 * Makes a case of an offer, and opens its hub, or the case itself.
 * @param onFounded before it is opened
 */
export function useCreateCase(offerId: number, onFounded?: () => void) {
  const navigate = useNavigate();
  const mayOpenHub = usePermission(permission.salesArrangementAccess);
  const [refused, setRefused] = useState<RefusedClient>();
  const { run, isRunning } = useChange({
    key: [offerCalls.createCase.id, offerId],
    call: (customer: CaseClient) =>
      call(offerCalls.createCase, { params: { offerId }, body: { customer } }),
    invalidates: offerReaders,
    allowFailure: isRefused,
    // Who the client is.
    gcTime: 0,
  });
  /** @param onRefused told whether the server refuses the client, and not the offer */
  const createCase = (customer: CaseClient, onRefused: (isClient: boolean) => void) => {
    setRefused(undefined);
    run(customer, {
      onDone: ({ caseId, salesArrangementId }) => {
        onFounded?.();
        // The case may be of another variant than the one in the form.
        releaseGuards();
        return navigate(
          mayOpenHub
            ? caseAddresses.loanHub.to({ caseId, salesArrangementId })
            : caseAddresses.caseDetail.to({ caseId }),
        );
      },
      onRefused: (failure) => {
        const refusal = refusalOf(failure);
        if (!refusal) return;
        const identity = customer.kind === 'identified' ? customer.identity : undefined;
        setRefused({ ...refusal, identity });
        onRefused(isAboutClient(refusal));
      },
    });
  };
  return { createCase, isRunning, refused };
}
