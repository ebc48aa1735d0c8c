import { isApiError } from '@advisor/api-client/api-error';
import { call, type CallInput } from '@advisor/api-client/call';
import { errorCode } from '@advisor/contracts/error-codes';
import { notify } from '@advisor/shell/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateCases } from '../../case/case.queries';
import { isRunning } from '../../case/is-running';

type TaskInput = CallInput<'task.create'>['body'];
type Answer = CallInput<'task.update'>['body'];
type Result = CallInput<'task.finish'>['body'];

/** Told beside what was asked for: somebody was faster, or the rules do not allow it. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && (error.status === 409 || error.hasCode(errorCode.notEligible));

const refusalText = (error: unknown): string | undefined =>
  isApiError(error) && isRefusal(error) ? error.messages[0]?.message : undefined;

interface TaskChange<Input> {
  mutationKey: readonly unknown[];
  send: (input: Input) => Promise<unknown>;
  /** Title of the notification. */
  done: string;
}

interface Outcome {
  /** Closes what the user answered in. */
  onDone?: () => void;
  /** What is told of the refusal, where what it was written in goes away with it. */
  onRefused?: (text: string | undefined) => void;
}

interface Call<Input> extends Outcome {
  input: Input;
}

/** A change of a case's tasks, once however often it is asked for. Whoever was faster is shown. */
function useTaskChange<Input>({ mutationKey, send, done }: TaskChange<Input>) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: ({ input }: Call<Input>) => send(input),
    meta: { showsFieldErrors: true, allowFailure: isRefusal },
    onSuccess: async (_, { onDone }) => {
      // First: what is read again may take the form away, and a callback of its own with it.
      onDone?.();
      await invalidateCases(queryClient);
      notify({ type: 'success', autoHide: true, title: done });
    },
    onError: async (failed, { onRefused }) => {
      if (!isRefusal(failed)) return;
      onRefused?.(refusalText(failed));
      await invalidateCases(queryClient);
    },
  });
  const start = (input: Input, outcome: Outcome = {}) => {
    if (!isRunning(queryClient, mutationKey)) mutate({ input, ...outcome });
  };
  return { start, isPending, error, refusal: refusalText(error) };
}

interface Texts {
  /** Title of the notification. */
  done: string;
}

export const useCreateTask = (caseId: number, { done }: Texts) =>
  useTaskChange({
    mutationKey: ['task.create', caseId],
    send: (body: TaskInput) => call('task.create', { params: { caseId }, body }),
    done,
  });

export const useAnswerTask = (caseId: number, taskId: number, { done }: Texts) =>
  useTaskChange({
    mutationKey: ['task.update', caseId, taskId],
    send: (body: Answer) => call('task.update', { params: { caseId, taskId }, body }),
    done,
  });

export const useCancelTask = (caseId: number, taskId: number, { done }: Texts) =>
  useTaskChange({
    mutationKey: ['task.cancel', caseId, taskId],
    send: () => call('task.cancel', { params: { caseId, taskId } }),
    done,
  });

export const useFinishTask = (caseId: number, taskId: number, { done }: Texts) =>
  useTaskChange({
    mutationKey: ['task.finish', caseId, taskId],
    send: (body: Result) => call('task.finish', { params: { caseId, taskId }, body }),
    done,
  });
