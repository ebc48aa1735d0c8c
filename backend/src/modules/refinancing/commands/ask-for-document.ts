import { signatureType } from '@advisor/contracts/codebooks/document';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import type { CallBody } from '@advisor/contracts/operation';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { and, eq } from 'drizzle-orm';
import { changeCase } from '../../../domain/cases/change-case';
import { reserveDocumentId } from '../../../domain/signing/document-id';
import { documentJob } from '../../../domain/signing/document-job';
import { signingDocuments } from '../../../domain/signing/schema';
import { checkOffer, requireBeforeSignedChange } from '../../../domain/refinancing/check-offer';
import { offerOfCase } from '../../../domain/refinancing/offers';
import {
  type ProcessDocument,
  readProcessDocuments,
} from '../../../domain/refinancing/process-document';
import type { ProcessRow } from '../../../domain/refinancing/processes';
import { refinancingProcesses } from '../../../domain/refinancing/schema';
import type { Database } from '../../../platform/database/database';
import { conflict, notFound } from '../../../platform/failure';
import { readJobInput } from '../../../platform/jobs/job-input';
import { enqueue } from '../../../platform/jobs/queue';
import { checkDeadline } from '../documents/signature-deadline';
import { type Acting, ofLoan } from './process-change';

type Body = CallBody<typeof refinancingCalls.retentionDocument>;

export interface DocumentRequest extends Body, Acting {
  /** Of `refinancingType`. */
  typeId: number;
  documentTypeCode: string;
  salesArrangementId: number;
  traceId: string;
}

const signatures = {
  client: signatureType.electronic.code,
  branch: signatureType.biometric.code,
} as const;

/**
 * Asks for the document of a process, which a job makes; the same request again asks for nothing.
 * @returns the document's id
 * @throws Failure 404 for an arrangement of another case or kind; 409 when the process is not open, has
 * a document, its offer is another one, has run out or is of another loan, or another signed change comes
 * before it; 400 at the deadline
 */
export function askForDocument(db: Database, request: DocumentRequest): Promise<number> {
  const { loan, typeId, salesArrangementId, offerId, now } = request;
  const caseId = loan.row.id;
  return changeCase(db, ofLoan(request), async ({ tx }) => {
    const process = await processOfArrangement(tx, { caseId, typeId, salesArrangementId });
    if (process.state !== refinancingState.inProgressInProduct.code)
      throw conflict('Proces už není rozpracovaný, dokument k němu připravit nelze.');
    if (process.offerId !== offerId)
      throw conflict('Do procesu je převzatá jiná nabídka. Načtěte ho prosím znovu.');
    const offer = await offerOfCase(tx, { caseId, offerId, typeId });
    const document = (await readProcessDocuments(tx, [process])).get(process.id);
    const wanted = { ...request, deadline: request.signatureDeadline ?? offer.validTo };
    if (document !== undefined) {
      if (await isAskedSo(tx, process, document, wanted)) return document.documentOnSAId;
      refuseAnother(document);
    }
    checkOffer(offer, loan);
    // A refixation is told months ahead: what it agrees is the rate, whatever is owed by then.
    if (typeId !== refinancingType.refixation.code) await requireBeforeSignedChange(tx, offer);
    checkDeadline(wanted.deadline, offer, loan.today);
    // One whose job has failed is made under the id that was told.
    const isAgain = document?.state === 'failed';
    const documentId = isAgain ? document.documentOnSAId : await reserveDocumentId(tx);
    const round = isAgain ? ` ${process.documentJobId}` : '';
    const jobId = await enqueue(tx, documentJob, inputOf(wanted, documentId), {
      runAt: now,
      key: `${documentId}${round}`,
    });
    await tx
      .update(refinancingProcesses)
      .set({ documentId, documentJobId: jobId, signatureDeadline: wanted.deadline })
      .where(eq(refinancingProcesses.id, process.id));
    return documentId;
  });
}

async function processOfArrangement(
  tx: Database,
  {
    caseId,
    typeId,
    salesArrangementId,
  }: { caseId: number; typeId: number; salesArrangementId: number },
): Promise<ProcessRow> {
  const [process] = await tx
    .select()
    .from(refinancingProcesses)
    .where(
      and(
        eq(refinancingProcesses.caseId, caseId),
        eq(refinancingProcesses.typeId, typeId),
        eq(refinancingProcesses.salesArrangementId, salesArrangementId),
      ),
    );
  if (process === undefined) throw notFound('Proces nebyl nalezen.');
  return process;
}

type Wanted = DocumentRequest & { deadline: string };

const inputOf = (
  { salesArrangementId, documentTypeCode, handoverTo, userId, traceId }: Wanted,
  documentId: number,
) => ({
  salesArrangementId,
  documentId,
  documentTypeCode,
  signatureTypeId: signatures[handoverTo ?? 'client'],
  userId,
  traceId,
});

/** Whether the user has asked for the very document, and nobody has done anything with it since. */
async function isAskedSo(
  tx: Database,
  { documentJobId, signatureDeadline: deadline }: ProcessRow,
  { state, documentOnSAId }: ProcessDocument,
  wanted: Wanted,
): Promise<boolean> {
  if (state !== 'making' && state !== 'signing') return false;
  const asked = await readJobInput(tx, documentJob, documentJobId ?? 0);
  const { signatureTypeId, userId } = inputOf(wanted, documentOnSAId);
  if (asked?.signatureTypeId !== signatureTypeId || asked.userId !== userId) return false;
  if (deadline !== wanted.deadline) return false;
  const [made] = await tx
    .select({ version: signingDocuments.version })
    .from(signingDocuments)
    .where(eq(signingDocuments.documentId, documentOnSAId));
  return made === undefined || made.version === 1;
}

/** @throws Failure 409 while a document stands in the way of another one */
function refuseAnother({ state }: ProcessDocument): void {
  if (state === 'making') throw conflict('Dokument se právě připravuje.');
  if (state === 'signing')
    throw conflict('Dokument už je u klienta k podpisu. Nejprve ho vyřaďte z podepisování.');
  if (state === 'signed') throw conflict('Klient už dokument podepsal.');
}
