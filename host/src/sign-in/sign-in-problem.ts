import { isApiError } from '@advisor/api-client/api-error';
import { errorCode } from '@advisor/contracts/error-codes';

/** Why a sign-in failed, by the end of its key `host:signIn.problem.…`. */
export type SignInProblem = 'refused' | 'throttled' | 'unavailable' | 'failed';

export function signInProblem(error: unknown): SignInProblem {
  if (!isApiError(error)) return 'failed';
  if (error.isServerAway || error.kind !== 'http') return 'unavailable';
  if (error.status === 429) return 'throttled';
  const isRefused = error.hasCode(errorCode.signInFailed) || [400, 401].includes(error.status);
  return isRefused ? 'refused' : 'failed';
}
