import { backgroundHeader } from '@advisor/contracts/error-codes';
import type { FastifyRequest } from 'fastify';
import { SignInRequired } from '../failure';
import { readFrameCookie, readSessionCookie } from './session-cookie';
import { findSessionUser } from './session-store';
import type { SignedInUser } from './user';

/** Sent as `1` by the frame of another application, which has a session of its own. */
const embeddedHeader = 'x-embedded';

/**
 * The user of the call's session: the browser's own, or for calls that a frame may make that of the
 * frame. A frame that says what it is never acts by the session of the page beside it.
 *
 * @throws SignInRequired without a valid session
 */
export async function requireUser(
  request: FastifyRequest,
  { allowFrame = false } = {},
): Promise<SignedInUser> {
  const isEmbedded = request.headers[embeddedHeader] === '1';
  const own = isEmbedded ? undefined : await userOf(request, readSessionCookie(request));
  if (own !== undefined && own.session.documentScope === undefined) return own;
  const framed = allowFrame ? await userOf(request, readFrameCookie(request)) : undefined;
  if (framed?.session.documentScope === undefined) throw new SignInRequired();
  return framed;
}

async function userOf(
  request: FastifyRequest,
  secret: string | undefined,
): Promise<SignedInUser | undefined> {
  const prolong = request.headers[backgroundHeader] !== '1';
  return secret === undefined
    ? undefined
    : findSessionUser(request.server.backend, secret, prolong);
}
