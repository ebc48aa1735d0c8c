import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-routes';
import { forbidden } from '../failure';
import { describeUser } from './logged-in-user';
import { finishSignIn, startSignIn } from './openid-sign-in';
import { returnSignedOut, signOut } from './sign-out';
import { signIn } from './simple-sign-in';

export async function registerSession(app: FastifyInstance): Promise<void> {
  const { config, ...backend } = app.backend;
  const provider =
    config.oidc &&
    (await import('./openid')).createOpenIdProvider(config.oidc, backend.db, backend.clock);

  serve(app, 'loggedInUser.get', async ({ user, db }) => {
    if (user.permissions.size === 0) throw forbidden('Nemáte přístup do aplikace.');
    return describeUser(db, user);
  });
  serve(app, 'auth.signIn', signIn);
  serve(app, 'auth.start', (call) => startSignIn(call, provider));
  serve(app, 'auth.callback', (call) => finishSignIn(call, provider));
  serve(app, 'auth.signOut', (call) => signOut(call, provider));
  serve(app, 'auth.signedOut', returnSignedOut);
}
