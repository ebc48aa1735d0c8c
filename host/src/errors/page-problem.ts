import { isRouteErrorResponse } from 'react-router-dom';
import { isApiError } from '@advisor/api-client/api-error';
import { WaitError } from '../loading/waits';
import { isIncompatible } from '../remotes/incompatible';

/** Why a screen cannot be shown, by the end of its key `host:error.page.…`. */
export type PageProblem =
  | 'notFound'
  | 'missing'
  | 'forbidden'
  | 'incompatible'
  | 'network'
  | 'timeout'
  | 'tooSlow'
  | 'cancelled'
  | 'unexpected';

/** What the error element says about a failed loader or a broken screen. */
export function pageProblem(error: unknown): PageProblem {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return 'notFound';
    return error.status === 403 ? 'forbidden' : 'unexpected';
  }
  if (error instanceof WaitError) return error.kind;
  if (!isApiError(error)) return isIncompatible(error) ? 'incompatible' : 'unexpected';
  if (error.isServerAway) return 'network';
  if (error.kind !== 'http') return error.kind;
  if (error.status === 404) return 'missing';
  return error.status === 403 ? 'forbidden' : 'unexpected';
}
