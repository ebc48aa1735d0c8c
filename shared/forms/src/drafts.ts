import {
  deleteDraft,
  deleteDraftsOf,
  deleteExpiredDrafts,
  getDraft,
  putDraft,
} from './draft-store';

/** A draft outlives a reload, a failed call and an expired session, but not the lunch break. */
export const draftLifetimeMs = 30 * 60_000;

/** Typing is written down this long after the last key. */
const writeDelayMs = 250;

let user: string | undefined;
const waiting = new Map<string, { value: unknown; timer: ReturnType<typeof setTimeout> }>();
let writing: Promise<unknown> = Promise.resolve();

/** A browser without storage (private window, forbidden) works on without drafts. */
const withoutStorage = () => undefined;

/** One after another, so that a late write never overtakes a removal. */
function enqueue(work: () => Promise<void>): Promise<unknown> {
  writing = writing.then(work).catch(withoutStorage);
  return writing;
}

/** A page that is left has no time for the delay; it lives on until its successor answers. */
const leaving = ['beforeunload', 'pagehide'] as const;
const writeAtOnce = (): void => void flushDrafts();

/** The host calls it as soon as it knows the signed-in user; nothing is kept before. */
export function openDrafts(userId: number | string): void {
  user = String(userId);
  for (const event of leaving) window.addEventListener(event, writeAtOnce);
  void enqueue(() => deleteExpiredDrafts(Date.now()));
}

function write(key: string): void {
  const entry = waiting.get(key);
  waiting.delete(key);
  if (!entry || user === undefined) return;
  clearTimeout(entry.timer);
  const owner = user;
  void enqueue(() => putDraft(owner, key, entry.value, Date.now() + draftLifetimeMs));
}

let tellFound: (() => void) | undefined;

/** Tells, once, that a screen has found what was typed before this page: until the user types in it. */
export function onDraftFound(listener: () => void): void {
  tellFound = listener;
}

/** Keeps a value under a key, soon. The value must survive JSON. */
export function saveDraft(key: string, value: unknown): void {
  tellFound = undefined;
  clearTimeout(waiting.get(key)?.timer);
  waiting.set(key, { value, timer: setTimeout(() => write(key), writeDelayMs) });
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
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
  const owner = user;
  if (owner !== undefined) await enqueue(() => deleteDraft(owner, key));
}

/** Writes what still waits. The host awaits it before it leaves for sign-in. */
export async function flushDrafts(): Promise<void> {
  for (const key of waiting.keys()) write(key);
  await writing;
}

/**
 * Forgets everything of this user, and keeps nothing more: what is typed while a sign-out is on its
 * way belongs to nobody. The host awaits it at a manual sign-out.
 */
export async function clearDrafts(): Promise<void> {
  for (const { timer } of waiting.values()) clearTimeout(timer);
  waiting.clear();
  const owner = user;
  user = undefined;
  if (owner !== undefined) await enqueue(() => deleteDraftsOf(owner));
}
