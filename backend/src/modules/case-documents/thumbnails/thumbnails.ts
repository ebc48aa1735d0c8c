import { thumbnailSide } from '@advisor/contracts/documents/file-rules';
import { maxPictureMegapixels } from '@advisor/contracts/documents/merge-rules';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { caseDocuments } from '../../../domain/case-documents/schema';
import { notFound } from '../../../platform/failure';
import { readWhole } from '../../../platform/files/content';
import { threadTask } from '../../../platform/threads/thread-task';
import { documentContent } from '../document-content';
import { recent } from './recent';
import type { FileToShrink } from './thumbnail.thread';

type Document = typeof caseDocuments.$inferSelect;

const shrink = threadTask<FileToShrink, Uint8Array | undefined>(
  new URL('thumbnail.thread.ts', import.meta.url),
);

/** About 10 kB each. */
const mostKept = 1_000;
/** Files that are in memory at once: a page asks for all its pictures together. */
const atOnce = 2;
/** A file that keeps its thread for longer leads it round in circles. */
const longestMs = 30_000;
const limits = {
  pixels: maxPictureMegapixels * 1_000_000,
  pages: 1,
  longSide: thumbnailSide,
};
const pictures: ReadonlySet<string> = new Set([
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/tiff',
]);
const none = 'Náhled dokumentu není k dispozici.';

/**
 * Small pictures of photographs. Made when they are first asked for; the last ones are kept in memory,
 * for what a document contains never changes.
 */
export function thumbnailsOf(app: Pick<FastifyInstance, 'backend' | 'neighbours'>) {
  const limited = pLimit(atOnce);
  const make = (document: Document) =>
    limited(async () => {
      const content = await readWhole(await documentContent(app, document), document.size);
      const { contentType } = document;
      const signal = AbortSignal.timeout(longestMs);
      const moves = [content.buffer];
      return shrink({ content, contentType, limits }, { signal, moves }).catch((error: unknown) => {
        // Or it has waited for a thread for so long: another time it may have one.
        if (signal.aborted) throw notFound(none);
        throw error;
      });
    });
  const kept = recent(mostKept, make, ({ id }: Document) => id);
  /** @throws Failure 404 for what is no picture that can be read */
  return async (document: Document): Promise<Uint8Array> => {
    const jpeg = pictures.has(document.contentType) ? await kept(document) : undefined;
    if (jpeg === undefined) throw notFound(none);
    return jpeg;
  };
}
