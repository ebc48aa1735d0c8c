import type { FastifyInstance } from 'fastify';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { serve } from '../http/contract-routes';
import { notFound } from '../failure';
import { joinNeighbour } from '../neighbours/join-neighbour';
import { identityProviderPort } from './identity-provider';
import { describeUser } from './logged-in-user';
import { saveOwnSettings } from './own-settings';
import { finishSignIn, startSignIn } from './openid-sign-in';
import { endSessionByHash, endSessionsOf, goingOn } from './session-store';
import { returnSignedOut, signOut } from './sign-out';
import { signIn } from './simple-sign-in';

/** Sessions of one's own that are shown; nobody has more browsers. */
const mostOwn = 100;

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
  serve(app, sessionCalls.saveOwnSettings, saveOwnSettings);
  serve(app, sessionCalls.signIn, signIn);
  serve(app, sessionCalls.start, (call) => startSignIn(call, provider));
  serve(app, sessionCalls.callback, (call) => finishSignIn(call, provider));
  serve(app, sessionCalls.signOut, (call) => signOut(call, provider));
  serve(app, sessionCalls.signedOut, returnSignedOut);
  serve(app, sessionCalls.endOtherSessions, ({ db, user }) =>
    endSessionsOf(db, user.id, user.session.idHash),
  );
  serve(app, sessionCalls.ownSessions, async ({ user, ...call }) => {
    const own = await goingOn(call, { userIds: [user.id], limit: mostOwn });
    return own.sessions.map(({ userId: _userId, name: _name, ...session }) => ({
      ...session,
      isOwn: session.sessionId === user.session.idHash,
    }));
  });
  serve(app, sessionCalls.endOwnSession, async ({ db, user, params: { sessionId } }) => {
    if ((await endSessionByHash(db, sessionId, user.id)) === undefined)
      throw notFound('Přihlášení už skončilo.');
  });
}
