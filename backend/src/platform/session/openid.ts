import { sessionCalls } from '@advisor/contracts/session/calls';
import { eq } from 'drizzle-orm';
import * as openid from 'openid-client';
import type { Clock } from '../clock';
import type { OidcConfig } from '../config/config';
import type { Database } from '../database/database';
import type { IdentityProvider } from './identity-provider';
import { signInFlows } from './schema/sessions';
import { hashSecret } from './session-store';

/** Minutes that a user has to sign in at the identity provider. */
const flowMinutes = 10;

const signedOutPath = `/api/v1/${sessionCalls.signedOut.path}`;

/** An identity provider that is found by its issuer. */
export function createOpenIdProvider(
  config: OidcConfig,
  db: Database,
  clock: Pick<Clock, 'now'>,
): IdentityProvider {
  const client = discoverOnce(config);

  return {
    async start(redirect) {
      const codeVerifier = openid.randomPKCECodeVerifier();
      const state = openid.randomState();
      const nonce = openid.randomNonce();
      const address = openid.buildAuthorizationUrl(await client(), {
        redirect_uri: config.redirectUri,
        scope: 'openid profile',
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      const now = clock.now();
      const validTo = new Date(now.getTime() + flowMinutes * 60_000);
      const stateHash = hashSecret(state);
      await db.insert(signInFlows).values({ stateHash, codeVerifier, nonce, redirect, validTo });
      return { address: address.href, state };
    },

    async finish(returned, state) {
      // Taken out at once: a flow finishes once.
      const [flow] = await db
        .delete(signInFlows)
        .where(eq(signInFlows.stateHash, hashSecret(state)))
        .returning();
      if (flow === undefined || flow.validTo <= clock.now()) return undefined;
      if (returned.get('state') !== state) return undefined;
      const current = new URL(config.redirectUri);
      current.search = returned.toString();
      const checks = {
        pkceCodeVerifier: flow.codeVerifier,
        expectedState: state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      };
      const tokens = await openid
        .authorizationCodeGrant(await client(), current, checks)
        .catch(toRefusal);
      if (tokens === undefined) return undefined;
      const claims = tokens.claims();
      if (claims === undefined || tokens.id_token === undefined) return undefined;
      const { sub: subject } = claims;
      // Strict providers tell the profile in the user info alone.
      const { preferred_username: name } =
        claims.preferred_username === undefined
          ? await openid.fetchUserInfo(await client(), tokens.access_token, subject)
          : claims;
      return {
        subject,
        ...(typeof name === 'string' && { preferredUsername: name }),
        idToken: tokens.id_token,
        ...(flow.redirect !== null && { redirect: flow.redirect }),
      };
    },

    async signOutAddress(idToken) {
      const configuration = await client();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return openid.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: new URL(signedOutPath, config.redirectUri).href,
        ...(idToken === undefined ? {} : { id_token_hint: idToken }),
      }).href;
    },
  };
}

/** The provider has let nobody in, or does not know the code; all else is its fault or ours. */
function toRefusal(error: unknown): undefined {
  if (error instanceof openid.AuthorizationResponseError) return undefined;
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
    return undefined;
  throw error;
}

/** Asks the provider for its addresses at the first use; a failure is asked again. */
function discoverOnce({ issuer, clientId, clientSecret }: OidcConfig) {
  let pending: Promise<openid.Configuration> | undefined;
  const address = new URL(issuer);
  // Only a provider on this machine may be spoken to without TLS.
  const isLocal =
    address.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(address.hostname);
  const options = isLocal ? { execute: [openid.allowInsecureRequests] } : {};
  return () => {
    pending ??= openid
      .discovery(address, clientId, clientSecret, undefined, options)
      .catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
    return pending;
  };
}
