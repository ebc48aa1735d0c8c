/** @database both: a retried job finds what the first has committed */
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { ErrorMessage } from '@advisor/contracts/errors';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentKind, DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { eq, sql } from 'drizzle-orm';
import { cases, loans } from '../../../domain/cases/schema/cases';
import { documentsOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { refinancingOffers, refinancingProcesses } from '../../../domain/refinancing/schema';
import { documentJob } from '../../../domain/signing/document-job';
import { signingMembers } from '../../../domain/signing/members/schema';
import { jobs } from '../../../platform/jobs/schema';
import { refinancedCase } from '../../../testing/refinancing';
import {
  askDocument,
  takeExtraPayment,
  takeRefixation,
  takeRetention,
  type TakenOver,
} from '../../../testing/refinancing-documents';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNode, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const { retentionDocument, refixationDocument, extraPaymentDocument } = refinancingCalls;

async function retention() {
  const one = await refinancedCase(backend);
  const taken = await takeRetention(one);
  const { processId } = taken;
  const ask = (body?: Parameters<typeof askDocument>[3], changes: Partial<typeof taken> = {}) =>
    askDocument(one, retentionDocument, { ...taken, ...changes }, body);
  const process = () => one.ask(refinancingCalls.retention, { params: { processId } });
  const withdraw = (documentOnSAId: number) =>
    backend.callOperation(signingCalls.cancel, { as: 'advisor', params: { documentOnSAId } });
  return { ...one, ...taken, ask, process, withdraw };
}

const idOf = (response: { json<T>(): T }) =>
  response.json<{ documentOnSAId: number }>().documentOnSAId;
const refusalOf = (response: { json<T>(): T }) => response.json<ErrorMessage[]>()[0];
const describe = async (documentOnSAId: number) =>
  (
    await backend.callOperation(signingCalls.get, { as: 'advisor', params: { documentOnSAId } })
  ).json<DocumentOnSA>();
const jobsOfDocuments = () => backend.db.$count(jobs, eq(jobs.name, documentJob.name));

test('a document is made by a job and then goes out for signature', async () => {
  const { ask, process } = await retention();
  const asked = await ask();
  expect(asked.statusCode).toBe(202);
  const documentOnSAId = idOf(asked);
  expect(await process()).toMatchObject({
    state: 1,
    documentOnSAId,
    document: { documentOnSAId, state: 'making', progress: 0 },
    signatureDeadline: '2026-12-14',
    actions: ['update'],
  });
  await backend.app.jobs.runDue();
  expect(await process()).toMatchObject({
    state: 3,
    document: { documentOnSAId, state: 'signing' },
  });
  const document = await describe(documentOnSAId);
  expect(document).toMatchObject({ documentTypeCode: 'retention', signatureTypeId: 3 });
  const members = await backend.db
    .select({ fullName: signingMembers.fullName, categoryCode: signingMembers.categoryCode })
    .from(signingMembers)
    .where(eq(signingMembers.documentId, documentOnSAId));
  expect(members.filter(({ categoryCode }) => categoryCode === 'C')).not.toHaveLength(0);
  const advisor = members.find(({ categoryCode }) => categoryCode === 'B');
  expect(advisor?.fullName).toBe('Jana Nováková');
});

test('at the branch it is signed on the pad', async () => {
  const { ask } = await retention();
  const documentOnSAId = idOf(await ask({ handoverTo: 'branch' }));
  await backend.app.jobs.runDue();
  expect((await describe(documentOnSAId)).signatureTypeId).toBe(2);
});

test('the same request again answers the same document, before and after it is made', async () => {
  const { ask } = await retention();
  const answers = await Promise.all([ask(), ask()]);
  answers.push(await ask());
  await backend.app.jobs.runDue();
  answers.push(await ask());
  expect(new Set(answers.map(idOf)).size).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202]);
  expect(await jobsOfDocuments()).toBe(1);
  expect(await backend.db.$count(documentsOnSA, eq(documentsOnSA.id, idOf(answers[0]!)))).toBe(1);
});

test('another request is refused while there is a document, and when it is signed', async () => {
  const { ask, process, withDocument, processId } = await retention();
  await ask();
  const making = await ask({ handoverTo: 'branch' });
  expect(making.statusCode).toBe(409);
  expect(refusalOf(making)?.message).toBe('Dokument se právě připravuje.');
  await backend.app.jobs.runDue();
  const signing = await ask({ signatureDeadline: '2026-12-01' });
  expect(signing.statusCode).toBe(409);
  expect(refusalOf(signing)?.message).toContain('Nejprve ho vyřaďte z podepisování');
  await withDocument(processId, 4);
  expect((await process()).document?.state).toBe('signed');
  expect((await ask()).statusCode).toBe(409);
});

test('a document that somebody has worked with is not answered again', async () => {
  const { ask } = await retention();
  const documentOnSAId = idOf(await ask());
  await backend.app.jobs.runDue();
  await backend.callOperation(documentCalls.setStatus, {
    as: 'advisor',
    params: { documentId: documentOnSAId, statusId: 1 },
  });
  expect((await ask()).statusCode).toBe(409);
});

test('after it was taken out of signing another one may be made', async () => {
  const { ask, process, withdraw } = await retention();
  const first = idOf(await ask());
  await backend.app.jobs.runDue();
  await withdraw(first);
  expect(await process()).toMatchObject({ state: 1, document: { state: 'cancelled' } });
  const second = idOf(await ask({ signatureDeadline: '2026-12-01' }));
  expect(second).not.toBe(first);
  await backend.app.jobs.runDue();
  expect(await process()).toMatchObject({
    state: 3,
    signatureDeadline: '2026-12-01',
    document: { documentOnSAId: second, state: 'signing' },
  });
});

test('a job that fails for good leaves a document that may be asked for again', async () => {
  const { ask, process } = await retention();
  const documentOnSAId = idOf(await ask());
  backend.app.backend.config.neighbours = { faults: { 'client-register': 'down' } };
  for (const minute of [0, 1, 2]) {
    backend.setNow(new Date(testNow.getTime() + minute * 60_000));
    await backend.app.jobs.runDue();
  }
  expect(await process()).toMatchObject({
    state: 1,
    document: { documentOnSAId, state: 'failed' },
  });
  backend.app.backend.config.neighbours = { faults: {} };
  expect(idOf(await ask())).toBe(documentOnSAId);
  expect((await process()).document?.state).toBe('making');
  await backend.app.jobs.runDue();
  expect((await process()).document?.state).toBe('signing');
  expect((await describe(documentOnSAId)).documentOnSAId).toBe(documentOnSAId);
});

test('another node makes the document of one that died, and only one', async () => {
  const { ask, process } = await retention();
  const documentOnSAId = idOf(await ask());
  const isOfDocuments = eq(jobs.name, documentJob.name);
  // It died in the middle.
  const dead = { state: 'running', heldBy: crypto.randomUUID(), heldUntil: new Date(0) } as const;
  await backend.db
    .update(jobs)
    .set({ ...dead, attempts: 1 })
    .where(isOfDocuments);
  const other = await testNode({ ...backend, close: () => Promise.resolve() });
  await other.app.jobs.runDue();
  expect((await process()).document?.state).toBe('signing');
  // It died after the document was there, before it said so.
  await backend.db
    .update(jobs)
    .set({ ...dead, attempts: 1, finishedOn: null })
    .where(isOfDocuments);
  await other.app.jobs.runDue();
  await other.close();
  const [job] = await backend.db.select().from(jobs).where(isOfDocuments);
  expect(job).toMatchObject({ state: 'done', attempts: 2 });
  expect(await backend.db.$count(documentsOnSA, eq(documentsOnSA.id, documentOnSAId))).toBe(1);
});

/** As the bank's daily work does, whatever is under way. */
async function cancel({ processId, salesArrangementId }: TakenOver): Promise<void> {
  await backend.db
    .update(salesArrangements)
    .set({ state: 3 })
    .where(eq(salesArrangements.id, salesArrangementId));
  await backend.db
    .update(refinancingProcesses)
    .set({ state: 6 })
    .where(eq(refinancingProcesses.id, processId));
}

test('a process that is cancelled while its document waits gets none', async () => {
  const { ask, ...taken } = await retention();
  const documentOnSAId = idOf(await ask());
  await cancel(taken);
  await backend.app.jobs.runDue();
  const [job] = await backend.db.select().from(jobs).where(eq(jobs.name, documentJob.name));
  expect(job?.state).toBe('done');
  expect(await backend.db.$count(documentsOnSA, eq(documentsOnSA.id, documentOnSAId))).toBe(0);
});

test('a process that is cancelled while its document is written gets none', async () => {
  const { ask, ...taken } = await retention();
  const documentOnSAId = idOf(await ask());
  const { clientRegister } = backend.app.neighbours;
  const find = clientRegister.find.bind(clientRegister);
  jest.spyOn(clientRegister, 'find').mockImplementationOnce(async (...asked) => {
    await cancel(taken);
    return find(...asked);
  });
  await backend.app.jobs.runDue();
  expect(await backend.db.$count(documentsOnSA, eq(documentsOnSA.id, documentOnSAId))).toBe(0);
});

test.each([
  ['of a cancelled process', { state: 6 }],
  ['of a process at the retention centre', { state: 5 }],
  ['of a finished process', { state: 4 }],
  ['of another offer', { offerId: null }],
])('a document %s is refused with 409', async (_, changes) => {
  const { ask, processId } = await retention();
  await backend.db
    .update(refinancingProcesses)
    .set(changes)
    .where(eq(refinancingProcesses.id, processId));
  expect((await ask()).statusCode).toBe(409);
  expect(await jobsOfDocuments()).toBe(0);
});

test('an offer that has run out, or of a loan that has changed, is refused with 409', async () => {
  const { ask, offerId, caseId } = await retention();
  await backend.db.update(loans).set({ principal: 1_900_000 }).where(eq(loans.caseId, caseId));
  const changed = await ask();
  expect(changed.statusCode).toBe(409);
  expect(refusalOf(changed)?.message).toContain('Podmínky úvěru se od nabídky změnily');
  await backend.db
    .update(refinancingOffers)
    .set({ validTo: '2026-11-19' })
    .where(eq(refinancingOffers.id, offerId));
  const over = await ask();
  expect(over.statusCode).toBe(409);
  expect(refusalOf(over)?.message).toContain('Platnost nabídky skončila');
});

test.each([
  ['has passed', '2026-11-19'],
  ['is the day of effect', '2026-12-15'],
  ['is after the offer', '2026-12-20'],
])('a deadline that %s is refused at its field', async (_, signatureDeadline) => {
  const { ask } = await retention();
  const response = await ask({ signatureDeadline });
  expect(response.statusCode).toBe(400);
  expect(refusalOf(response)?.field).toBe('signatureDeadline');
  expect(await jobsOfDocuments()).toBe(0);
});

test.each([
  ['before the contract', { contractSignedOn: null }, 90014],
  ['of a repaid loan', { principal: 0 }, 90027],
  ['of a loan in arrears', { overdueAmount: 100 }, 90027],
])('a document %s is refused with its code', async (_, changes, code) => {
  const { ask, caseId } = await retention();
  await backend.db.update(loans).set(changes).where(eq(loans.caseId, caseId));
  const response = await ask();
  expect(response.statusCode).toBe(400);
  expect(refusalOf(response)?.errorCode).toBe(code);
});

test('a process of another case or kind, or without the right, has no document', async () => {
  const { ask, call, offerId, salesArrangementId } = await retention();
  expect((await ask({}, { salesArrangementId: 1 })).statusCode).toBe(404);
  expect((await ask({ as: 'norights' })).statusCode).toBe(403);
  const asExtra = await call(extraPaymentDocument, {
    params: { salesArrangementId },
    body: { offerId },
  });
  expect(asExtra.statusCode).toBe(404);
  const [other] = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(loans, eq(loans.caseId, cases.id))
    .where(sql`${cases.productTypeId} = 20001 and ${loans.principal} > 0 and ${cases.id} < 9000000
      and ${loans.overdueAmount} = 0 and ${loans.drawnAmount} = ${cases.targetAmount}
      and ${cases.state} = 1 and ${loans.fixedRateValidTo} > '2027-06-01'
      and ${loans.maturityOn} > '2040-01-01'`)
    .limit(1);
  const foreign = await backend.callOperation(retentionDocument, {
    as: 'advisor',
    params: { caseId: other?.id ?? 0, salesArrangementId },
    body: { offerId },
  });
  expect(foreign.statusCode).toBe(404);
});

test('a refixation and an extra payment have documents of their own', async () => {
  const one = await refinancedCase(backend);
  const refixation = await takeRefixation(one, 60);
  const extraPayment = await takeExtraPayment(one);
  const asked = [
    await askDocument(one, refixationDocument, refixation),
    await askDocument(one, extraPaymentDocument, extraPayment, { handoverTo: 'branch' }),
  ];
  await backend.app.jobs.runDue();
  const documents = await Promise.all(asked.map((answer) => describe(idOf(answer))));
  expect(documents.map(({ documentTypeCode }) => documentTypeCode)).toEqual([
    'refixation',
    'extraPayment',
  ]);
});

test('the document of a process is made in the process alone', async () => {
  const { salesArrangementId } = await retention();
  const params = { salesArrangementId };
  const kinds = await backend.callOperation(signingCalls.kinds, { as: 'advisor', params });
  expect(kinds.json<DocumentKind[]>()).toMatchObject([
    { documentTypeCode: 'retention', closed: { reason: expect.stringContaining('v detailu') } },
  ]);
  const created = await backend.callOperation(signingCalls.create, {
    as: 'advisor',
    params,
    body: { documentTypeCode: 'retention', signatureTypeId: 2 },
  });
  expect(created.statusCode).toBe(409);
});

test('while it is made, no other offer is taken over', async () => {
  const { ask, link, simulateRetention, salesArrangementId } = await retention();
  await ask();
  const { offerId } = await simulateRetention({ interestRateDiscount: 0.1 });
  await expect(link(offerCalls.linkRetention, { offerId, salesArrangementId })).rejects.toThrow(
    '409',
  );
});
