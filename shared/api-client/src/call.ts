import type {
  BodyOf,
  EndpointDeclaration,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@advisor/contracts/endpoint';
import { backgroundHeader, traceIdHeader } from '@advisor/contracts/error-codes';
import type { ErrorMessage, UnauthorizedBody } from '@advisor/contracts/errors';
import type { EndpointOf, Operation } from '@advisor/contracts/operation';
import { ApiError, gatewayStatuses, type ApiErrorKind } from './api-error';
import { sendForm, toForm } from './send-form';
import { noteServerTime } from './server-clock';

/** A call without an answer ends after this many milliseconds; long work asks for more. */
export const defaultTimeoutMs = 30_000;

type Argument<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends V
    ? { [P in K]?: V }
    : { [P in K]: V };

type InputOf<E extends EndpointDeclaration> = Argument<'params', ParamsOf<E>> &
  Argument<'query', QueryOf<E>> &
  Argument<'body', BodyOf<E>>;

/** What a call takes; as `CallInput<typeof caseCalls.get>`. */
export type CallInput<O extends Operation> = InputOf<EndpointOf<O>>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Not the user's doing (polling): does not prolong the session. */
  background?: boolean;
  /** The user may stop waiting for it (`cancelCalls`). Reads are, writes are not unless said so. */
  cancellable?: boolean;
  /** Beside those that every call carries. */
  headers?: Readonly<Record<string, string>>;
  /** For a body with a file: the share of it that has left, 0 to 1. */
  onProgress?: (share: number) => void;
}

export type { CallResponse } from '@advisor/contracts/operation';

type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
/** The input may be left out when nothing in it is required. */
type CallArguments<E extends EndpointDeclaration> =
  RequiredKeys<InputOf<E>> extends never
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions];

/** What tells one call of an operation from another. */
export interface KnownInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

interface ApiConfig {
  /** Base of relative operation paths, with the trailing slash. */
  baseUrl: string;
  /** Origin of the signature service, whose paths begin with its context; '' for our own. */
  serviceOrigin: string;
  /** An answer that the page has already, for the first who asks. */
  known?: (operation: Operation, input: KnownInput) => Response | undefined;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
  onCallStart?: (operation: Operation, options: CallOptions) => void;
  /** The server itself answered, also with a failure; not a gateway in front of it. */
  onAnswer?: (operation: Operation, options: CallOptions, status: number) => void;
  /** The session is gone; true when there is another, with which the call is made once more. */
  onUnauthorized?: (operation: Operation) => Promise<boolean>;
  onCallEnd?: (operation: Operation, options: CallOptions) => void;
}

let config: ApiConfig = { baseUrl: '/api/v1/', serviceOrigin: '' };

const ofService = '/{context}/';

const cancellable = new Set<AbortController>();

/** Stops every cancellable call that is under way; each fails with an `ApiError` of kind `cancelled`. */
export function cancelCalls(): void {
  for (const controller of cancellable) controller.abort();
}

/** Set once by the host before the first call. */
export function configureApi(next: Partial<ApiConfig>): void {
  config = { ...config, ...next };
}

type Values = Record<string, unknown>;

/**
 * URL of an operation, for calls and for plain links (downloads, sign-out).
 * Array values of the query are joined by commas, undefined ones left out.
 */
export function operationUrl<E extends EndpointDeclaration>(
  operation: Operation<E>,
  input?: Omit<InputOf<E>, 'body'>,
): string {
  const { params = {}, query = {} } = (input ?? {}) as { params?: Values; query?: Values };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new TypeError(`${operation.id}: parameter ${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined)
      search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const origin = operation.path.startsWith(ofService) ? config.serviceOrigin : '';
  const base = path.startsWith('/') ? origin + path : config.baseUrl + path;
  return search.size > 0 ? `${base}?${search}` : base;
}

async function toApiError(operationId: string, response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError({
    kind: 'http',
    status: response.status,
    operationId,
    messages: Array.isArray(body) ? (body as ErrorMessage[]) : [],
    unauthorized: response.status === 401 ? (body as UnauthorizedBody | undefined) : undefined,
    traceId: response.headers.get(traceIdHeader) ?? undefined,
  });
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('application/json')) return response.json();
  return type.startsWith('text/') ? response.text() : response.blob();
}

function failureKind(timeout: AbortSignal, cancel: AbortSignal): ApiErrorKind {
  if (cancel.aborted) return 'cancelled';
  return timeout.aborted ? 'timeout' : 'network';
}

/**
 * Makes one call of the contract.
 * @throws {ApiError} on an HTTP error, a network failure, a time-out or `cancelCalls`
 * @throws the signal's reason when `options.signal` is aborted
 */
export async function call<E extends EndpointDeclaration>(
  operation: Operation<E>,
  ...args: CallArguments<E>
): Promise<ResponseOf<E>> {
  try {
    return await callOnce(operation, ...args);
  } catch (error) {
    // Whoever is not known to the server has changed nothing, so that it may be said again.
    const isUnknown = error instanceof ApiError && error.status === 401;
    if (!isUnknown || !(await config.onUnauthorized?.(operation))) throw error;
    return callOnce(operation, ...args);
  }
}

async function callOnce<E extends EndpointDeclaration>(
  operation: Operation<E>,
  ...[input, options = {}]: CallArguments<E>
): Promise<ResponseOf<E>> {
  const operationId = operation.id;
  const url = operationUrl(operation, input as Omit<InputOf<E>, 'body'>);
  const { body } = (input ?? {}) as { body?: unknown };
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), options.timeoutMs ?? defaultTimeoutMs);
  const cancel = new AbortController();
  if (options.cancellable ?? operation.method === 'GET') cancellable.add(cancel);
  config.onCallStart?.(operation, options);
  try {
    const form = toForm(body);
    const headers = {
      accept: 'application/json',
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      ...(options.background ? { [backgroundHeader]: '1' } : {}),
      ...config.headers,
      ...options.headers,
    };
    const signal = AbortSignal.any([
      timeout.signal,
      cancel.signal,
      ...(options.signal ? [options.signal] : []),
    ]);
    const known = options.background ? undefined : config.known?.(operation, input ?? {});
    const response = known
      ? known
      : form
        ? await sendForm(url, { headers, body: form, signal, onProgress: options.onProgress })
        : await fetch(url, {
            method: operation.method,
            credentials: 'include',
            headers,
            body: body === undefined ? null : JSON.stringify(body),
            signal,
          });
    noteServerTime(response.headers.get('date'));
    if (!gatewayStatuses.has(response.status))
      config.onAnswer?.(operation, options, response.status);
    if (!response.ok) throw await toApiError(operationId, response);
    return (await readBody(response)) as ResponseOf<E>;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (options.signal?.aborted) throw options.signal.reason;
    const kind = failureKind(timeout.signal, cancel.signal);
    throw new ApiError({ kind, status: 0, operationId, cause });
  } finally {
    clearTimeout(timer);
    cancellable.delete(cancel);
    config.onCallEnd?.(operation, options);
  }
}
