import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { signingDocuments } from '../../../domain/signing/schema';
import { withdrawJob } from '../../../domain/signing/withdraw-job';
import type { Database } from '../../../platform/database/database';
import { conflict } from '../../../platform/failure';
import {
  type AuditContext,
  changeDocument,
  closeLinks,
  moveDocument,
  moveMembers,
} from './change-document';
import { forgetClientData } from './client-data';
import { documentState, isOpen } from '../state-machine';

/**
 * Takes a document out of signing; one that is out of it stays so.
 * @throws Failure 409 once it is signed
 */
export function withdrawDocument(
  db: Database,
  documentId: number,
  audit: AuditContext,
): Promise<void> {
  return changeDocument(db, documentId, audit, async (change) => {
    const { row, members } = change.document;
    if (row.state === documentState.cancelled) return;
    if (!isOpen(row.state) && row.state !== documentState.waitingForScan) {
      throw conflict('Dokument již nelze z podepisování vyřadit.');
    }
    const started = members.filter(({ state }) => state !== 'notStarted');
    await moveMembers(change, started, 'withdraw');
    await moveDocument(change, documentState.cancelled, 'cancelDocument', { process: null });
    await forgetClientData(change);
    await closeLinks(change);
  });
}

/** What ends without its client's signature takes its document with it. */
export function registerWithdrawJob({ jobs, backend }: FastifyInstance): void {
  jobs.handle(withdrawJob, async ({ input: { documentId } }) => {
    const { db, clock } = backend;
    const [document] = await db
      .select({ state: signingDocuments.state })
      .from(signingDocuments)
      .where(eq(signingDocuments.documentId, documentId));
    if (document === undefined || document.state === documentState.signed) return;
    const audit = { actor: 'system', traceId: `withdraw-${documentId}`, now: clock.now() } as const;
    await withdrawDocument(db, documentId, audit);
  });
}
