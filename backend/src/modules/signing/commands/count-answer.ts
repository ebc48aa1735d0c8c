import { and, eq, gt, sql } from 'drizzle-orm';
import { signingDocuments } from '../../../domain/signing/schema';
import type { Database } from '../../../platform/database/database';

/** One answer fewer until the document is ready. */
export async function countAnswer(db: Database, documentId: number): Promise<void> {
  await db
    .update(signingDocuments)
    .set({ answersUntilReady: sql`${signingDocuments.answersUntilReady} - 1` })
    .where(
      and(eq(signingDocuments.documentId, documentId), gt(signingDocuments.answersUntilReady, 0)),
    );
}
