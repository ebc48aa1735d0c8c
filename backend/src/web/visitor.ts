import type { Registry } from '@advisor/deployment/registry';
import type { FastifyRequest } from 'fastify';
import { readSessionCookie } from '../platform/session/session-cookie';
import { findSessionOwner } from '../platform/session/session-store';
import { hasCanary, type Visitor } from './choose-versions';
import { storedOverrides, refusedOverride } from './overrides';
import { storedPins } from './pins';

/** Milliseconds that a page waits for the session; then it gets the stable versions. */
const answerTimeoutMs = 1_000;

/**
 * The visitor of a page. The session is read only while a canary is deployed; when the database does
 * not answer, the page gets the stable versions.
 * @returns `isUncertain`: the browser has a session that could not be read
 */
export async function findVisitor(
  request: FastifyRequest,
  registry: Registry,
): Promise<{ visitor: Visitor; isUncertain: boolean }> {
  const choices = {
    pins: storedPins(request),
    overrides: storedOverrides(request, registry),
    refusedOverride: refusedOverride(request, registry),
  };
  const secret = hasCanary(registry) ? readSessionCookie(request) : undefined;
  if (secret === undefined) return { visitor: choices, isUncertain: false };
  const user = await inTime(findSessionOwner(request.server.backend, secret)).catch(
    (error: unknown) => {
      request.log.warn(
        { err: error },
        'session lookup for the page failed; stable versions served',
      );
      return undefined;
    },
  );
  return { visitor: { ...choices, user }, isUncertain: user === undefined };
}

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${answerTimeoutMs} ms`)),
      answerTimeoutMs,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
