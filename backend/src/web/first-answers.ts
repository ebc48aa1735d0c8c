import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@advisor/contracts/contract';
import type { Operation } from '@advisor/contracts/operation';
import { sessionCalls } from '@advisor/contracts/session/calls';
import type { FirstAnswer } from '@advisor/deployment/first-answers';
import type { FirstRead } from '@advisor/deployment/first-read';
import type { FastifyRequest } from 'fastify';
import { readSessionCookie } from '../platform/session/session-cookie';

/** The document does not wait longer: what is slow the page asks for itself. Milliseconds. */
const waitMs = 300;

const operations = new Map<string, Operation>(
  contract.map(({ operation }) => [operation.id, operation]),
);

/** What a document must never do, whatever a remote names, is to change something. */
const isRead = ({ method, read, path }: Operation): boolean =>
  (method === 'GET' || read === true) && !path.includes('{');

/** What the own call of the browser would carry. A document's request says more, and less. */
const carried = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'];

async function answer(request: FastifyRequest, read: FirstRead): Promise<FirstAnswer | undefined> {
  const operation = operations.get(read.id);
  if (operation === undefined || !isRead(operation)) return undefined;
  const headers = Object.fromEntries(
    carried.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const {
    statusCode,
    body,
    headers: answered,
  } = await request.server.inject({
    method: operation.method,
    url: `/api/v1/${operation.path}`,
    query: Object.fromEntries(
      Object.entries(read.query ?? {}).map(([name, value]) => [name, String(value)]),
    ),
    headers,
    remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    ...(read.body !== undefined && { payload: read.body as object }),
  });
  // The page meets every other answer by its own call, and treats it as ever.
  return statusCode === 200 ? { ...read, text: body, date: answered.date } : undefined;
}

/**
 * The answers that the page of a signed-in user would ask for first, each as the call itself gives
 * it: by the same session and permissions, journal and log.
 * @param reads what the screen reads, beside who is signed in
 */
export async function firstAnswers(
  request: FastifyRequest,
  reads: readonly FirstRead[],
): Promise<FirstAnswer[]> {
  if (request.method !== 'GET' || readSessionCookie(request) === undefined) return [];
  const late = pause(waitMs, undefined, { ref: false });
  const found = await Promise.all(
    [{ id: sessionCalls.loggedInUser.id }, ...reads].map((read) =>
      Promise.race([answer(request, read).catch(() => undefined), late]),
    ),
  );
  return found.filter((one) => one !== undefined);
}
