import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/database';
import type { RateBook } from './offers/rate-book';
import type { BirthNumberVault } from './personal-data/birth-number-vault';
import type { Sealer } from './personal-data/sealer';
import type { SignedInUser } from './session/user';

/** What every route may use. */
export interface Backend {
  db: Database;
  clock: Clock;
  config: Config;
  birthNumbers: BirthNumberVault;
  /** Rates, limits and fees by their validity. */
  rates: RateBook;
  /** Encrypts what signing keeps of clients and of links. */
  signingSealer: Sealer;
}

/** Answers by the product's page, the one for everybody, what may be one of its paths. */
type FallbackPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    backend: Backend;
    /** Operations that a module has taken. */
    served: Set<string>;
    /** Of this node, for whoever runs it. */
    metrics: Registry;
    /** Absent without a product. */
    sendPage?: FallbackPage;
    /** Whether the node is about to end: no longer ready, although it serves what comes. */
    leaving: boolean;
    /** Aborts shortly before a closing server runs out of time, so that nothing waits for long. */
    closing: AbortSignal;
  }
  interface FastifyRequest {
    /** Set for every call that is not public. */
    user: SignedInUser | undefined;
  }
}
