import type { MergeProblem } from '@advisor/contracts/documents/case-documents';
import {
  maxMergedPages,
  maxMergedSize,
  maxPictureMegapixels,
  pictureResolution,
} from '@advisor/contracts/documents/merge-rules';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  caseDocuments,
  mergedDocuments,
  mergedSources,
} from '../../../domain/case-documents/schema';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { readWhole } from '../../../platform/files/content';
import type { JobRun } from '../../../platform/jobs/runner';
import { threadTask } from '../../../platform/threads/thread-task';
import { endMerge, giveUpMerge, notePages, putMergedFile } from '../commands/write-merge';
import { documentContent } from '../document-content';
import type { DocumentsToJoin, DocumentToJoin } from './join-pages.thread';
import type { FileToPage, MadePages } from './make-pages.thread';
import { mergeJob } from './merge-job';
import { mergedContent, mergedFile } from './merged-parts';
import { mergedTitle } from './merged-title';

const makePages = threadTask<FileToPage, MadePages | MergeProblem>(
  new URL('make-pages.thread.ts', import.meta.url),
);
const joinPages = threadTask<DocumentsToJoin, Uint8Array>(
  new URL('join-pages.thread.ts', import.meta.url),
);

/** A file that keeps its thread for longer leads it round in circles. */
const longestMs = 300_000;
/** Inches of the long side of A4. */
const pageInches = 11.69;
const pictureLimits = {
  pixels: maxPictureMegapixels * 1_000_000,
  longSide: Math.round(pictureResolution * pageInches),
};

type App = Pick<FastifyInstance, 'backend' | 'neighbours'>;
type Source = Awaited<ReturnType<typeof readSources>>[number];
type Run = Pick<JobRun<{ guid: string }>, 'input' | 'signal' | 'progress'>;

/**
 * Makes pages of one document after another and joins them. What was made stays, so that an attempt
 * goes on where the one before it has ended.
 */
export function registerMergeJob(app: FastifyInstance): void {
  app.jobs.handle(mergeJob, (run) => mergeDocuments(app, run));
}

async function mergeDocuments(app: App, { input: { guid }, signal, progress }: Run) {
  const { db, fileSealer } = app.backend;
  const [merge] = await db.select().from(mergedDocuments).where(eq(mergedDocuments.guid, guid));
  if (merge === undefined || merge.size !== null || merge.problem !== null) return;
  const sources = await readSources(db, guid);
  let [pages, size] = [0, 0];
  for (const [index, source] of sources.entries()) {
    const made = await pagesOf(app, source, maxMergedPages - pages, signal);
    signal.throwIfAborted();
    if (typeof made === 'string') return giveUpMerge(db, guid, made, source.document.id);
    pages += made.pages;
    size += made.size;
    if (size > maxMergedSize) return giveUpMerge(db, guid, 'tooLarge', source.document.id);
    await progress((index + 1) / (sources.length + 1));
  }
  const content = await join(app, await readSources(db, guid), signal);
  signal.throwIfAborted();
  await putMergedFile(db, fileSealer, { guid, file: mergedFile }, content);
  await endMerge(db, guid, content.length);
}

const readSources = (db: Database, guid: string) =>
  db
    .select({ source: mergedSources, document: caseDocuments })
    .from(mergedSources)
    .innerJoin(caseDocuments, eq(caseDocuments.id, mergedSources.documentId))
    .where(eq(mergedSources.guid, guid))
    .orderBy(asc(mergedSources.ordinal));

async function pagesOf(
  app: App,
  { source, document }: Source,
  mostPages: number,
  signal: AbortSignal,
) {
  const { guid, ordinal, pages, size } = source;
  if (pages !== null && size !== null) return pages > mostPages ? 'tooManyPages' : { pages, size };
  const { db, fileSealer } = app.backend;
  const content = await readWhole(await documentContent(app, document), document.size);
  const tooLong = AbortSignal.timeout(longestMs);
  const made = await makePages(
    {
      content,
      contentType: document.contentType,
      limits: { ...pictureLimits, pages: mostPages },
    },
    { signal: AbortSignal.any([signal, tooLong]), moves: [content.buffer] },
  ).catch((error: unknown) => {
    if (tooLong.aborted) return 'damaged' as const;
    throw error;
  });
  if (typeof made === 'string') return made;
  await putMergedFile(db, fileSealer, { guid, file: ordinal }, made.content);
  const facts = { pages: made.pages, size: made.content.length };
  await notePages(db, { guid, file: ordinal }, { ...facts, isSealed: made.isSealed });
  return facts;
}

async function join(app: App, sources: readonly Source[], signal: AbortSignal) {
  const { db, fileSealer, clock } = app.backend;
  const documents: DocumentToJoin[] = [];
  const moves: ArrayBuffer[] = [];
  const read = async (...from: Parameters<typeof readWhole>) => {
    const content = await readWhole(...from);
    moves.push(content.buffer);
    return content;
  };
  for (const { source, document } of sources) {
    const { guid, ordinal: file, pages, size, isSealed } = source;
    if (pages === null || size === null) throw new Error('a document has no pages yet');
    const content = await read(mergedContent(db, fileSealer, { guid, file }), size);
    const original = isSealed && {
      sealed: await read(await documentContent(app, document), document.size),
    };
    documents.push({ name: document.fileName, content, pages, ...original });
  }
  const day = bankDay(clock.now());
  return joinPages({ title: mergedTitle, documents, day }, { signal, moves });
}
