import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where the workplace is, and who asks. */
export interface SigningServerOptions {
  /** Origin of the workplace, such as `https://workplace.bank.example`. */
  baseUrl: string;
  clientId: string;
  password: string;
  /** For an answer; 10 000 ms. */
  timeoutMs?: number;
  /** Instead of the global one, such as with a proxy. */
  fetch?: typeof globalThis.fetch;
}

/** Why the workplace did not do it. */
export type SigningServerFailure =
  /** The id or the password is wrong. */
  | 'wrongPassword'
  /** The user may not sign, or the case is somebody else's. */
  | 'forbidden'
  /** There is no such document, or this application has not shown it. */
  | 'unknownDocument'
  | 'badRequest'
  /** Too many wrong passwords; see `retryAfterSeconds`. */
  | 'tooManyAttempts'
  /** No answer, or one that says so; it may be tried again. */
  | 'unavailable'
  | 'unexpected';

/** A call that failed. */
export class SigningServerError extends Error {
  override readonly name = 'SigningServerError';
  readonly failure: SigningServerFailure;
  /** 0 without an answer. */
  readonly status: number;
  /** Identifies the call in the workplace's log. */
  readonly traceId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: SigningServerFailure, response?: Response, cause?: unknown) {
    super(`The workplace did not do it: ${failure} (${response?.status ?? 'no answer'})`, {
      cause,
    });
    this.failure = failure;
    this.status = response?.status ?? 0;
    this.traceId = response?.headers.get('x-trace-id') ?? undefined;
    const seconds = Number(response?.headers.get('retry-after') ?? NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  }
}

/** How far a document is. */
export interface DocumentState {
  documentExternalId: string;
  /** Grows with each change of the signatures. */
  revision: number;
  state: 'notPrepared' | 'notStarted' | 'inProgress' | 'waitingForScan' | 'signed' | 'cancelled';
  groups: {
    id: string;
    signatures: {
      id: string;
      state: 'notStarted' | 'inProgress' | 'signed' | 'expired' | 'declined';
    }[];
  }[];
}

export interface SigningServer {
  /**
   * A one-time code for `getCode` of the page, worthless after `expiresIn` seconds. Check first that your
   * user may see the document.
   * @throws {SigningServerError} (rejects)
   */
  createCode: (asked: {
    documentExternalId: string;
    /** Login of the advisor who uses your application. */
    login: string;
  }) => Promise<{ code: string; expiresIn: number }>;
  /**
   * The state of a document that a code was made for.
   * @throws {SigningServerError} (rejects)
   */
  readDocument: (documentExternalId: string) => Promise<DocumentState>;
}

const failures: Readonly<Record<number, SigningServerFailure>> = {
  400: 'badRequest',
  401: 'wrongPassword',
  403: 'forbidden',
  404: 'unknownDocument',
  429: 'tooManyAttempts',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The workplace, as your server asks it. */
export function signingServer(options: SigningServerOptions): SigningServer {
  const { baseUrl, clientId, password, timeoutMs = 10_000, fetch = globalThis.fetch } = options;
  const authorization = `Basic ${Buffer.from(`${clientId}:${password}`).toString('base64')}`;

  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    let response: Response;
    try {
      response = await fetch(new URL(`/api/v1/embed/${path}`, baseUrl), {
        method: body ? 'POST' : 'GET',
        headers: {
          accept: 'application/json',
          authorization,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body && JSON.stringify(body),
        // The password goes to no other address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      throw new SigningServerError('unavailable', undefined, cause);
    }
    if (!response.ok)
      throw new SigningServerError(failures[response.status] ?? 'unexpected', response);
    return (await response.json()) as Answer;
  }

  return {
    createCode: (asked) => ask('codes', asked),
    readDocument: (documentExternalId) =>
      ask(`documents/${encodeURIComponent(documentExternalId)}`),
  };
}

/** How signing has ended, as the workplace tells your server. */
export interface SigningWebhook {
  /** The same when the same is told again: keep those of the last six hours, and do each once. */
  id: string;
  type:
    | 'signature.signed'
    | 'signature.declined'
    | 'signature.expired'
    | 'signature.cancelled'
    | 'document.completed'
    | 'document.cancelled';
  /** ISO 8601. */
  happenedOn: string;
  documentExternalId: string;
  /** With `signature.…`. */
  signatureId?: string;
}

/** What came is not from the workplace, or is too old to be believed. */
export class WebhookRefusal extends Error {
  override readonly name = 'WebhookRefusal';
  readonly reason: 'malformed' | 'wrongSignature' | 'tooOld';

  constructor(reason: 'malformed' | 'wrongSignature' | 'tooOld') {
    super(`The webhook was refused: ${reason}`);
    this.reason = reason;
  }
}

export interface ReceivedWebhook {
  /** As it came, before it is parsed. */
  body: string | Uint8Array;
  /** Of Node's request, of Express or of the Fetch API. */
  headers: Headers | Record<string, string | string[] | undefined>;
  /** `whsec_…`, as the workplace's operators have it. */
  secret: string;
  /** How far the clocks may be apart, and how long a sending may take; 300. */
  toleranceSeconds?: number;
  now?: Date;
}

/**
 * What the workplace tells, once it is certain that it does. Signed as standardwebhooks.com has it, so
 * any library of that standard does the same.
 * @throws {WebhookRefusal}
 */
export function verifyWebhook(received: ReceivedWebhook): SigningWebhook {
  const { headers, secret, toleranceSeconds = 300, now = new Date() } = received;
  const header = (name: string) => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    return typeof value === 'string' ? value : '';
  };
  const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')];
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) throw new WebhookRefusal('malformed');
  const body = Buffer.from(received.body as string);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  const isSigned = header('webhook-signature')
    .split(' ')
    .map((signature) => Buffer.from(signature.replace(/^v1,/, ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  // An empty key would let everybody sign.
  if (!isSigned || key.length < 24) throw new WebhookRefusal('wrongSignature');
  const apart = Math.abs(now.getTime() / 1_000 - Number(timestamp));
  if (apart > toleranceSeconds) throw new WebhookRefusal('tooOld');
  return JSON.parse(body.toString('utf8')) as SigningWebhook;
}
