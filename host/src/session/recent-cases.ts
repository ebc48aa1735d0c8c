import { parseIdentifier } from '@advisor/shell/route-identifiers';

const storageKey = 'advisor.recent-cases';
const limit = 5;

/**
 * Numbers of the cases that the user opened in this tab, the latest first. Nothing else about them
 * is stored, and somebody else who signs in here does not get them.
 */
export function recentCases(userId: number): number[] {
  try {
    const [owner, cases = ''] = (sessionStorage.getItem(storageKey) ?? '').split(':');
    if (owner !== String(userId)) return [];
    return cases.split(',').flatMap((text) => parseIdentifier(text) ?? []);
  } catch {
    return [];
  }
}

export function rememberCase(userId: number, caseId: number): void {
  const others = recentCases(userId).filter((recent) => recent !== caseId);
  try {
    sessionStorage.setItem(storageKey, `${userId}:${[caseId, ...others].slice(0, limit).join()}`);
  } catch {
    // Recent cases are a convenience only.
  }
}

/** After a sign-out they are nobody's. */
export function forgetCases(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored then.
  }
}
