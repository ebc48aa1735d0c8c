import { hostAddresses } from '@advisor/addresses/host';
import type { UnauthorizedBody } from '@advisor/contracts/errors';
import { ownPath } from './own-path';

const authActions = ['sign-in', 'manual-sign-out', 'expirated-sign-in'] as const;
const authMessages = ['expirated-idle-time', 'expirated-max-session-time'] as const;

/** What the query of `/` says (part 2, section 2; the spelling of the values is the bank's). */
export interface HomeQuery {
  /** Own path to go to after sign-in. */
  redirect?: string | undefined;
  authAction?: (typeof authActions)[number] | undefined;
  authMessage?: (typeof authMessages)[number] | undefined;
  reason?: 'no_permission' | undefined;
}

export function readHomeQuery(query: URLSearchParams): HomeQuery {
  return {
    redirect: ownPath(query.get('redirect')),
    authAction: authActions.find((action) => action === query.get('authAction')),
    authMessage: authMessages.find((message) => message === query.get('authMessage')),
    reason: query.get('reason') === 'no_permission' ? 'no_permission' : undefined,
  };
}

/** Address of `/` that tells why the user is there and where they want to go. */
export function homeAddress(query: HomeQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value);
  }
  return search.size > 0 ? `/?${search}` : '/';
}

/** Where the user signs in. */
export interface SignInTarget {
  /** With the way back. */
  address: string;
  /** Our own page, a route of the host; otherwise another document, which the provider shows. */
  isOwnPage: boolean;
}

const isWebAddress = (address: string): boolean =>
  URL.canParse(address, window.location.origin) &&
  ['http:', 'https:'].includes(new URL(address, window.location.origin).protocol);

/**
 * What the body of 401 leads to (part 2, section 8): the simple scheme to the local page, any other
 * to the provider's address. An answer that names neither (a gateway's) leads to the local page.
 * @param redirect own path to come back to
 */
export function signInTarget(
  body: Partial<UnauthorizedBody> | undefined,
  redirect: string | undefined,
): SignInTarget {
  const provider = body?.authenticationScheme === 'simple' ? undefined : body?.redirectUri;
  const isOwnPage = !provider || !isWebAddress(provider);
  const base = isOwnPage ? hostAddresses.simpleLogin.to() : provider;
  if (redirect === undefined) return { address: base, isOwnPage };
  const separator = base.includes('?') ? '&' : '?';
  return { address: `${base}${separator}${new URLSearchParams({ redirect })}`, isOwnPage };
}

/** The message above the sign-in button; undefined when there is nothing to explain. */
export function homeMessage({ authAction, authMessage, reason }: HomeQuery) {
  if (reason) return 'noPermission';
  if (authMessage === 'expirated-idle-time') return 'idleTime';
  if (authMessage === 'expirated-max-session-time') return 'maximumTime';
  if (authAction === 'expirated-sign-in') return 'expired';
  if (authAction === 'manual-sign-out') return 'signedOut';
  return undefined;
}
