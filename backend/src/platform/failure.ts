import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';

/** The caller has no valid session; the answer says where to sign in. */
export class SignInRequired extends Error {
  override name = 'SignInRequired';
}

type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 501 | 503;

/** A refusal that the client reads: its status and the contract's list of messages. */
export class Failure extends Error {
  constructor(
    readonly status: FailureStatus,
    readonly messages: ErrorMessage[],
    readonly headers: Record<string, string> = {},
  ) {
    super(`${status} ${messages.map((message) => message.errorCode).join(', ')}`);
    this.name = 'Failure';
  }
}

interface Details {
  errorCode?: number;
  description?: string;
  /** Dotted path of the request's field that is wrong. */
  field?: string;
}

function failure(
  status: FailureStatus,
  code: number,
  message: string,
  details: Details = {},
  headers: Record<string, string> = {},
) {
  return new Failure(status, [{ severity: 1, message, errorCode: code, ...details }], headers);
}

/** 400 with a Czech sentence, and the wrong field where there is one. */
export const badRequest = (message: string, details?: Details) =>
  failure(400, errorCode.invalidRequest, message, details);

/** 400 for what cannot be read at all. */
export const unreadable = () => badRequest('Požadavek nelze přečíst.');

/** 401 of a call that another application's server signs in to by its password. */
export const basicSignInRequired = () =>
  failure(
    401,
    errorCode.signInFailed,
    'Aplikace se nepřihlásila správně.',
    {},
    { 'www-authenticate': 'Basic realm="embed", charset="UTF-8"' },
  );

export const forbidden = (message = 'K této akci nemáte oprávnění.', details?: Details) =>
  failure(403, errorCode.forbidden, message, details);

export const notFound = (message = 'Požadovaný záznam neexistuje.', details?: Details) =>
  failure(404, errorCode.notFound, message, details);

export const conflict = (
  message = 'Data mezitím změnil někdo jiný. Načtěte je prosím znovu.',
  details?: Details,
) => failure(409, errorCode.conflict, message, details);

/** 413 of a file that is larger than any may be. */
export const fileTooLarge = () =>
  failure(
    413,
    errorCode.bodyTooLarge,
    'Soubor je příliš velký. Největší povolená velikost je 20 MB.',
    { field: 'file' },
  );

/** @param retryAfter seconds */
export const tooManyRequests = (message: string, retryAfter: number, details?: Details) =>
  failure(429, errorCode.tooManyRequests, message, details, { 'retry-after': String(retryAfter) });

export const notServed = () =>
  failure(501, errorCode.notServed, 'Tato funkce zatím není k dispozici.');

/** @param retryAfter seconds, absent when nobody knows */
export const unavailable = (retryAfter?: number) =>
  failure(
    503,
    errorCode.unexpected,
    'Služba je dočasně nedostupná. Zkuste to prosím za chvíli.',
    {},
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  );
