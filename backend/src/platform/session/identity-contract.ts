import { type Identified, type IdentityProvider, identityProviderPort } from './identity-provider';

interface Prepared {
  /** `createOpenIdProvider` with the issuer and the client that are registered there. */
  provider: IdentityProvider;
  /** Two users of the provider, as `preferred_username` names them. */
  users: readonly [string, string];
  /** Signs in at an address as a browser would. @returns where the provider sends the browser */
  signIn: (address: string, user: string) => Promise<string>;
  /** The same for a sign-out. */
  signOut: (address: string) => Promise<string>;
  /** Where the provider returns to after a sign-out. */
  signedOut: string;
}

/**
 * What every identity provider has to hold; a bank runs it against its own, which is configured by
 * `OIDC_*`.
 * @param prepare opens the provider and names two of its users
 */
export function identityProviderContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  beforeAll(async () => void (prepared = await prepare()));

  const begin = async (user: string, redirect?: string) => {
    const { address, state } = await prepared.provider.start(redirect);
    const { searchParams: returned } = new URL(await prepared.signIn(address, user));
    return { returned, state };
  };
  const finish = ({ returned, state }: { returned: URLSearchParams; state: string }) =>
    prepared.provider.finish(returned, state);
  const identify = async (user: string, redirect?: string): Promise<Identified> => {
    const identified = identityProviderPort.answers.finish.parse(
      await finish(await begin(user, redirect)),
    );
    if (identified === undefined) throw new Error('nobody has signed in');
    return identified;
  };

  it('tells who has signed in, by name and by a subject that stays', async () => {
    const [user] = prepared.users;
    const [one, two] = [await identify(user, '/dashboard'), await identify(user)];
    expect(one).toMatchObject({ preferredUsername: user, redirect: '/dashboard' });
    expect(two.subject).toBe(one.subject);
  });

  it('tells users apart', async () => {
    const [one, other] = prepared.users;
    expect((await identify(one)).subject).not.toBe((await identify(other)).subject);
  });

  it('refuses a code that it has not issued', async () => {
    const begun = await begin(prepared.users[0]);
    begun.returned.set('code', 'wrong');
    expect(await finish(begun)).toBeUndefined();
  });

  it('refuses a code of another sign-in, which lacks its verifier', async () => {
    const [stolen, own] = [await begin(prepared.users[0]), await begin(prepared.users[1])];
    own.returned.set('code', stolen.returned.get('code') ?? '');
    expect(await finish(own)).toBeUndefined();
  });

  it('returns from its sign-out, if it has one', async () => {
    const { idToken } = await identify(prepared.users[0]);
    const address = await prepared.provider.signOutAddress(idToken);
    const returned = address && (await prepared.signOut(address));
    expect([undefined, prepared.signedOut]).toContain(returned?.split('?')[0]);
  });
}
