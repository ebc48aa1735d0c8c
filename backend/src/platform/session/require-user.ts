import { backgroundHeader, embeddedHeader } from '@advisor/contracts/error-codes';
import type { FastifyRequest } from 'fastify';
import { forbidden, SignInRequired } from '../failure';
import { readFrameCookie, readSessionCookie } from './session-cookie';
import { findSessionUser } from './session-store';
import type { SignedInUser } from './user';

/**
 * The user of the call's session: the browser's own, or for a frame of another application, which
 * says what it is, that of the frame. Neither ever acts by the session of the other.
 *
 * @param options `isBackground`: the call is not the user's doing and does not prolong the session
 * @throws SignInRequired without a valid session
 * @throws Failure 403 for who may do nothing at all
 */
export async function requireUser(
  request: FastifyRequest,
  { allowFrame = false, isBackground = request.headers[backgroundHeader] === '1' } = {},
): Promise<SignedInUser> {
  const document = request.headers[embeddedHeader];
  const isEmbedded = document !== undefined;
  const user =
    isEmbedded && !allowFrame
      ? undefined
      : await userOf(
          request,
          !isBackground,
          isEmbedded ? readFrameCookie(request, String(document)) : readSessionCookie(request),
        );
  if (user === undefined || (user.session.documentScope !== undefined) !== isEmbedded) {
    throw new SignInRequired();
  }
  if (user.permissions.size === 0) throw forbidden('Nemáte přístup do aplikace.');
  return user;
}

async function userOf(
  request: FastifyRequest,
  prolong: boolean,
  secret: string | undefined,
): Promise<SignedInUser | undefined> {
  return secret === undefined
    ? undefined
    : findSessionUser(request.server.backend, secret, prolong);
}
