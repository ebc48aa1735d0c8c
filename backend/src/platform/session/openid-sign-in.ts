import { and, eq, isNull, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { sessionCalls } from '@advisor/contracts/session/calls';
import type { Call } from '../http/contract-routes';
import type { Database } from '../database/database';
import { users } from './schema/users';
import { notServed } from '../failure';
import { ownPath } from '../http/own-path';
import type { Identified, IdentityProvider } from './identity-provider';
import { beginSession } from './begin-session';

/** Holds the flow's state; only the browser that started the sign-in can finish it. */
const flowCookie = 'advisor-sign-in';

const cookieOptions = ({ protocol }: FastifyRequest) =>
  ({
    path: '/api/v1/auth/callback',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
  }) as const;

/** Sends the browser to the identity provider. */
export async function startSignIn(
  { query, request, reply }: Call<typeof sessionCalls.start>,
  provider: IdentityProvider | undefined,
): Promise<void> {
  if (provider === undefined) throw notServed();
  const redirect = query.redirect === undefined ? undefined : ownPath(query.redirect);
  const { address, state } = await provider.start(redirect);
  reply.setCookie(flowCookie, state, { ...cookieOptions(request), maxAge: 600 });
  reply.redirect(address);
}

/** Takes the browser back from the identity provider, into the product or to an explanation. */
export async function finishSignIn(
  { db, config, log, request, reply }: Call<typeof sessionCalls.callback>,
  provider: IdentityProvider | undefined,
): Promise<void> {
  if (provider === undefined) throw notServed();
  const state = request.cookies[flowCookie];
  reply.clearCookie(flowCookie, cookieOptions(request));
  if (state === undefined) return refuse(reply);
  let identified: Identified | undefined;
  try {
    const returned = new URLSearchParams(request.query as Record<string, string>);
    identified = await provider.finish(returned, state);
  } catch (error) {
    log.warn({ err: error }, 'sign-in failed: identity provider refused or sent an invalid answer');
  }
  if (identified === undefined) return refuse(reply);

  const user = await findUser(db, identified);
  if (user === undefined || (user.isDemo && !config.demoUsers)) {
    log.warn('sign-in refused: user of the identity provider has no account');
    reply.redirect('/?reason=no_permission');
    return;
  }
  await beginSession(reply, user.id, { idToken: identified.idToken });
  reply.redirect(identified.redirect ?? '/');
}

function refuse(reply: FastifyReply): void {
  reply.redirect('/?authAction=expirated-sign-in');
}

/** By subject; at the first sign-in by user name, which is then tied to the subject for good. */
async function findUser(db: Database, { subject, preferredUsername }: Identified) {
  const login = preferredUsername?.toLowerCase();
  const byName =
    login === undefined ? undefined : and(eq(users.login, login), isNull(users.oidcSubject));
  const [user] = await db
    .select({ id: users.id, isDemo: users.isDemo, oidcSubject: users.oidcSubject })
    .from(users)
    .where(or(eq(users.oidcSubject, subject), byName))
    .orderBy(users.oidcSubject)
    .limit(1);
  if (user?.oidcSubject === null) {
    await db.update(users).set({ oidcSubject: subject }).where(eq(users.id, user.id));
  }
  return user;
}
