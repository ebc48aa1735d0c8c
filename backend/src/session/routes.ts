import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-routes';
import { forbidden } from '../failure';
import { describeUser } from './logged-in-user';
import { createOpenIdProvider } from './openid';
import { finishSignIn, startSignIn } from './openid-sign-in';
import { signOut } from './sign-out';
import { signIn } from './simple-sign-in';

export function registerSession(app: FastifyInstance): void {
  const { config, db, clock } = app.backend;
  const provider = config.oidc && createOpenIdProvider(config.oidc, db, clock);

  serve(app, 'loggedInUser.get', async ({ user, db }) => {
    if (user.permissions.size === 0) throw forbidden('Nemáte přístup do aplikace.');
    return describeUser(db, user);
  });
  serve(app, 'auth.signIn', signIn);
  serve(app, 'auth.start', (call) => startSignIn(call, provider));
  serve(app, 'auth.callback', (call) => finishSignIn(call, provider));
  serve(app, 'auth.signOut', (call) => signOut(call, provider));
}
