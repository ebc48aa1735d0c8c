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

/** Address where the user signs in, taken from the body of 401, with the way back. */
export function signInAddress(redirectUri: string, redirect: string | undefined): string {
  if (redirect === undefined) return redirectUri;
  const separator = redirectUri.includes('?') ? '&' : '?';
  return `${redirectUri}${separator}${new URLSearchParams({ redirect })}`;
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
