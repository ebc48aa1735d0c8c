/**
 * Encrypted texts in IndexedDB. The key is a non-extractable CryptoKey beside them: a copy of the
 * disk or of the storage holds nothing readable, and the page itself can read only while it lives.
 */
const databaseName = 'advisor-drafts';
const keyStore = 'keys';
const draftStore = 'drafts';

interface StoredDraft {
  /** Milliseconds since the epoch. */
  expiresAt: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

let database: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(keyStore);
    request.result.createObjectStore(draftStore);
  });
  return done(request);
}

async function store(name: string, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= openDatabase();
  return (await database).transaction(name, mode).objectStore(name);
}

/** By user, so that a page that is being left need not ask for the key. */
const keys = new Map<string, Promise<CryptoKey>>();

/** A user's key, made on first use. */
function keyOf(userId: string): Promise<CryptoKey> {
  const known = keys.get(userId);
  if (known) return known;
  const key = storedKeyOf(userId);
  keys.set(userId, key);
  key.catch(() => keys.delete(userId));
  return key;
}

async function storedKeyOf(userId: string): Promise<CryptoKey> {
  const known = (await done((await store(keyStore, 'readonly')).get(userId))) as
    | CryptoKey
    | undefined;
  if (known) return known;
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have been faster; its key then counts.
  const writable = await store(keyStore, 'readwrite');
  const raced = (await done(writable.get(userId))) as CryptoKey | undefined;
  if (!raced) await done(writable.put(created, userId));
  return raced ?? created;
}

const nameOf = (userId: string, key: string): string => `${userId}/${key}`;

/** Encrypts and keeps a value until `expiresAt`. */
export async function putDraft(
  userId: string,
  key: string,
  value: unknown,
  expiresAt: number,
): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const name = nameOf(userId, key);
  // The name is authenticated with the data: a draft cannot be passed off as another.
  const additionalData = new TextEncoder().encode(name);
  const cipherKey = await keyOf(userId);
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    cipherKey,
    text,
  );
  const draft: StoredDraft = { expiresAt, iv, data };
  const drafts = await store(draftStore, 'readwrite');
  const put = drafts.put(draft, name);
  // Complete at once: the page may go away before it hears that it is stored.
  drafts.transaction.commit();
  await done(put);
}

/** @returns undefined when there is none, it has expired or cannot be read */
export async function getDraft(userId: string, key: string, now: number): Promise<unknown> {
  const name = nameOf(userId, key);
  const draft = (await done((await store(draftStore, 'readonly')).get(name))) as
    | StoredDraft
    | undefined;
  if (!draft || draft.expiresAt <= now) return undefined;
  const additionalData = new TextEncoder().encode(name);
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: draft.iv, additionalData },
    await keyOf(userId),
    draft.data,
  );
  return JSON.parse(new TextDecoder().decode(text));
}

export async function deleteDraft(userId: string, key: string): Promise<void> {
  await done((await store(draftStore, 'readwrite')).delete(nameOf(userId, key)));
}

/** Forgets what has expired, of any user. */
export async function deleteExpiredDrafts(now: number): Promise<void> {
  const drafts = await store(draftStore, 'readwrite');
  const [names, values] = await Promise.all([
    done(drafts.getAllKeys()),
    done(drafts.getAll() as IDBRequest<StoredDraft[]>),
  ]);
  const expired = names.filter((_, index) => (values[index]?.expiresAt ?? 0) <= now);
  await Promise.all(expired.map((name) => done(drafts.delete(name))));
}

/** Forgets a user's drafts and the key that could read them. */
export async function deleteDraftsOf(userId: string): Promise<void> {
  keys.delete(userId);
  const drafts = await store(draftStore, 'readwrite');
  const range = IDBKeyRange.bound(nameOf(userId, ''), nameOf(userId, '\uFFFF'));
  await done(drafts.delete(range));
  await done((await store(keyStore, 'readwrite')).delete(userId));
}
