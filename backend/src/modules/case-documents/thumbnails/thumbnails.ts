import { thumbnailSide } from '@advisor/contracts/documents/file-rules';
import { maxPictureMegapixels } from '@advisor/contracts/documents/merge-rules';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { caseDocuments } from '../../../domain/case-documents/schema';
import { notFound } from '../../../platform/failure';
import { readWhole } from '../../../platform/files/content';
import { isPicture } from '../../../platform/files/picture-types';
import { threadTask } from '../../../platform/threads/thread-task';
import { keepThumbnail } from '../commands/keep-thumbnail';
import { documentContent } from '../document-content';
import { keptThumbnail, type MadeThumbnail } from './kept-thumbnail';
import type { FileToShrink } from './thumbnail.thread';

type App = Pick<FastifyInstance, 'backend' | 'neighbours'>;
type Document = Pick<typeof caseDocuments.$inferSelect, 'id' | 'contentType'>;

const shrink = threadTask<FileToShrink, Uint8Array | undefined>(
  new URL('thumbnail.thread.ts', import.meta.url),
);

/** Files that are in memory at once: a page asks for all its pictures together. */
const atOnce = 2;
/** A file that keeps its thread for longer leads it round in circles. */
const longestMs = 30_000;
const limits = { pixels: maxPictureMegapixels * 1_000_000, longSide: thumbnailSide };

const none = () => notFound('Náhled dokumentu není k dispozici.');

/**
 * Small pictures of photographs, upright and without what the camera has told. Made when they are first
 * asked for and kept, for what a document contains never changes; so is that none can be made.
 */
export function thumbnailsOf(app: App) {
  const { db, fileSealer } = app.backend;
  const limited = pLimit(atOnce);
  /** By the document: several who ask at once wait for the same. */
  const underWay = new Map<number, Promise<MadeThumbnail>>();

  async function make(documentId: number): Promise<MadeThumbnail> {
    // Somebody else may have made it while this one has waited.
    const kept = await keptThumbnail(db, fileSealer, documentId);
    if (kept !== undefined) return kept;
    const made = { jpeg: await shrunk(app, documentId) };
    await keepThumbnail(db, fileSealer, documentId, made);
    return made;
  }

  function once(documentId: number): Promise<MadeThumbnail> {
    const known = underWay.get(documentId);
    if (known !== undefined) return known;
    const begun = limited(() => make(documentId)).finally(() => underWay.delete(documentId));
    underWay.set(documentId, begun);
    return begun;
  }

  /** @throws Failure 404 for what is no picture, or none that can be read */
  return async ({ id, contentType }: Document): Promise<Uint8Array> => {
    if (!isPicture(contentType)) throw none();
    const { jpeg } = (await keptThumbnail(db, fileSealer, id)) ?? (await once(id));
    if (jpeg === undefined) throw none();
    return jpeg;
  };
}

/** Reads the document anew: its content may have gone to the archive meanwhile. */
async function shrunk(app: App, documentId: number): Promise<Uint8Array | undefined> {
  const [document] = await app.backend.db
    .select()
    .from(caseDocuments)
    .where(eq(caseDocuments.id, documentId));
  if (document === undefined) throw none();
  const { contentType, size } = document;
  const content = await readWhole(await documentContent(app, document), size);
  const signal = AbortSignal.timeout(longestMs);
  const moves = [content.buffer];
  return shrink({ content, contentType, limits }, { signal, moves }).catch((error: unknown) => {
    // Or it has waited for a thread for so long: another time it may have one.
    if (signal.aborted) throw none();
    throw error;
  });
}
