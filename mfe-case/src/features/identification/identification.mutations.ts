import { call, type CallResponse } from '@advisor/api-client/call';
import type { CaseIdentifyInput } from '@advisor/contracts/case/identification';
import { paths } from '@advisor/shell/paths';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isRunning } from '../../case/is-running';
import type { Criterion } from './identification.schema';

type Found = CallResponse<'case.identify'>;

const keyOf = (criterion: Criterion) => ['case.identify', criterion] as const;

/**
 * Finds cases; exactly one opens at once. While it looks, it does not start again.
 * @param onFound before that one opens
 */
export function useIdentifyCase(criterion: Criterion, onFound: () => Promise<void>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mutationKey = keyOf(criterion);
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    meta: { showsFieldErrors: true },
    mutationFn: (input: CaseIdentifyInput) =>
      call('case.identify', { body: input }, { cancellable: true }),
    onSuccess: async ({ cases }) => {
      const [first, second] = cases;
      if (!first || second) return;
      await onFound();
      await navigate(paths.caseDetail(first));
    },
  });
  const identify = (input: CaseIdentifyInput) => {
    if (!isRunning(queryClient, mutationKey)) mutate(input);
  };
  return { identify, isPending, error };
}

/** What the last search by the criterion found; still there when the user comes back to choose again. */
export function useLastFound(criterion: Criterion): Found | undefined {
  return useMutationState({
    filters: { mutationKey: keyOf(criterion) },
    select: ({ state }) => state.data as Found | undefined,
  }).at(-1);
}
