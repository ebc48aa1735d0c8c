import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import {
  clearDrafts,
  draftLifetimeMs,
  flushDrafts,
  onDraftFound,
  openDrafts,
  readDraft,
  removeDraft,
  saveDraft,
} from './drafts';

// jsdom has random numbers only.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });

const start = new Date('2026-11-21T10:00:00Z').getTime();
let now = start;

beforeEach(async () => {
  now = start;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  for (const user of [1, 2]) {
    openDrafts(user);
    await clearDrafts();
  }
  openDrafts(1);
});

const written = async (key: string, value: unknown) => {
  saveDraft(key, value);
  await flushDrafts();
};

/** Everything in the database, as bytes and texts. */
async function stored(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('advisor-drafts');
    request.addEventListener('success', () => resolve(request.result));
  });
  const rows = await new Promise<{ data: ArrayBuffer }[]>((resolve) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll();
    request.addEventListener('success', () => resolve(request.result));
  });
  database.close();
  return rows.map(({ data }) => new TextDecoder('latin1').decode(data)).join();
}

it('gives back what was kept before, not what is typed while it is read', async () => {
  await written('search', { text: 'Novák' });
  const reading = readDraft('search');
  saveDraft('search', { text: 'J' });
  expect(await reading).toEqual({ text: 'Novák' });
});

it('gives back what was kept, also before it is written', async () => {
  saveDraft('search', { text: 'Novák' });
  expect(await readDraft('search')).toEqual({ text: 'Novák' });
  await flushDrafts();
  expect(await readDraft('search')).toEqual({ text: 'Novák' });
});

it('tells once that something was there, and of nothing that is typed in this page', async () => {
  const listener = jest.fn();
  onDraftFound(listener);
  await readDraft('search');
  expect(listener).not.toHaveBeenCalled();
  await written('search', 'before this page');
  onDraftFound(listener);
  await readDraft('search');
  await readDraft('search');
  expect(listener).toHaveBeenCalledTimes(1);
  onDraftFound(listener);
  await written('search', 'in this page');
  await readDraft('search');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('writes at once: a page that is reloaded has no time', async () => {
  const delay = jest.spyOn(globalThis, 'setTimeout');
  saveDraft('search', { text: 'Novák' });
  expect(delay).not.toHaveBeenCalled();
  delay.mockRestore();
  // The next page knows only what is stored.
  await jest.isolateModulesAsync(async () => {
    const next = await import('./drafts');
    next.openDrafts(1);
    await waitFor(async () => expect(await next.readDraft('search')).toEqual({ text: 'Novák' }));
  });
});

it('writes only the newest of what is typed while it writes', async () => {
  const encrypt = jest.spyOn(crypto.subtle, 'encrypt');
  for (const text of ['N', 'No', 'Nov']) saveDraft('search', text);
  await flushDrafts();
  expect(encrypt).toHaveBeenCalledTimes(1);
  expect(await readDraft('search')).toBe('Nov');
  encrypt.mockRestore();
});

it('keeps what is typed while a removal waits', async () => {
  saveDraft('form', 'sent');
  const removed = removeDraft('form');
  saveDraft('form', 'typed after it');
  await removed;
  await flushDrafts();
  expect(await readDraft('form')).toBe('typed after it');
});

it('stores nothing readable', async () => {
  await written('search', { text: 'Novakova tajemstvi' });
  const bytes = await stored();
  expect(bytes.length).toBeGreaterThan(20);
  expect(bytes).not.toContain('Novakova');
});

it('forgets after half an hour', async () => {
  await written('search', 'a');
  now += draftLifetimeMs - 1;
  expect(await readDraft('search')).toBe('a');
  now += 1;
  expect(await readDraft('search')).toBeUndefined();
  openDrafts(1);
  await flushDrafts();
  expect(await stored()).toBe('');
});

it('keeps each user’s drafts apart, across sessions', async () => {
  await written('search', 'first user');
  openDrafts(2);
  expect(await readDraft('search')).toBeUndefined();
  await written('search', 'second user');
  openDrafts(1);
  expect(await readDraft('search')).toBe('first user');
});

it('removes one draft after a submit, even when a write still waits', async () => {
  await written('form', { name: 'a' });
  saveDraft('form', { name: 'b' });
  await removeDraft('form');
  await flushDrafts();
  expect(await readDraft('form')).toBeUndefined();
});

it('clears everything of the user on sign-out, and only that', async () => {
  openDrafts(2);
  await written('search', 'second');
  openDrafts(1);
  await written('search', 'first');
  saveDraft('form', 'waiting');
  await clearDrafts();
  await written('form', 'typed while the sign-out is on its way');
  openDrafts(1);
  expect(await readDraft('search')).toBeUndefined();
  expect(await readDraft('form')).toBeUndefined();
  openDrafts(2);
  expect(await readDraft('search')).toBe('second');
});

it('works on without drafts where storage is forbidden', async () => {
  jest.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await expect(written('search', 'a')).resolves.toBeUndefined();
  expect(await readDraft('search')).toBeUndefined();
});
