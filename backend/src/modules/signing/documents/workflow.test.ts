import { documentCalls } from '@advisor/contracts/documents/calls';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { tasks } from '../../../domain/cases/schema/case-history';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { signingDocuments } from '../../../domain/signing/schema';
import { signingAudit } from '../schema/signing-records';
import { openDocumentKind } from '../../../testing/document-order';
import { seededCases } from '../../../testing/seeded-cases';
import { handOverInformation, sentinel, signingClient } from '../../../testing/signing';
import { type DemoLogin, type TestApp, testApp } from '../../../testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

describe('a task', () => {
  type Task = Pick<typeof tasks.$inferSelect, 'id' | 'caseId' | 'typeId'>;
  let open: (Task & { arrangementId: number })[];
  beforeAll(async () => {
    open = await backend.db
      .select({
        id: tasks.id,
        caseId: tasks.caseId,
        typeId: tasks.typeId,
        arrangementId: salesArrangements.id,
      })
      .from(tasks)
      .innerJoin(
        salesArrangements,
        and(eq(salesArrangements.caseId, tasks.caseId), eq(salesArrangements.typeId, 6)),
      )
      .where(and(inArray(tasks.state, [1, 3, 7, 10]), inArray(salesArrangements.state, [1, 2, 8])))
      .orderBy(tasks.id);
    const contracted = open.filter(({ caseId, typeId }) => typeId === 6 && caseId < 9_000_000);
    for (const { arrangementId } of contracted) {
      await openDocumentKind(backend, arrangementId, 'loanContract');
      await handOverInformation(backend, arrangementId);
    }
  });

  const start = (task: Task | undefined, as: DemoLogin = 'advisor') =>
    backend.callOperation(signingCalls.startTask, {
      as,
      params: { caseId: task?.caseId ?? 0, taskId: task?.id ?? 0 },
      body: { signatureTypeId: 2 },
    });
  /** Of the one or the other case. */
  const ofSigning = (place: number) => {
    const [first, ...others] = open.filter(({ typeId }) => typeId === 6);
    return place === 0 ? first : others.find(({ caseId }) => caseId !== first?.caseId);
  };

  it('starts the signing of the contract, once', async () => {
    expect((await start(open.find(({ typeId }) => typeId !== 6))).statusCode).toBe(400);
    const task = ofSigning(0);
    const first = await start(task);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ source: 2, signatureState: 1, signatureTypeId: 2 });
    expect((await start(task, 'specialist')).statusCode).toBe(409);
  });

  it('starts another document after the first was taken out of signing, again once', async () => {
    const task = ofSigning(1);
    const [first, same] = (await Promise.all([start(task), start(task, 'specialist')])).toSorted(
      (one, other) => one.statusCode - other.statusCode,
    );
    expect([first?.statusCode, same?.statusCode]).toEqual([200, 409]);
    const { documentOnSAId } = first?.json<DocumentOnSA>() ?? { documentOnSAId: 0 };
    await backend.callOperation(signingCalls.cancel, {
      as: 'advisor',
      params: { documentOnSAId },
    });
    const again = await start(task);
    expect(again.statusCode).toBe(200);
    const second = again.json<DocumentOnSA>();
    expect(second).toMatchObject({ source: 2, signatureState: 1, isReadyForSigning: true });
    expect(second.documentOnSAId).not.toBe(documentOnSAId);
    expect(second.formId).not.toBe(first?.json<DocumentOnSA>().formId);
    expect((await start(task, 'specialist')).statusCode).toBe(409);
    const ofTask = await backend.db
      .select({ state: signingDocuments.state })
      .from(signingDocuments)
      .where(eq(signingDocuments.taskId, task?.id ?? 0))
      .orderBy(asc(signingDocuments.documentId));
    expect(ofTask).toEqual([{ state: 5 }, { state: 1 }]);
  });
});

const set = (documentId: number, statusId: number | string) =>
  backend.callOperation(documentCalls.setStatus, {
    as: 'advisor',
    params: { documentId, statusId },
  });
const documentOf = async (documentOnSAId: number) =>
  (
    await backend.callOperation(signingCalls.get, {
      as: 'advisor',
      params: { documentOnSAId },
    })
  ).json<DocumentOnSA>();
const stateOf = async (documentOnSAId: number) => (await documentOf(documentOnSAId)).signatureState;
const auditOf = (documentId: number) =>
  backend.db
    .select({
      action: signingAudit.action,
      from: signingAudit.fromState,
      to: signingAudit.toState,
      actor: signingAudit.actor,
    })
    .from(signingAudit)
    .where(eq(signingAudit.documentId, documentId))
    .orderBy(asc(signingAudit.id));

describe('another system', () => {
  const [inProcessing, error] = [1, 2];

  it.each<[string, number, number, number, number]>([
    ['unknown, in processing', 900_060, 0, inProcessing, 2],
    ['ready, in processing', 900_035, 1, inProcessing, 2],
    ['in process by the other system alone, error', 900_035, 2, error, 1],
    ['ready, error', 900_036, 1, error, 1],
    ['in process by its signers, in processing', 900_042, 2, inProcessing, 2],
    ['in process by its signers, error', 900_042, 2, error, 2],
  ])('moves a document that is %s', async (_, documentId, before, statusId, after) => {
    expect(await stateOf(documentId)).toBe(before);
    expect((await set(documentId, statusId)).statusCode).toBe(204);
    expect(await stateOf(documentId)).toBe(after);
    expect((await auditOf(documentId)).at(-1)).toEqual({
      action: statusId === error ? 'reportError' : 'reportProcessing',
      from: String(before),
      to: String(after),
      actor: 'user',
    });
    const [row] = await backend.db
      .select()
      .from(signingDocuments)
      .where(eq(signingDocuments.documentId, documentId));
    expect(row?.signingStatus).toBe(statusId);
    expect((await documentOf(documentId)).signingStatus).toBe(statusId);
  });

  it.each([
    ['waits for its scan', 900_062, 3],
    ['is signed', 900_063, 4],
    ['is cancelled', 900_065, 5],
  ])('moves no document that %s', async (_, documentId, state) => {
    const before = await auditOf(documentId);
    for (const statusId of [inProcessing, error]) {
      expect((await set(documentId, statusId)).statusCode).toBe(409);
    }
    expect(await stateOf(documentId)).toBe(state);
    expect(await auditOf(documentId)).toEqual(before);
  });

  it('does not hold up who signs, and the document follows its signers from then on', async () => {
    const documentId = 900_033;
    const { first, sign, onSignature } = signingClient(backend);
    await set(documentId, inProcessing);
    const { Id } = await first(sentinel(33));
    expect((await sign(Id)).Result.Code).toBe(0);
    expect(await stateOf(documentId)).toBe(2);
    expect((await onSignature(signatureCalls.cancelOne, Id)).Result.Code).toBe(0);
    expect(await stateOf(documentId)).toBe(1);
    // What was said before they signed is over.
    expect((await documentOf(documentId)).signingStatus).toBeUndefined();
  });

  it('is refused an unknown status and an unknown document', async () => {
    expect((await set(900_035, 3)).statusCode).toBe(400);
    expect((await set(999_999, 1)).statusCode).toBe(404);
  });
});
