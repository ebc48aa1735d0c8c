import { caseAddresses } from '@advisor/addresses/case';
import { call, type CallResponse } from '@advisor/api-client/call';
import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseIdentifyInput } from '@advisor/contracts/case/identification';
import { useChange } from '@advisor/shell/use-change';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFormErrors, type Criterion } from './identification.schema';

type Found = CallResponse<typeof caseCalls.identify>;

const keyOf = (criterion: Criterion) => ['case.identify', criterion] as const;

/** Finds cases; exactly one opens at once. While it looks, it does not start again. */
export function useIdentifyCase(criterion: Criterion) {
  const navigate = useNavigate();
  const identify = useChange({
    key: keyOf(criterion),
    call: (body: CaseIdentifyInput) => call(caseCalls.identify, { body }, { cancellable: true }),
    isRead: true,
    fieldErrors: ({ fieldErrors }) => toFormErrors(fieldErrors),
  });
  /** @param beforeOpening when there is exactly one */
  const open = (beforeOpening: () => Promise<void>) => ({
    onDone: async ({ cases: [first, second] }: Found) => {
      if (!first || second) return;
      await beforeOpening();
      await navigate(caseAddresses.caseDetail.to(first));
    },
  });
  return { identify, open };
}

/** @returns forgets what was found by the criterion */
export function useForgetFound(criterion: Criterion): () => void {
  const cache = useQueryClient().getMutationCache();
  return useCallback(() => {
    for (const search of cache.findAll({ mutationKey: keyOf(criterion) })) cache.remove(search);
  }, [cache, criterion]);
}

/** What the last search by the criterion found; still there when the user comes back to choose again. */
export function useLastFound(criterion: Criterion): Found | undefined {
  return useMutationState({
    filters: { mutationKey: keyOf(criterion) },
    select: ({ state }) => state.data as Found | undefined,
  }).at(-1);
}
