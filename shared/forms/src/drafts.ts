import {
  deleteDraft,
  deleteDraftsOf,
  deleteExpiredDrafts,
  getDraft,
  putDraft,
} from './draft-store';

/** A draft outlives a reload, a failed call and an expired session, but not the lunch break. */
export const draftLifetimeMs = 30 * 60_000;

interface Waiting {
  value: unknown;
}

let user: string | undefined;
/** What is not written yet, by key; while one value is being written, only the newest waits. */
const waiting = new Map<string, Waiting>();
let writing: Promise<unknown> = Promise.resolve();

/** A browser without storage (private window, forbidden) works on without drafts. */
const withoutStorage = () => undefined;

/** One after another, so that a late write never overtakes a removal. */
function enqueue(work: () => Promise<void>): Promise<unknown> {
  writing = writing.then(work).catch(withoutStorage);
  return writing;
}

/** The host calls it as soon as it knows the signed-in user; nothing is kept before. */
export function openDrafts(userId: number | string): void {
  user = String(userId);
  void enqueue(() => deleteExpiredDrafts(Date.now()));
}

async function write(key: string, draft: Waiting): Promise<void> {
  // It may have been removed meanwhile, and another be waiting behind the removal.
  if (waiting.get(key) !== draft) return;
  waiting.delete(key);
  if (user !== undefined) await putDraft(user, key, draft.value, Date.now() + draftLifetimeMs);
}

let tellFound: (() => void) | undefined;

/** Tells, once, that a screen has found what was typed before this page: until the user types in it. */
export function onDraftFound(listener: () => void): void {
  tellFound = listener;
}

/**
 * Keeps a value under a key, at once: a page that is left has no time, and not every browser lets it
 * end what it began. The value must survive JSON.
 */
export function saveDraft(key: string, value: unknown): void {
  tellFound = undefined;
  const older = waiting.get(key);
  if (older) {
    older.value = value;
    return;
  }
  const draft = { value };
  waiting.set(key, draft);
  void enqueue(() => write(key, draft));
}

/** @returns what was kept under the key in the last 30 minutes by this user */
export async function readDraft(key: string): Promise<unknown> {
  const unwritten = waiting.get(key);
  if (unwritten) return unwritten.value;
  await writing;
  if (user === undefined) return undefined;
  const draft = await getDraft(user, key, Date.now()).catch(withoutStorage);
  if (draft === undefined) return undefined;
  tellFound?.();
  tellFound = undefined;
  return draft;
}

/** Forgets one draft, after a submit. */
export async function removeDraft(key: string): Promise<void> {
  waiting.delete(key);
  const owner = user;
  if (owner !== undefined) await enqueue(() => deleteDraft(owner, key));
}

/** Writes what still waits. The host awaits it before it leaves for sign-in. */
export async function flushDrafts(): Promise<void> {
  await writing;
}

/**
 * Forgets everything of this user, and keeps nothing more: what is typed while a sign-out is on its
 * way belongs to nobody. The host awaits it at a manual sign-out.
 */
export async function clearDrafts(): Promise<void> {
  waiting.clear();
  const owner = user;
  user = undefined;
  if (owner !== undefined) await enqueue(() => deleteDraftsOf(owner));
}
