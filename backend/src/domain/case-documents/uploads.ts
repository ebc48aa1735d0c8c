import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Backend } from '../../platform/backend';
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
