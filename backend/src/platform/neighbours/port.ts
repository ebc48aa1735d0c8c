import type { z } from 'zod';

/** What can be asked of a neighbour: each method answers later, or throws. */
type Asks = object;

/**
 * The border to a system of the bank: what it may be asked, and what its answers have to look like.
 * The reference implementation and a bank's own one stand behind the same port.
 */
export interface Port<P extends Asks> {
  /** In configuration, metrics and logs: `credit-bureau`. */
  readonly name: string;
  /** Milliseconds after which an answer no longer counts. */
  readonly timeoutMs: number;
  /** Schema of each method's answer: a neighbour that answers otherwise counts as down. */
  readonly answers: {
    readonly [M in keyof P]: P[M] extends (...args: never[]) => Promise<infer A>
      ? z.ZodType<A>
      : never;
  };
}

export const definePort = <P extends Asks>(port: Port<P>): Port<P> => port;
