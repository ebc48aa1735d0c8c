import type { FastifyRequest } from 'fastify';
import type { sessionCalls } from '@advisor/contracts/session/calls';
import type { Call } from '../http/contract-routes';
import { ownPath } from '../http/own-path';
import type { IdentityProvider } from './identity-provider';
import { clearSessionCookie, readSessionCookie } from './session-cookie';
import { endSession } from './session-store';

const signedOut = '/?authAction=manual-sign-out';

/** Where to go once the identity provider has signed out too. */
const targetCookie = 'advisor-signed-out';

const cookieOptions = ({ protocol }: FastifyRequest) =>
  ({
    path: '/api/v1/auth/signed-out',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
  }) as const;

/**
 * Ends the session and leads to one of our own paths, through the identity provider's sign-out
 * where there is one. A link on another site ends nobody's session.
 */
export async function signOut(
  { query, db, log, request, reply }: Call<typeof sessionCalls.signOut>,
  provider: IdentityProvider | undefined,
): Promise<void> {
  if (isFromOtherSite(request.headers['sec-fetch-site'])) {
    reply.redirect('/');
    return;
  }
  const target = ownPath(query.redirect, signedOut);
  const secret = readSessionCookie(request);
  const idToken = secret === undefined ? undefined : await endSession(db, secret);
  clearSessionCookie(reply);
  const address = await provider
    ?.signOutAddress(idToken)
    .catch(
      (error: unknown) => void log.warn({ err: error }, 'sign-out at the identity provider failed'),
    );
  if (address !== undefined) {
    reply.setCookie(targetCookie, target, { ...cookieOptions(request), maxAge: 600 });
  }
  reply.redirect(address ?? target);
}

/** Takes the browser back from the identity provider to where the sign-out was to lead. */
export async function returnSignedOut({
  request,
  reply,
}: Call<typeof sessionCalls.signedOut>): Promise<void> {
  reply.clearCookie(targetCookie, cookieOptions(request));
  reply.redirect(ownPath(request.cookies[targetCookie], signedOut));
}

const isFromOtherSite = (site: string | string[] | undefined) =>
  site === 'cross-site' || site === 'same-site';
