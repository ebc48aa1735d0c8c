import { readHomeQuery, type HomeQuery } from './home-address';

const storageKey = 'advisor.session-event';

export type SessionEvent =
  | { kind: 'signed-in' }
  /** Another tab signed out; the query says why. */
  | { kind: 'signed-out'; query: Pick<HomeQuery, 'authAction' | 'authMessage' | 'reason'> };

/** Tells the other tabs. Only words of a fixed vocabulary are stored, never a person or a path. */
export function announceSession(event: SessionEvent): void {
  const { redirect: _, ...query }: HomeQuery = event.kind === 'signed-out' ? event.query : {};
  const words = new URLSearchParams({ kind: event.kind, at: String(Date.now()) });
  for (const [name, value] of Object.entries(query)) if (value) words.set(name, value);
  try {
    localStorage.setItem(storageKey, String(words));
  } catch {
    // Other tabs find out by their next call.
  }
}

/** Outlives the way over the server and the identity provider; of this tab alone. */
const leavingKey = 'advisor.leaving';

export function markLeaving(): void {
  try {
    sessionStorage.setItem(leavingKey, '1');
  } catch {
    // Other tabs find out by their next call.
  }
}

/** @returns whether this tab ended the session, once */
export function takeLeavingMark(): boolean {
  try {
    const isLeaving = sessionStorage.getItem(leavingKey) !== null;
    sessionStorage.removeItem(leavingKey);
    return isLeaving;
  } catch {
    return false;
  }
}

/** Calls back for what other tabs announce. @returns stops listening */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const read = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey || !newValue) return;
    const words = new URLSearchParams(newValue);
    if (words.get('kind') === 'signed-in') listener({ kind: 'signed-in' });
    if (words.get('kind') === 'signed-out') {
      const { redirect: _, ...query } = readHomeQuery(words);
      listener({ kind: 'signed-out', query });
    }
  };
  window.addEventListener('storage', read);
  return () => window.removeEventListener('storage', read);
}
