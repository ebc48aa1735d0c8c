import type { Registry } from '@advisor/deployment/registry';
import type { FastifyRequest } from 'fastify';
import { readSessionCookie } from '../platform/session/session-cookie';
import { findSessionOwner } from '../platform/session/session-store';
import { hasCanary, type Visitor } from './choose-versions';
import { heldOverrides, refusedOverride } from './overrides';
import { heldPins } from './pins';

/** Milliseconds that a page waits to hear whose it is; then it is nobody's. */
const answerTimeoutMs = 1_000;

/**
 * Who asks. The database is asked only while some version is tried by some, and when it does not
 * answer, the page comes in the version for everybody.
 * @returns `isUncertain`: the browser has a session that this could not be decided by
 */
export async function findVisitor(
  request: FastifyRequest,
  registry: Registry,
): Promise<{ visitor: Visitor; isUncertain: boolean }> {
  const asks = {
    pins: heldPins(request),
    overrides: heldOverrides(request, registry),
    refusedOverride: refusedOverride(request, registry),
  };
  const secret = hasCanary(registry) ? readSessionCookie(request) : undefined;
  if (secret === undefined) return { visitor: asks, isUncertain: false };
  const user = await inTime(findSessionOwner(request.server.backend, secret)).catch(
    (error: unknown) => {
      request.log.warn({ err: error }, 'whose page it is cannot be told; it comes as nobody’s');
      return undefined;
    },
  );
  return { visitor: { ...asks, user }, isUncertain: user === undefined };
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
