import { drawingDateMarkers, errorCode } from '@advisor/contracts/error-codes';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { isApiError, type ApiError } from './api-error';

/** Failures that a screen may show by itself instead of the general banner. */
export type ErrorFlag =
  | 'conflict'
  | 'customerNotInBusinessRegister'
  | 'customerAlreadyOnHousehold'
  | 'businessRegisterUnavailable'
  | 'expectedDateOfDrawing'
  | 'notEligible';

/** Our own text, by the end of its key `host:error.…`, where the server's does not count. */
export type ErrorText =
  | 'forbidden'
  | 'network'
  | 'service'
  | 'timeout'
  | 'unconfirmed'
  | 'unexpected';

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
  /** What the failure is beside its status, for screens that show it by themselves. */
  flag?: ErrorFlag;
  banner?: ErrorBanner;
}

/** What of a failure is shown without the banner. */
export interface ShownElsewhere {
  /** Nobody on the screen reads the query: the route's error element shows the failure, if anybody. */
  isWithoutReader: boolean;
  /** Flags that the screen shows by itself. */
  shows: readonly ErrorFlag[];
  /** What stands at the form's fields, by field. */
  fieldErrors: (error: ApiError) => Readonly<Record<string, string>>;
}

/** Codes of a refused request (400) with a flag of their own. */
const flagOfCode = new Map<number, ErrorFlag>([
  [errorCode.customerNotInBusinessRegister, 'customerNotInBusinessRegister'],
  [errorCode.customerAlreadyOnHousehold, 'customerAlreadyOnHousehold'],
  [errorCode.notEligible, 'notEligible'],
]);

function flagOfRefusal({ messages }: ApiError): ErrorFlag | undefined {
  for (const { errorCode: code, message } of messages) {
    const flag = flagOfCode.get(code);
    if (flag) return flag;
    if (drawingDateMarkers.some((marker) => message.includes(marker)))
      return 'expectedDateOfDrawing';
  }
  return undefined;
}

/** The flag of a failure, whether a screen shows it or not. */
export function flagOf(error: ApiError): ErrorFlag | undefined {
  if (error.isConflict) return 'conflict';
  if (error.status === 400) return flagOfRefusal(error);
  return error.status === 500 && error.hasCode(errorCode.businessRegisterUnavailable)
    ? 'businessRegisterUnavailable'
    : undefined;
}

function textBanner(text: ErrorText, error?: ApiError): ErrorBanner {
  return { text, severity: 1, traceId: error?.traceId, errorCode: error?.code };
}

/** The first message that no form shows; undefined when a form shows them all. */
function messageBanner(error: ApiError, { fieldErrors }: ShownElsewhere): ErrorBanner | undefined {
  const { messages, traceId } = error;
  if (messages.length === 0) return textBanner('unexpected', error);
  const atFields = new Set(Object.values(fieldErrors(error)));
  const shown = messages.find(({ message }) => !atFields.has(message));
  if (!shown) return undefined;
  const { message, severity, description, errorCode: code } = shown;
  return { message, severity, description, traceId, errorCode: code };
}

/** The specification wants these beside what the screen makes of them. */
const withBanner: ReadonlySet<ErrorFlag> = new Set(['businessRegisterUnavailable']);

function decideStatus(error: ApiError, shown: ShownElsewhere): ErrorDecision {
  if (error.status === 401) return { signIn: true };
  if (error.status === 403) {
    return error.operationId === sessionCalls.loggedInUser.id
      ? { signOut: 'no_permission' }
      : { banner: textBanner('forbidden', error) };
  }
  const flag = flagOf(error);
  const isShown = flag !== undefined && shown.shows.includes(flag) && !withBanner.has(flag);
  const banner = isShown ? undefined : messageBanner(error, shown);
  return { ...(flag && { flag }), ...(banner && { banner }) };
}

function decideFailure(error: ApiError, shown: ShownElsewhere): ErrorDecision {
  if (error.isServerAway) return { banner: textBanner('network', error) };
  if (error.kind === 'timeout') return { banner: textBanner('timeout', error) };
  return error.kind === 'http' ? decideStatus(error, shown) : {};
}

/**
 * Where a failure goes: the table of part 2, section 8, for the host and for tests of remotes. What
 * the route's error element or the screen shows by itself raises no banner, so that it stands on the
 * screen once.
 */
export function decideError(error: unknown, shown: ShownElsewhere): ErrorDecision {
  const { isWithoutReader } = shown;
  if (!isApiError(error)) return isWithoutReader ? {} : { banner: textBanner('unexpected') };
  const { banner, ...rest } = decideFailure(error, shown);
  return isWithoutReader || !banner ? rest : { ...rest, banner };
}
