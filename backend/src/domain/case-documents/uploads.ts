import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Backend } from '../../platform/backend';
import { notFound } from '../../platform/failure';
import { clientFiles } from '../client-requests/schema';
import { caseDocuments, temporaryDocuments } from './schema';

export type TemporaryDocument = typeof temporaryDocuments.$inferSelect;

const isArchived: SQL = sql`not exists (select from ${caseDocuments} document
  where document.guid = ${temporaryDocuments.guid} and document.archive_id is null)`;

/** A client has handed it over, after the given time, and nobody has looked at it yet. */
const waitsForLook = (since: Date | undefined): SQL => sql`exists (select from ${clientFiles} file
  where file.guid = ${temporaryDocuments.guid} and file.state = 'sent'${
    since === undefined ? sql`` : sql` and file.sent_on > ${since.toISOString()}::timestamptz`
  })`;

/**
 * Uploads that nobody waits for: the archive has the content of their document, or none was made.
 * @param lookSince what a client has handed over before waits no longer for a look; absent: it does
 */
export const isUnneeded = (lookSince?: Date): SQL =>
  sql`${isArchived} and not ${waitsForLook(lookSince)}`;

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

/** An upload of a client, whose link or case was looked at. @throws Failure 404 for one that is gone */
export async function clientUpload(db: Backend['db'], guid: string): Promise<TemporaryDocument> {
  const [found] = await db
    .select()
    .from(temporaryDocuments)
    .where(and(eq(temporaryDocuments.guid, guid), isNull(temporaryDocuments.userId)));
  if (found === undefined) throw notFound('Soubor už není k dispozici. Nahrajte ho prosím znovu.');
  return found;
}
