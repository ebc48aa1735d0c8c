import { setImmediate } from 'node:timers/promises';

/** The bytes of a file, one piece after another, so that no file is in memory whole. */
export type Content = AsyncIterable<Uint8Array>;

/** What a file consists of where it is kept, bytes. */
export const partSize = 256 * 1024;

/** Bytes that are in memory anyway, as a content. */
export async function* contentOf(bytes: Uint8Array): Content {
  yield bytes;
}

/** The whole of a content in memory; for files that the product makes itself. */
export async function readAll(content: Content): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * The whole of a content of known length in a memory of its own, which can go over to a thread.
 * @throws Error when it is shorter or longer
 */
export async function readWhole(content: Content, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(size);
  let at = 0;
  for await (const piece of content) {
    if (at + piece.length > size) throw new Error('a content is longer than it should be');
    whole.set(piece, at);
    at += piece.length;
    // The embedded database answers without a turn of the event loop.
    await setImmediate();
  }
  if (at !== size) throw new Error('a content did not come whole');
  return whole;
}

/** The same bytes in pieces of one size, the last one shorter; nothing for no bytes. */
export async function* inParts(content: Content, size = partSize): AsyncIterable<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    waiting.push(piece);
    length += piece.length;
    if (length < size) continue;
    const bytes = Buffer.concat(waiting);
    const whole = length - (length % size);
    for (let start = 0; start < whole; start += size) yield bytes.subarray(start, start + size);
    waiting = [bytes.subarray(whole)];
    length -= whole;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
