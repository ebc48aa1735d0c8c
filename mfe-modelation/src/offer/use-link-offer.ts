import { isApiError } from '@advisor/api-client/api-error';
import { call } from '@advisor/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateOffers } from './offer.queries';

const isConflict = (error: unknown) => isApiError(error) && error.status === 409;

/**
 * Makes a kept offer the one of an arrangement.
 * @param replacedOfferId the one that was shown as linked
 */
export function useLinkOffer(salesArrangementId: number, replacedOfferId: number | undefined) {
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<readonly string[]>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (offerId: number) =>
      call('salesArrangement.linkOffer', {
        params: { salesArrangementId },
        body: { offerId, ...(replacedOfferId !== undefined && { replacedOfferId }) },
      }),
    meta: { allowFailure: isConflict },
    onSuccess: () => invalidateOffers(queryClient),
  });
  /** @returns whether it is linked now; the error policy or the question knows why not */
  const link = async (offerId: number): Promise<boolean> => {
    try {
      await mutateAsync(offerId);
      return true;
    } catch (error) {
      if (isApiError(error) && isConflict(error))
        setConflict(error.messages.map(({ message }) => message));
      return false;
    }
  };
  return { link, isLinking: isPending, conflict, forgetConflict: () => setConflict(undefined) };
}
