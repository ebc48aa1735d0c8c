import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { serve } from '../http/contract-routes';
import { notFound } from '../failure';
import { joinNeighbour } from '../neighbours/join-neighbour';
import { identityProviderPort } from './identity-provider';
import { describeUser } from './logged-in-user';
import { finishSignIn, startSignIn } from './openid-sign-in';
import { users } from './schema/users';
import { endSessionsOf } from './session-store';
import { returnSignedOut, signOut } from './sign-out';
import { signIn } from './simple-sign-in';

export async function registerSession(app: FastifyInstance): Promise<void> {
  const { config, ...backend } = app.backend;
  const provider =
    config.oidc &&
    joinNeighbour(
      app,
      identityProviderPort,
      (await import('./openid')).createOpenIdProvider(config.oidc, backend.db, backend.clock),
    );

  serve(app, sessionCalls.loggedInUser, ({ user, db }) => describeUser(db, user, config));
  serve(app, sessionCalls.signIn, signIn);
  serve(app, sessionCalls.start, (call) => startSignIn(call, provider));
  serve(app, sessionCalls.callback, (call) => finishSignIn(call, provider));
  serve(app, sessionCalls.signOut, (call) => signOut(call, provider));
  serve(app, sessionCalls.signedOut, returnSignedOut);
  serve(app, sessionCalls.endOtherSessions, ({ db, user }) =>
    endSessionsOf(db, user.id, user.session.idHash),
  );
  serve(app, adminCalls.endSessions, async ({ db, log, params: { userId } }) => {
    const [known] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (known === undefined) throw notFound('Uživatel neexistuje.');
    await endSessionsOf(db, userId);
    log.info({ endedUserId: userId }, 'sessions ended by an administrator');
  });
}
