import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Backend } from '../../platform/backend';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/failure';
import { caseDocuments, temporaryDocuments } from './schema';

export type TemporaryDocument = typeof temporaryDocuments.$inferSelect;

/** Uploads whose content no document waits for: the archive has it, or none was made. */
export const isUnneeded: SQL = sql`not exists (select from ${caseDocuments} document
  where document.guid = ${temporaryDocuments.guid} and document.archive_id is null)`;

/** The upload of a user. @throws Failure 404 for one that is gone, or somebody else's */
export async function ownUpload(
  { db }: Pick<Backend, 'db'>,
  guid: string,
  userId: number,
): Promise<TemporaryDocument> {
  const [found] = await db
    .select()
    .from(temporaryDocuments)
    .where(and(eq(temporaryDocuments.guid, guid), eq(temporaryDocuments.userId, userId)));
  if (found === undefined) throw notFound('Soubor už není k dispozici. Nahrajte ho prosím znovu.');
  return found;
}

/** Takes an upload, so that nobody forgets it until the transaction ends. @returns whether it is there */
export async function takeUpload(tx: Database, guid: string): Promise<boolean> {
  const taken = await tx
    .select({ guid: temporaryDocuments.guid })
    .from(temporaryDocuments)
    .where(eq(temporaryDocuments.guid, guid))
    .for('update');
  return taken.length > 0;
}

/** Forgets an upload; one that is gone was forgotten before, one that a document needs stays. */
export const forgetUpload = ({ db }: Pick<Backend, 'db'>, guid: string): Promise<void> =>
  forgetUploads(db, inArray(temporaryDocuments.guid, [guid]));

/** Forgets uploads of a user, and nobody else's; those that documents need stay. */
export const forgetOwnUploads = (
  { db }: Pick<Backend, 'db'>,
  userId: number,
  guids: readonly string[],
): Promise<void> =>
  forgetUploads(
    db,
    and(eq(temporaryDocuments.userId, userId), inArray(temporaryDocuments.guid, [...guids])),
  );

/** They are taken first: a document that is made of one meanwhile is seen by what follows. */
const forgetUploads = (db: Database, which: SQL | undefined): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .select({ guid: temporaryDocuments.guid })
      .from(temporaryDocuments)
      .where(which)
      .orderBy(temporaryDocuments.guid)
      .for('update');
    await tx.delete(temporaryDocuments).where(and(which, isUnneeded));
  });
