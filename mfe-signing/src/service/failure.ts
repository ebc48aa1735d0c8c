import { isApiError } from '@advisor/api-client/api-error';
import { DocumentNotPrepared } from './signatures.queries';
import { MalformedAnswer } from './checked-answer';
import { SignatureRefusal } from './signature-refusal';

/** The address that the service gave is none that a browser may be sent to. */
export class UnsafeAddress extends Error {
  override readonly name = 'UnsafeAddress';

  /** What is told of the address is its origin. */
  constructor(address: string) {
    const isAddress = URL.canParse(address, window.location.href);
    const origin = isAddress ? new URL(address, window.location.href).origin : 'no address';
    super(`Signing may not lead to ${origin}: navigationOrigins does not list it`);
  }
}

/** Whoever was asked to lead the signer to the device has not answered, and may lead there later. */
export class NotLed extends Error {
  override readonly name = 'NotLed';
}

/** No answer came: the service may have done it all the same. */
export const isWithoutAnswer = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'timeout' || error.isServerAway);

/** The user stopped waiting, or is on the way to sign in: nothing to show. */
export const isSilent = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'cancelled' || error.status === 401);

/** A code for the surroundings and for support; never a text. */
export function failureCode(error: unknown): string {
  if (error instanceof SignatureRefusal) return `RESULT_${error.code}`;
  if (error instanceof DocumentNotPrepared) return 'notPrepared';
  if (error instanceof UnsafeAddress) return 'addressRefused';
  if (error instanceof NotLed) return 'timeout';
  if (isApiError(error)) return error.kind === 'http' ? `HTTP_${error.status}` : error.kind;
  return error instanceof MalformedAnswer ? 'malformed' : 'UNEXPECTED';
}

/** Texts of section 8 of part 1; the service's own goes first. */
export type FailureText =
  | { text: string }
  | { key: 'failure.default' | 'failure.forbidden' | 'failure.address' | 'card.notPreparedText' };

export function failureText(error: unknown): FailureText {
  if (error instanceof SignatureRefusal && error.text) return { text: error.text };
  if (error instanceof UnsafeAddress) return { key: 'failure.address' };
  if (error instanceof DocumentNotPrepared) return { key: 'card.notPreparedText' };
  const isForbidden = isApiError(error) && error.status === 403;
  return { key: isForbidden ? 'failure.forbidden' : 'failure.default' };
}
