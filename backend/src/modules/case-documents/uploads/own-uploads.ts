import type { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { caseDocuments, temporaryDocuments } from '../../../domain/case-documents/schema';
import type { Database } from '../../../platform/database/database';
import { retainedMilliseconds } from '../outdated';

type Own = CallResponse<typeof documentCalls.ownTemporary>;

/** Files that the user has sent, whole or in part, and saved to no case; the newest first. */
export async function listOwnUploads(db: Database, userId: number): Promise<Own> {
  const rows = await db
    .select()
    .from(temporaryDocuments)
    .where(
      and(
        eq(temporaryDocuments.userId, userId),
        isNotNull(temporaryDocuments.size),
        sql`not exists (select from ${caseDocuments} document
          where document.guid = ${temporaryDocuments.guid})`,
      ),
    )
    .orderBy(desc(temporaryDocuments.createdOn), temporaryDocuments.guid);
  return rows.map(({ guid, fileName, size, received, sha256, toldSha256, createdOn }) => ({
    guid,
    fileName,
    size: Number(size),
    received,
    sha256: toldSha256 ?? sha256 ?? undefined,
    keptTo: new Date(createdOn.getTime() + retainedMilliseconds).toISOString(),
  }));
}
