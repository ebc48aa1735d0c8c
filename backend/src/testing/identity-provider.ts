import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestIdentityProvider {
  issuer: string;
  /**
   * Follows the provider's pages as a browser would: signs in, agrees.
   *
   * @returns the address that the provider sends the browser back to
   */
  signIn(address: string, login: string): Promise<string>;
  /** The same for a sign-out. */
  signOut(address: string): Promise<string>;
  close(): Promise<void>;
}

const product = 'http://workplace.test';

export const testClient = {
  clientId: 'workplace',
  clientSecret: 'a secret of the tests',
  redirectUri: `${product}/api/v1/auth/callback`,
};

/** A certified OpenID Connect provider on this machine; every login exists, no password is asked. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  // It warns about a Node that is not the newest, and about its development pages.
  jest.spyOn(console, 'warn').mockImplementation();
  const { default: Provider } = await import('oidc-provider');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: testClient.clientId,
        client_secret: testClient.clientSecret,
        redirect_uris: [testClient.redirectUri],
        post_logout_redirect_uris: [`${product}/api/v1/auth/signed-out`],
      },
    ],
    claims: { profile: ['preferred_username'] },
    cookies: { keys: ['only for tests'] },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id }),
    }),
  });
  server.on('request', provider.callback());
  return { issuer, signIn: visit, signOut: visit, close: () => stop(server) };
}

async function visit(address: string, login = ''): Promise<string> {
  const cookies = new Map<string, string>();
  let target = address;
  let form: URLSearchParams | undefined;
  while (!target.startsWith(product)) {
    const answer: Response = await fetch(target, {
      method: form === undefined ? 'GET' : 'POST',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      form = undefined;
      target = new URL(location, target).href;
      continue;
    }
    const page = await answer.text();
    const [, xsrf] = /name="xsrf" value="(\w+)"/.exec(page) ?? [];
    if (xsrf !== undefined) {
      form = new URLSearchParams({ xsrf, logout: 'yes' });
      target = new URL('/session/end/confirm', target).href;
      continue;
    }
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
    if (prompt === undefined) throw new Error(`the provider answers ${answer.status}: ${page}`);
    form = new URLSearchParams({ prompt, login, password: 'any' });
  }
  return target;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
