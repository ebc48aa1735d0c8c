import { contract, endpointOf } from '@advisor/contracts/contract';
import type { Endpoint, EndpointDeclaration } from '@advisor/contracts/endpoint';
import { subjectsOf } from '@advisor/contracts/subjects';
import type { EndpointOf, Operation } from '@advisor/contracts/operation';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { forbidden, notServed } from '../failure';
import { type BinaryAnswer, sendAnswer, type UnchangedAnswer } from './answer';
import { callSignal } from './call-signal';
import { readInput } from './request-input';
import { requireUser } from '../session/require-user';
import type { SignedInUser } from '../session/user';

type Parsed<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.core.$ZodType> ? z.output<S> : undefined;

type Answer<E> = E extends { response: 'binary' }
  ? BinaryAnswer | (E extends { isUnchanging: true } ? UnchangedAnswer : never)
  : E extends { response: 'text' }
    ? string
    : E extends { response: infer S extends z.core.$ZodType }
      ? z.input<S>
      : void;

/** One call: its checked input and what serving it needs; as `Call<typeof caseCalls.get>`. */
export interface Call<O extends Operation> extends CallOf<EndpointOf<O>> {}

interface CallOf<E> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  /** Present unless the operation is public. */
  user: E extends { public: true } ? undefined : SignedInUser;
  db: Database;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  /** Aborts when the client leaves, the time-out passes or the server closes. */
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What is known of a call, whichever it is. */
export type AnyCall = Omit<Call<Operation>, 'params' | 'query' | 'body' | 'user'> & {
  params: unknown;
  query: unknown;
  body: unknown;
  user: unknown;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer has no end of its own, and so no time that it takes. */
    isStream?: boolean;
  }
  interface FastifyInstance {
    /** Answers a call of the demonstration otherwise than `next`; absent without its users. */
    playFaults?: (id: string, call: AnyCall, next: () => Promise<unknown>) => Promise<unknown>;
  }
}

export type Handler<E extends EndpointDeclaration> = (call: CallOf<E>) => Promise<Answer<E>>;

/**
 * Registers an operation of the contract. Before the handler runs, the session (401), the
 * permissions (403) and the input (400, naming the field) are checked; in development and tests
 * the answer is checked as well. A handler refuses by throwing a `Failure`.
 *
 * @param options `bodyLimit`: largest body in bytes where the usual one is too large
 */
export function serve<E extends EndpointDeclaration>(
  app: FastifyInstance,
  operation: Operation<E>,
  handler: Handler<E>,
  { bodyLimit }: { bodyLimit?: number } = {},
): void {
  const endpoint = endpointOf(operation);
  const isStream = endpoint.response === 'events';
  app.served.add(operation.id);
  app.route({
    method: operation.method,
    url: routePath(operation.path),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    // A stream's head alone would have no end either.
    ...(isStream && { exposeHeadRoute: false, config: { isStream } }),
    preValidation: async (request) => authorize(request, operation.id, endpoint),
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
      const serveCall = () => handler(call as CallOf<E>);
      const played = app.playFaults?.(operation.id, call as AnyCall, serveCall);
      const answer = (await (played ?? serveCall())) as Answer<E>;
      if (call.user !== undefined) {
        const subjects = subjectsOf(endpoint, { ...input, answer });
        await app.accessJournal.write(call.user.id, operation.id, subjects);
      }
      return sendAnswer(reply, operation.id, endpoint, answer, config.checkAnswers);
    },
  });
}

/** Answers 501 for every operation of the contract that no module has taken. */
export function rejectUnserved(app: FastifyInstance): void {
  for (const { operation, endpoint } of contract) {
    if (app.served.has(operation.id)) continue;
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      preValidation: async (request) => authorize(request, operation.id, endpoint),
      handler: async () => {
        throw notServed();
      },
    });
  }
}

async function authorize(request: FastifyRequest, id: string, endpoint: Endpoint): Promise<void> {
  if (endpoint.public) return;
  // The session of an embedded frame reaches the signature service and nothing else.
  const user = await requireUser(request, {
    allowFrame: id.startsWith('signatures.'),
    // A browser asks for its stream and for pictures by itself, and by no header of ours.
    ...((endpoint.response === 'events' || endpoint.isUnchanging) && { isBackground: true }),
  });
  request.user = user;
  const needed = endpoint.permissions;
  if (needed !== undefined && !needed.some((code) => user.permissions.has(code))) throw forbidden();
}

/** The contract's `case/{caseId}` as Fastify writes it, under the API's base path. */
function routePath(path: string): string {
  const absolute = path.startsWith('/') ? path : `/api/v1/${path}`;
  return absolute.replaceAll(/\{(\w+)\}/g, ':$1');
}
