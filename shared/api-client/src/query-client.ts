import { MutationCache, QueryCache, QueryClient, type Mutation } from '@tanstack/react-query';
import { isApiError, type ApiError } from './api-error';
import type { ErrorFlag, ShownElsewhere } from './error-policy';

/** A type and no interface, so that a word which nobody reads is an error of the compiler. */
export type ErrorMeta = {
  /**
   * Skips the global error policy: the caller shows the failure itself, or lives without. A function
   * chooses the failures; the rest, such as an expired session, stays with the policy.
   */
  allowFailure?: boolean | ((error: unknown) => boolean);
  /** Nobody misses its answer: while it fails, nothing waits for the server. */
  isDispensable?: boolean;
  /** Failures that the screen shows by itself: no banner repeats them. */
  shows?: readonly ErrorFlag[];
  /** Of a mutation that changes nothing: what was said of the change before stays. */
  isRead?: boolean;
  /** What stands at the form's fields, by field: no banner repeats it. */
  fieldErrors?: (error: ApiError) => Readonly<Record<string, string>>;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

export interface FailureContext extends ShownElsewhere {
  /** Does the failed change again; a query is read again by whoever shows it. */
  retry?: () => void;
}

interface QueryClientOptions {
  /** The one place that final failures reach, unless their meta allows failure. */
  onFailure: (error: unknown, context: FailureContext) => void;
  /** The user changes something: what was said of the change before is old. Reads never are one. */
  onChangeStart?: () => void;
}

/** Variables of a change that knows better how it is done again, with what stands in its form now. */
const ownRetry = (variables: unknown): (() => void) | undefined =>
  typeof variables === 'object' &&
  variables !== null &&
  'retry' in variables &&
  typeof variables.retry === 'function'
    ? (variables.retry as () => void)
    : undefined;

/** A failure of the other try is reported as that of the first. */
const repeat = async (
  mutation: Mutation<unknown, unknown, unknown, unknown>,
  variables: unknown,
): Promise<void> => {
  await mutation.execute(variables).catch(() => undefined);
};

const nothing = () => ({});
const maxRetries = 2;

/** The product's query client. */
export function createQueryClient({ onFailure, onChangeStart }: QueryClientOptions): QueryClient {
  const report = (
    error: unknown,
    { allowFailure = false, shows = [], fieldErrors = nothing }: ErrorMeta = {},
    context: Pick<FailureContext, 'isWithoutReader' | 'retry'>,
  ) => {
    if (typeof allowFailure === 'function' ? allowFailure(error) : allowFailure) return;
    onFailure(error, { ...context, shows, fieldErrors });
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, query.meta, { isWithoutReader: !query.isActive() }),
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        if (!mutation.meta?.isRead) onChangeStart?.();
      },
      onError: (error, variables, _result, mutation) =>
        report(error, mutation.meta, {
          isWithoutReader: false,
          retry: ownRetry(variables) ?? (() => void repeat(mutation, variables)),
        }),
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < maxRetries && isApiError(error) && error.isServerAway,
        retryDelay: (attempt) => Math.min(300 * 2 ** attempt, 2_000),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
