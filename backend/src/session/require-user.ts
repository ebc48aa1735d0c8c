import type { FastifyRequest } from 'fastify';
import { SignInRequired } from '../failure';
import { readSessionCookie } from './session-cookie';
import { findSessionUser } from './session-store';
import type { SignedInUser } from './user';

/** Sent with calls that the user did not cause (polling); they do not prolong the session. */
const backgroundHeader = 'x-background';

/** @throws SignInRequired without a valid session */
export async function requireUser(request: FastifyRequest): Promise<SignedInUser> {
  const secret = readSessionCookie(request);
  const prolong = request.headers[backgroundHeader] !== '1';
  const user =
    secret === undefined
      ? undefined
      : await findSessionUser(request.server.backend, secret, prolong);
  if (user === undefined) throw new SignInRequired();
  return user;
}
