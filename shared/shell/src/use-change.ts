import { isApiError, type ApiError } from '@advisor/api-client/api-error';
import { flagOf, type ErrorFlag } from '@advisor/api-client/error-policy';
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type MutationKey,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { notify, type Notification } from './notifications';
import { queriesOf } from './queries-of';

type Success = Pick<Notification, 'title' | 'description' | 'key'>;

export interface ChangeOptions<Input, Answer> {
  /**
   * What is changed: `['case.cancel', caseId]`. Of changes with the same key one runs at a time, and
   * what became of the last one is forgotten when the key becomes another.
   */
  key: MutationKey;
  /**
   * Makes the call. The idempotency key stays the same while the same input is sent without an answer;
   * it is for calls that take one.
   */
  call: (input: Input, context: { idempotencyKey: string }) => Promise<Answer>;
  /** Areas or operations whose queries are read again: `['case', 'checklist.get']`. */
  invalidates?: readonly string[];
  /** Notification when it is done; nothing is said when there is none for the answer. */
  success?: string | ((answer: Answer) => Success | undefined);
  /** Shows it before the server has answered. @returns takes it back */
  optimistic?: (input: Input) => Promise<() => void>;
  /** Failures that the screen shows by `flag` and `refusal`; the others raise the banner. */
  shows?: readonly ErrorFlag[];
  /** What stands at the form's fields, by their names; messages left out raise the banner. */
  fieldErrors?: (error: ApiError) => Readonly<Record<string, string>>;
  /** Skips the error policy for failures that the screen shows in its own way. */
  allowFailure?: (error: unknown) => boolean;
  /** It changes nothing, but is asked for like a change: what was said of the change before stays. */
  isRead?: boolean;
  /** How long input and answer stay in memory once nobody shows them, in ms; 0 for personal data. */
  gcTime?: number;
}

export interface ChangeOutcome<Answer> {
  /** It is done; called before anything is read again, which may take the form away. */
  onDone?: (answer: Answer) => unknown;
  /** It failed, and the screen shows it (`shows`, `allowFailure`); before anything is read again. */
  onRefused?: (error: ApiError) => unknown;
  /** How another try is made; without it the same input is sent again. `FormShell` gives it. */
  retry?: () => void;
}

interface Run<Input, Answer> extends ChangeOutcome<Answer> {
  input: Input;
  idempotencyKey: string;
}

export interface Change<Input, Answer> {
  /** Starts it, unless it runs: a double click means it once. The same function as long as the key. */
  run: (input: Input, outcome?: ChangeOutcome<Answer>) => void;
  /**
   * As `run`, for one step of several, which does not wait for what the one before has drawn.
   * @returns the answer once it is done; undefined when it failed or runs already
   */
  runAsync: (input: Input, outcome?: ChangeOutcome<Answer>) => Promise<Answer | undefined>;
  /**
   * As long as a click is ignored: from the first one, wherever it was made, until what is done is
   * drawn.
   */
  isRunning: boolean;
  answer: Answer | undefined;
  /** Why the last one failed. */
  failure: ApiError | undefined;
  /** By which of `shows` the last one failed. */
  flag: ErrorFlag | undefined;
  /** What the server says of `flag`. */
  refusal: string | undefined;
  /** For `FormShell`. */
  submitError: { fieldErrors: Readonly<Record<string, string>> } | undefined;
  /** Forgets what became of the last one. */
  forget: () => void;
}

const noFieldErrors = () => ({});

/** For `fieldErrors`: the form names its fields as the call does. */
export const byField = ({ fieldErrors }: ApiError): Readonly<Record<string, string>> => fieldErrors;

/** Whoever shows it next asks. @returns reads what is on the screen, unless it was read meanwhile */
async function markAsOld(queryClient: QueryClient, isConcerned: (query: Query) => boolean) {
  const filters = { predicate: isConcerned };
  // Their answers may be of before the change.
  const underWay = new Set(
    queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }),
  );
  await queryClient.invalidateQueries({ ...filters, refetchType: 'none' });
  return () =>
    queryClient.refetchQueries({
      type: 'active',
      predicate: (query) =>
        isConcerned(query) && (query.state.isInvalidated || underWay.has(query)),
    });
}

/** The same input sent again without an answer in between has the same key. */
function createIdempotencyKeys() {
  let unanswered: { text: string; key: string } | undefined;
  return {
    keyOf: (input: unknown): string => {
      const text = JSON.stringify(input) ?? '';
      if (unanswered?.text !== text) unanswered = { text, key: crypto.randomUUID() };
      return unanswered.key;
    },
    forgetKey: () => {
      unanswered = undefined;
    },
  };
}

/**
 * The one way to change data: once however often it is asked for, what is shown is read again, success
 * is notified, and each failure has one place. See docs/contributing.md, 'Change data'.
 * @example
 * const cancel = useChange({
 *   key: ['case.cancel', caseId],
 *   call: () => call(caseCalls.cancel, { params: { caseId } }),
 *   invalidates: ['case'],
 *   success: t('cancel.done'),
 *   shows: ['conflict'],
 * });
 * cancel.run(undefined, { onDone: close });
 */
export function useChange<Input = void, Answer = unknown>({
  key,
  call,
  invalidates = [],
  success,
  optimistic,
  shows = [],
  fieldErrors = noFieldErrors,
  allowFailure,
  isRead = false,
  gcTime,
}: ChangeOptions<Input, Answer>): Change<Input, Answer> {
  const queryClient = useQueryClient();
  const [{ keyOf, forgetKey }] = useState(createIdempotencyKeys);
  // What is done is on the screen a moment later: until then it runs, and a second click is one of the
  // first. Whoever sees a free button is heard.
  const [isDrawing, startDrawing] = useTransition();
  const doneCount = useRef(0);
  const drawnCount = useRef(0);
  const [nextDrawnCount, setNextDrawnCount] = useState(0);
  useLayoutEffect(() => {
    drawnCount.current = nextDrawnCount;
  }, [nextDrawnCount]);
  const shownFlag = (error: ApiError): ErrorFlag | undefined => {
    const flag = flagOf(error);
    return flag !== undefined && shows.includes(flag) ? flag : undefined;
  };
  // Whoever else has the same key is ignored meanwhile, too.
  const pending = useMutationState({
    filters: { mutationKey: key, exact: true, status: 'pending' },
    select: ({ state }) => state.status,
  });
  const { mutateAsync, data, error, reset } = useMutation({
    mutationKey: key,
    ...(gcTime !== undefined && { gcTime }),
    meta: { shows, fieldErrors, isRead, ...(allowFailure && { allowFailure }) },
    mutationFn: ({ input, idempotencyKey }: Run<Input, Answer>) => call(input, { idempotencyKey }),
    onMutate: ({ input }) => optimistic?.(input),
    onSuccess: async (answer, { onDone }) => {
      forgetKey();
      const done = typeof success === 'string' ? { title: success } : success?.(answer);
      // Persistent, because what is done may lead to another screen.
      if (done) notify({ type: 'success', autoHide: true, persist: true, ...done });
      // First, so that a screen to which it leads reads what is new.
      const readAgain = await markAsOld(queryClient, queriesOf(invalidates));
      const finish = async () => onDone?.(answer);
      // What goes wrong afterwards is a fault of the program and no failure of the change.
      await finish().catch((fault: unknown) => void Promise.reject(fault));
      doneCount.current += 1;
      // After the transition to another screen, if there is one.
      startDrawing(() => setNextDrawnCount(doneCount.current));
      await readAgain();
    },
    onError: async (failed, { onRefused }, takeBack) => {
      takeBack?.();
      if (!isApiError(failed)) return;
      const isShown = shownFlag(failed) !== undefined;
      const readAgain = await markAsOld(queryClient, queriesOf(invalidates));
      if (isShown || allowFailure?.(failed)) await onRefused?.(failed);
      // Somebody else has changed it. Without an answer nobody knows; the next who shows it asks.
      if (isShown || failed.isConflict) await readAgain();
    },
  });
  const failure = isApiError(error) ? error : undefined;
  const flag = failure && shownFlag(failure);
  // Made once of each failure: a form shows it once.
  const [submitError, setSubmitError] = useState<Change<Input, Answer>['submitError']>();
  const [mapped, setMapped] = useState<ApiError>();
  if (failure !== mapped) {
    setMapped(failure);
    setSubmitError(failure && { fieldErrors: fieldErrors(failure) });
  }
  // A key is made anew by each render.
  const keyText = JSON.stringify(key);
  const runAsync = useCallback<Change<Input, Answer>['runAsync']>(
    async (input, outcome) => {
      const mutationKey = JSON.parse(keyText) as MutationKey;
      if (queryClient.isMutating({ mutationKey, exact: true }) > 0) return undefined;
      // What failed has been told by the error policy, or is shown by the screen.
      return mutateAsync({ input, idempotencyKey: keyOf(input), ...outcome }).catch(
        () => undefined,
      );
    },
    [queryClient, keyText, mutateAsync, keyOf],
  );
  const run = useCallback<Change<Input, Answer>['run']>(
    (input, outcome) => {
      // What only asks may be asked for anew at once, with something else.
      if (isRead || drawnCount.current === doneCount.current) void runAsync(input, outcome);
    },
    [runAsync, isRead],
  );
  return {
    run,
    runAsync,
    isRunning: pending.length > 0 || (isDrawing && !isRead),
    answer: data,
    failure,
    flag,
    refusal: flag && failure?.messages[0]?.message,
    submitError,
    forget: reset,
  };
}
