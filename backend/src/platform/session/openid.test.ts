import { sessionCalls } from '@advisor/contracts/session/calls';
import {
  startIdentityProvider,
  type TestIdentityProvider,
  testClient,
} from '../../testing/identity-provider';
import { type TestApp, testApp } from '../../testing/test-app';
import { identityProviderContract } from './identity-contract';
import { createOpenIdProvider } from './openid';

let provider: TestIdentityProvider;
let test: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider();
  test = await testApp({
    config: { authScheme: 'oidc', oidc: { ...testClient, issuer: provider.issuer } },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

describe('a certified provider', () => {
  identityProviderContract(async () => ({
    provider: createOpenIdProvider({ ...testClient, issuer: provider.issuer }, test.db, {
      now: () => new Date(),
    }),
    users: ['advisor', 'broker'],
    signIn: provider.signIn,
    signOut: provider.signOut,
    signedOut: new URL('/api/v1/auth/signed-out', testClient.redirectUri).href,
  }));
});

it.each(['down', 'half'] as const)('a provider that is %s is unavailable', async (fault) => {
  test.app.backend.config.neighbours = { faults: { 'identity-provider': fault } };
  expect((await test.callOperation(sessionCalls.start)).statusCode).toBe(503);
  test.app.backend.config.neighbours = { faults: {} };
  expect((await test.callOperation(sessionCalls.start)).statusCode).toBe(302);
});
