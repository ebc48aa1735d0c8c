import { drawingDateMarkers, errorCode } from '@advisor/contracts/error-codes';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { isApiError, type ApiError } from '@advisor/api-client/api-error';
import type { FailureContext } from '@advisor/api-client/query-client';
import type { ErrorFlag } from '@advisor/shell/error-flags';

/** Text of the host, by the end of its key `host:error.…`, where the server's own does not count. */
export type ErrorText = 'forbidden' | 'network' | 'service' | 'timeout' | 'unexpected';

export interface ErrorBanner {
  /** The server's Czech text. */
  message?: string | undefined;
  /** Our own text, instead of `message`. */
  text?: ErrorText;
  severity: ErrorMessage['severity'];
  description?: string | undefined;
  traceId?: string | undefined;
  errorCode?: number | undefined;
}

export interface ErrorDecision {
  /** The session is gone: go and sign in. */
  signIn?: true;
  /** The user may not be here at all. */
  signOut?: 'no_permission';
  flag?: ErrorFlag;
  banner?: ErrorBanner;
  /** Shown when no screen reads the flag, so that no failure goes unseen. */
  bannerOfUnreadFlag?: ErrorBanner;
}

/** Codes of a refused request (400) with a flag of their own instead of the banner. */
const flagOfCode = new Map<number, ErrorFlag>([
  [errorCode.customerNotInBusinessRegister, 'customerNotInBusinessRegister'],
  [errorCode.customerAlreadyOnHousehold, 'customerAlreadyOnHousehold'],
  [errorCode.notEligible, 'notEligible'],
]);

function flagOf({ messages }: ApiError): ErrorFlag | undefined {
  for (const { errorCode: code, message } of messages) {
    const flag = flagOfCode.get(code);
    if (flag) return flag;
    if (drawingDateMarkers.some((marker) => message.includes(marker)))
      return 'expectedDateOfDrawing';
  }
  return undefined;
}

function textBanner(text: ErrorText, error?: ApiError): ErrorBanner {
  return { text, severity: 1, traceId: error?.traceId, errorCode: error?.code };
}

/** The first message that no form shows; undefined when a form shows them all. */
function messageBanner(error: ApiError, showsFieldErrors: boolean): ErrorBanner | undefined {
  const { messages, traceId } = error;
  if (messages.length === 0) return textBanner('unexpected', error);
  const shown = messages.find(({ field }) => !showsFieldErrors || field === undefined);
  if (!shown) return undefined;
  const { message, severity, description, errorCode: code } = shown;
  return { message, severity, description, traceId, errorCode: code };
}

function decideStatus(error: ApiError, showsFieldErrors: boolean): ErrorDecision {
  switch (error.status) {
    case 400: {
      const flag = flagOf(error);
      const banner = messageBanner(error, showsFieldErrors);
      if (!flag) return { banner };
      // The specification wants no banner for this one in any case.
      if (flag === 'customerNotInBusinessRegister') return { flag };
      return { flag, bannerOfUnreadFlag: banner };
    }
    case 401:
      return { signIn: true };
    case 403:
      return error.operationId === 'loggedInUser.get'
        ? { signOut: 'no_permission' }
        : { banner: textBanner('forbidden', error) };
    case 409:
      return { flag: 'conflict', bannerOfUnreadFlag: messageBanner(error, showsFieldErrors) };
    default: {
      const isRegisterAway =
        error.status === 500 && error.hasCode(errorCode.businessRegisterUnavailable);
      return {
        ...(isRegisterAway ? { flag: 'businessRegisterUnavailable' as const } : {}),
        banner: messageBanner(error, showsFieldErrors),
      };
    }
  }
}

function decideFailure(error: ApiError, showsFieldErrors: boolean): ErrorDecision {
  if (error.isServerAway) return { banner: textBanner('network', error) };
  if (error.kind === 'timeout') return { banner: textBanner('timeout', error) };
  return error.kind === 'http' ? decideStatus(error, showsFieldErrors) : {};
}

/**
 * Where a failure goes: the table of part 2, section 8. A failure that the route's error element
 * shows raises no banner, so that it stands on the screen once.
 */
export function decideError(
  error: unknown,
  { isWithoutReader, showsFieldErrors }: FailureContext,
): ErrorDecision {
  if (!isApiError(error)) return isWithoutReader ? {} : { banner: textBanner('unexpected') };
  const decision = decideFailure(error, showsFieldErrors);
  if (!isWithoutReader) return decision;
  const { banner: _banner, bannerOfUnreadFlag: _unread, ...rest } = decision;
  return rest;
}
