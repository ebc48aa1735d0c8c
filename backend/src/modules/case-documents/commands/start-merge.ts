import { randomUUID } from 'node:crypto';
import { errorCode } from '@advisor/contracts/errors';
import { maxMergedSize, mergedDays, mergedTypes } from '@advisor/contracts/documents/merge-rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  caseDocuments,
  mergedDocuments,
  mergedSources,
} from '../../../domain/case-documents/schema';
import { addDays, bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import { badRequest, Failure, notFound } from '../../../platform/failure';
import { readJobProgress } from '../../../platform/jobs/job-progress';
import { enqueue } from '../../../platform/jobs/queue';
import { mergeJob } from '../merging/merge-job';

interface Merging {
  caseId: number;
  userId: number;
  /** In the order of the file. */
  documentIds: readonly number[];
  now: Date;
}

type Document = typeof caseDocuments.$inferSelect;

const megabyte = 1024 * 1024;
const fieldOf = (at: number) => ({ field: `documentIds.${at}` });

/**
 * Asks for one file of several documents of a case. Asked again while that is made or kept, it is the
 * same one; when its job was given up, it is tried again.
 * @throws Failure 404 for a document of no or of another case, 400 for one that has no pages, 413 when they are too large together
 */
export async function startMerge(db: Database, merging: Merging): Promise<{ guid: string }> {
  await requireMergeable(db, merging);
  for (;;) {
    const guid = await db.transaction(
      async (tx) => (await begin(tx, merging)) ?? known(tx, merging),
    );
    if (guid !== undefined) return { guid };
    // It was given up or removed in between.
  }
}

/** @returns undefined when the same was asked for before */
async function begin(tx: Database, { documentIds, now, ...asked }: Merging) {
  const keptTo = keptSince(now);
  const [begun] = await tx
    .insert(mergedDocuments)
    .values({ ...asked, guid: randomUUID(), documentIds: [...documentIds], keptTo })
    .onConflictDoNothing()
    .returning({ guid: mergedDocuments.guid });
  if (begun === undefined) return undefined;
  await tx
    .insert(mergedSources)
    .values(documentIds.map((documentId, index) => ({ ...begun, ordinal: index + 1, documentId })));
  await queue(tx, { ...begun, userId: asked.userId, now });
  return begun.guid;
}

/** Whoever asks again may wait for it and have it for as long as at first. */
async function known(tx: Database, { caseId, userId, documentIds, now }: Merging) {
  const isAsked = and(
    eq(mergedDocuments.caseId, caseId),
    eq(mergedDocuments.userId, userId),
    eq(mergedDocuments.documentIds, [...documentIds]),
    isNull(mergedDocuments.problem),
  );
  const [merge] = await tx
    .update(mergedDocuments)
    .set({ keptTo: keptSince(now) })
    .where(isAsked)
    .returning();
  if (merge === undefined) return undefined;
  const { guid, jobId, size } = merge;
  const job = jobId === null ? undefined : await readJobProgress(tx, mergeJob, jobId);
  const isOnTheWay = job !== undefined && job.state !== 'dead';
  if (size === null && !isOnTheWay) await queue(tx, { guid, userId, now });
  return guid;
}

const keptSince = (now: Date) => addDays(bankDay(now), mergedDays);

async function queue(
  tx: Database,
  { guid, userId, now }: Pick<Merging, 'userId' | 'now'> & { guid: string },
): Promise<void> {
  const jobId = await enqueue(tx, mergeJob, { guid, userId }, { runAt: now });
  await tx.update(mergedDocuments).set({ jobId }).where(eq(mergedDocuments.guid, guid));
}

async function requireMergeable(db: Database, { caseId, documentIds }: Merging): Promise<void> {
  const isAsked = inArray(caseDocuments.id, [...documentIds]);
  const found = await db
    .select()
    .from(caseDocuments)
    .where(and(isAsked, eq(caseDocuments.caseId, caseId)));
  const documents = documentIds.map((documentId, at) => {
    const document = found.find(({ id }) => id === documentId);
    if (document === undefined) throw notFound('Dokument nebyl nalezen.', fieldOf(at));
    if (documentIds.indexOf(documentId) !== at)
      throw badRequest(`Dokument „${document.fileName}“ je vybraný dvakrát.`, fieldOf(at));
    return document;
  });
  const refusals = documents.flatMap((document, at) =>
    hasPages(document) ? [] : withoutPages(document, at).messages,
  );
  if (refusals.length > 0) throw new Failure(400, refusals);
  const size = documents.reduce((sum, document) => sum + document.size, 0);
  if (size > maxMergedSize) throw tooLarge();
}

const isOfType = (contentType: string) =>
  mergedTypes.some(
    (type) => contentType === (type === 'pdf' ? 'application/pdf' : `image/${type}`),
  );
const hasPages = ({ contentType }: Document) => isOfType(contentType);

const withoutPages = ({ fileName }: Document, at: number) =>
  badRequest(
    `Dokument „${fileName}“ nelze spojit. Spojit lze jen soubory ${mergedTypes.join(', ')}; uložte ho prosím nejdřív jako PDF.`,
    fieldOf(at),
  );

const tooLarge = () =>
  new Failure(413, [
    {
      severity: 1,
      errorCode: errorCode.bodyTooLarge,
      message: `Vybrané dokumenty jsou dohromady příliš velké. Spojit lze nejvýše ${maxMergedSize / megabyte} MB, vyberte jich prosím méně.`,
      field: 'documentIds',
    },
  ]);
