import { parseIdentifier } from '@advisor/shell/route-identifiers';

const storageKey = 'advisor.recent-cases';
const limit = 5;

/** Numbers of the cases opened in this tab, the latest first. Nothing else about them is stored. */
export function recentCases(): number[] {
  try {
    return (sessionStorage.getItem(storageKey) ?? '')
      .split(',')
      .flatMap((text) => parseIdentifier(text) ?? []);
  } catch {
    return [];
  }
}

export function rememberCase(caseId: number): void {
  const cases = [caseId, ...recentCases().filter((recent) => recent !== caseId)].slice(0, limit);
  try {
    sessionStorage.setItem(storageKey, cases.join(','));
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
