import { createHash } from 'node:crypto';
import type { StoreName } from '../../../platform/config/archive-environment';
import { type Content, partSize } from '../../../platform/files/content';
import { sealedBy } from '../../../platform/personal-data/part-sealer';

export type { StoreName };

/** A content as it lies in a store. */
export interface StoredContent {
  /** The number that the archive has given it. */
  key: string;
  /** Bytes. */
  length: number;
  writtenOn: Date;
}

/**
 * Where the demonstration's archive keeps contents; they are encrypted before they come here. A content is
 * there once all of it has come, and nothing of it before.
 */
export interface ContentStore {
  name: StoreName;
  /**
   * Keeps a content in the place of what was there.
   * @param length bytes that have to come; where others do, nothing is kept
   */
  write(key: string, content: Content, length: number): Promise<void>;
  /** The encrypted parts in their order. @throws Error where there is no content of this length */
  open(key: string, length: number): Promise<AsyncIterable<Uint8Array>>;
  /** @returns bytes; undefined where it is not */
  lengthOf(key: string): Promise<number | undefined>;
  /** Everything that lies there. */
  list(): AsyncIterable<StoredContent>;
  /** What is not there is removed, too. */
  remove(key: string): Promise<void>;
  /** @throws StartError where nobody could keep anything there, Error where the store does not answer */
  check(): Promise<void>;
}

/** Bytes of an encrypted part, but for the last one of a file. */
export const sealedPartSize = partSize + sealedBy;

/** Bytes of a file of this size once its parts are encrypted. */
export const sealedLength = (size: number): number => size + Math.ceil(size / partSize) * sealedBy;

/** @throws Error */
export function missing(key: string, length: number, found: number | undefined): never {
  throw new Error(
    `the content ${key} has ${found === undefined ? 'no bytes' : `${found} bytes`} instead of ${length}`,
  );
}

/**
 * Writes a content and reads it back, since what it was made of is forgotten afterwards; what our own
 * database has committed needs no second look.
 * @throws Error when another content lies there than was written
 */
export async function keep(
  store: ContentStore,
  key: string,
  content: Content,
  length: number,
): Promise<void> {
  if (store.name === 'database') return store.write(key, content, length);
  const written = createHash('sha256');
  await store.write(key, hashed(content, written), length);
  const read = createHash('sha256');
  for await (const part of await store.open(key, length)) read.update(part);
  if (!written.digest().equals(read.digest()))
    throw new Error(`the store ${store.name} gives back another content than it was given`);
}

async function* hashed(content: Content, hash: ReturnType<typeof createHash>): Content {
  for await (const part of content) {
    hash.update(part);
    yield part;
  }
}
