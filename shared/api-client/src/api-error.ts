import type { ErrorMessage, UnauthorizedBody } from '@advisor/contracts/errors';

/** `cancelled`: the user stopped waiting. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'cancelled';

/** What a gateway answers while the server behind it is away. */
export const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** The one error of every failed call. Aborted calls reject with the signal's own reason instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly messages: readonly ErrorMessage[];
  readonly traceId: string | undefined;
  /** Only with 401. */
  readonly unauthorized: UnauthorizedBody | undefined;
  readonly operationId: string;

  constructor(init: {
    kind: ApiErrorKind;
    status: number;
    operationId: string;
    messages?: readonly ErrorMessage[];
    traceId?: string | undefined;
    unauthorized?: UnauthorizedBody | undefined;
    cause?: unknown;
  }) {
    // No server text in `message`: it may hold personal data and this string reaches logs.
    super(`${init.operationId} failed: ${init.kind} ${init.status}`, { cause: init.cause });
    this.kind = init.kind;
    this.status = init.status;
    this.operationId = init.operationId;
    this.messages = init.messages ?? [];
    this.traceId = init.traceId;
    this.unauthorized = init.unauthorized;
  }

  /** No connection, or a gateway says so: the server may be back soon. A time-out does not count. */
  get isServerAway(): boolean {
    return this.kind === 'network' || (this.kind === 'http' && gatewayStatuses.has(this.status));
  }

  /** Somebody else was faster, or what is to be changed has come to its end meanwhile. */
  get isConflict(): boolean {
    return this.status === 409;
  }

  /** Business code of the first message. */
  get code(): number | undefined {
    return this.messages[0]?.errorCode;
  }

  hasCode(code: number): boolean {
    return this.messages.some((message) => message.errorCode === code);
  }

  /** Messages that belong to a field of the request, by dotted path. */
  get fieldErrors(): Record<string, string> {
    return Object.fromEntries(
      this.messages.flatMap(({ field, message }) =>
        field === undefined ? [] : [[field, message]],
      ),
    );
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
