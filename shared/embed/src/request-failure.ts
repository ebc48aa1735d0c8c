import type { Failure } from './messages';

/** A request without the answer it wanted. */
export class RequestFailure extends Error implements Failure {
  override readonly name = 'RequestFailure';
  readonly code: string;
  readonly retriable: boolean;
  readonly traceId?: string;

  constructor({ code, retriable, traceId }: Failure) {
    super(`The other side did not do it: ${code}`);
    this.code = code;
    this.retriable = retriable;
    this.traceId = traceId;
  }
}
