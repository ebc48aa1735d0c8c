import { isApiError } from './api-error';

/**
 * Writes a failed call into the browser's console, where the bank's monitoring reads it. Only what
 * holds no personal data: the call, the kind of failure and the trace id of the server's log line.
 */
export function logFailure(error: unknown): void {
  const isKnown = error instanceof Error;
  const traceId = isApiError(error) ? error.traceId : undefined;
  console.error(isKnown ? `${error.name}: ${error.message}` : 'Unknown failure', traceId ?? '');
}
