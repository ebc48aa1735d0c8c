import { z } from 'zod';
import { definePort } from '../neighbours/port';

const identifiedSchema = z.object({
  subject: z.string().min(1),
  preferredUsername: z.string().optional(),
  idToken: z.string().min(1),
  /** Where the user wanted to go. */
  redirect: z.string().optional(),
});

/** Who the identity provider says the user is. */
export type Identified = z.infer<typeof identifiedSchema>;

/**
 * The neighbouring system that knows the bank's users. What a bank exchanges is the provider, which
 * speaks OpenID Connect: authorization code flow with PKCE, state and nonce.
 */
export interface IdentityProvider {
  /** @returns the address to send the browser to, and the secret that ties the browser to it */
  start(redirect: string | undefined): Promise<{ address: string; state: string }>;
  /**
   * @param returned the callback's query as the browser brought it
   * @param state the browser's own secret
   * @returns undefined when the sign-in was not started here, is over or was refused
   */
  finish(returned: URLSearchParams, state: string): Promise<Identified | undefined>;
  /**
   * The provider's sign-out, when it has one. It returns to `auth.signedOut`: providers know one
   * registered address, whatever the reason.
   */
  signOutAddress(idToken: string | undefined): Promise<string | undefined>;
}

export const identityProviderPort = definePort<IdentityProvider>({
  name: 'identity-provider',
  timeoutMs: 10_000,
  answers: {
    start: z.object({ address: z.url(), state: z.string().min(1) }),
    finish: identifiedSchema.optional(),
    signOutAddress: z.url().optional(),
  },
});
