import { type Contract, endpointOf } from '@advisor/contracts/contract';
import type { Endpoint } from '@advisor/contracts/endpoint';
import { type OperationId, operations } from '@advisor/contracts/operations';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/database';
import { forbidden, notServed } from './failure';
import { type BinaryAnswer, sendAnswer } from './http/answer';
import { callSignal } from './http/call-signal';
import { readInput } from './http/request-input';
import { requireUser } from './session/require-user';
import type { SignedInUser } from './session/user';

type Parsed<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.core.$ZodType> ? z.output<S> : undefined;

type Answer<E> = E extends { response: 'binary' }
  ? BinaryAnswer
  : E extends { response: 'text' }
    ? string
    : E extends { response: infer S extends z.core.$ZodType }
      ? z.input<S>
      : void;

/** One call: its checked input and what serving it needs. */
export interface Call<Id extends OperationId> {
  params: Parsed<Contract[Id], 'params'>;
  query: Parsed<Contract[Id], 'query'>;
  body: Parsed<Contract[Id], 'body'>;
  /** Present unless the operation is public. */
  user: Contract[Id] extends { public: true } ? undefined : SignedInUser;
  db: Database;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  /** Aborts when the client leaves, the time-out passes or the server closes. */
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Contract[Id]>>;

/**
 * Registers an operation of the contract. Before the handler runs, the session (401), the
 * permissions (403) and the input (400, naming the field) are checked; in development and tests
 * the answer is checked as well. A handler refuses by throwing a `Failure`.
 *
 * @param options `bodyLimit`: largest body in bytes where the usual one is too large
 */
export function serve<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  handler: Handler<Id>,
  { bodyLimit }: { bodyLimit?: number } = {},
): void {
  const endpoint = endpointOf(id);
  app.served.add(id);
  app.route({
    method: operations[id].method,
    url: routePath(operations[id].path),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    preValidation: async (request) => authorize(request, id),
    handler: async (request, reply) => {
      const input = readInput(request, endpoint);
      const { db, clock, config } = app.backend;
      const call = {
        ...input,
        user: request.user,
        db,
        clock,
        config,
        log: request.log,
        signal: callSignal(reply, { timeout: config.handlerTimeout, closing: app.closing }),
        request,
        reply,
      };
      const answer = await handler(call as Call<Id>);
      return sendAnswer(reply, id, endpoint, answer, config.checkAnswers);
    },
  });
}

/** Answers 501 for every operation of the contract that no module has taken. */
export function refuseTheRest(app: FastifyInstance): void {
  for (const id of Object.keys(operations) as OperationId[]) {
    if (app.served.has(id)) continue;
    app.route({
      method: operations[id].method,
      url: routePath(operations[id].path),
      preValidation: async (request) => authorize(request, id),
      handler: async () => {
        throw notServed();
      },
    });
  }
}

async function authorize(request: FastifyRequest, id: OperationId): Promise<void> {
  const endpoint: Endpoint = endpointOf(id);
  if (endpoint.public) return;
  // The session of an embedded frame reaches the signature service and nothing else.
  const user = await requireUser(request, { allowFrame: id.startsWith('signatures.') });
  request.user = user;
  const needed = endpoint.permissions;
  if (needed !== undefined && !needed.some((code) => user.permissions.has(code))) throw forbidden();
}

/** The contract's `case/{caseId}` as Fastify writes it, under the API's base path. */
function routePath(path: string): string {
  const absolute = path.startsWith('/') ? path : `/api/v1/${path}`;
  return absolute.replaceAll(/\{(\w+)\}/g, ':$1');
}
