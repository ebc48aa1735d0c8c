import { salesArrangementState, salesArrangementType } from '@advisor/contracts/codebooks';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { signatureState } from '@advisor/contracts/codebooks/document';
import { eq } from 'drizzle-orm';
import { arrangementParameters } from '../domain/cases/schema/arrangement-parameters';
import { documentsOnSA, salesArrangements } from '../domain/cases/schema/sales-arrangements';
import { documentStages } from '../domain/flow/document-stages';
import { signingDocuments } from '../domain/signing/schema';
import { bankDay } from '../platform/calendar';
import { hubClient } from './hub';
import { type TestApp, testNow } from './test-app';

/** From which the loan is to be repaid. */
export const repaymentAccount = { prefix: '19', number: '2000145399', bankCode: '0800' };

const { inProgress, inSigning } = salesArrangementState;

/**
 * Brings an application as far as it has to be for a kind of document, as the bank would.
 * @returns brings it back to where it was
 */
export async function openDocumentKind(
  backend: TestApp,
  salesArrangementId: number,
  documentTypeCode: string,
): Promise<() => Promise<void>> {
  const isArrangement = eq(salesArrangements.id, salesArrangementId);
  const [found] = await backend.db.select().from(salesArrangements).where(isArrangement);
  if (found?.typeId !== salesArrangementType.loanApplication.code) return () => Promise.resolve();
  const moveTo = async (state: number) =>
    void (await backend.db.update(salesArrangements).set({ state }).where(isArrangement));
  const stage = documentStages[documentTypeCode];
  if (stage !== undefined) {
    await moveTo(stage === 'approval' ? inProgress.code : inSigning.code);
    if (stage === 'approval') {
      await completeApplication(backend, { caseId: found.caseId, salesArrangementId });
    }
    if (stage === 'drawing') await signContract(backend, salesArrangementId);
  }
  return () => moveTo(found.state);
}

/** What is agreed, and every mandatory paper checked. */
async function completeApplication(
  backend: TestApp,
  ids: { caseId: number; salesArrangementId: number },
): Promise<void> {
  const { salesArrangementId } = ids;
  const hub = hubClient(backend, ids);
  const { parameters } = await hub.parameters();
  const day = 'expectedDateOfDrawing' in parameters ? parameters.expectedDateOfDrawing : undefined;
  const agreed = {
    repaymentAccount,
    ...parameters,
    ...(day !== undefined && day < bankDay(testNow) ? { expectedDateOfDrawing: '2026-12-15' } : {}),
  };
  await backend.db
    .insert(arrangementParameters)
    .values({
      salesArrangementId,
      parameters: agreed,
      version: 1,
      changedOn: testNow,
      changedBy: 1,
    })
    .onConflictDoUpdate({
      target: arrangementParameters.salesArrangementId,
      set: { parameters: agreed },
    });
  for (const { checklistItemId, isMandatory, ...item } of (await hub.checklist()).items) {
    if (!isMandatory || item.state === 'checked') continue;
    await hub.call(checklistCalls.updateItem, {
      checklistItemId,
      version: item.version,
      state: 'checked',
    });
  }
}

async function signContract({ db }: TestApp, salesArrangementId: number): Promise<void> {
  const [added] = await db
    .insert(documentsOnSA)
    .values({ salesArrangementId, formId: `SIGNED${salesArrangementId}`, createdOn: testNow })
    .onConflictDoNothing()
    .returning();
  if (added === undefined) return;
  await db.insert(signingDocuments).values({
    documentId: added.id,
    externalId: `SIGNED-${added.id}`,
    typeCode: 'loanContract',
    name: 'Smlouva',
    source: 1,
    state: signatureState.signed.code,
  });
}
