import type { UnauthorizedBody } from '@advisor/contracts/errors';

type Refusal = Partial<UnauthorizedBody>;

/** Of this tab alone; on the way from the page that is left to the home page. */
const storageKey = 'advisor.refused-call';

/** Keeps where the answer 401 of a call leads to: scheme and login path, nothing of a person. */
export function keepRefusal(body: Refusal | undefined): void {
  const { authenticationScheme, redirectUri } = body ?? {};
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ authenticationScheme, redirectUri }));
  } catch {
    // The home page finds out by a call of its own.
  }
}

/** @returns what the call that was refused answered, once */
export function takeRefusal(): Refusal | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored === null ? undefined : (JSON.parse(stored) as Refusal);
  } catch {
    return undefined;
  }
}
