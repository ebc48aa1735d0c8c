import { backgroundHeader } from '@advisor/contracts/error-codes';
import type { FastifyRequest } from 'fastify';
import { SignInRequired } from '../failure';
import { readSessionCookie } from './session-cookie';
import { findSessionUser } from './session-store';
import type { SignedInUser } from './user';

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
