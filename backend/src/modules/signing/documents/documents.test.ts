/** @database both: bytea as the driver gives it */
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentKind, DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { eq, sql } from 'drizzle-orm';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { signingDocuments } from '../../../domain/signing/schema';
import { signingAudit } from '../schema/signing-records';
import { boundary, freshApplication, multipart, uploadScan } from '../../../testing/documents';
import { eicarTestFile } from '../../../neighbours/malware-scanner/test-file';
import { sentinel, signingClient, signOnPad } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';

import { listDocuments } from './document-list';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const upload = (
  documentOnSAId: number,
  fileName: string,
  content: Buffer | string,
  as: DemoLogin = 'advisor',
) => uploadScan(backend, documentOnSAId, { fileName, content, as });

const create = (salesArrangementId: number, body: object, as: DemoLogin = 'advisor') =>
  backend.callOperation(signingCalls.create, { as, params: { salesArrangementId }, body });

const contract = (signatureTypeId: number) => ({
  documentTypeCode: 'loanContract',
  signatureTypeId,
});

test('documents are found by arrangement and by case, by state and by type', async () => {
  const [host] = await backend.db
    .select({ id: salesArrangements.id, caseId: salesArrangements.caseId })
    .from(salesArrangements)
    .where(
      sql`${salesArrangements.id} = (select sales_arrangement_id from documents_on_sa where id = 900062)`,
    );
  const search = async (body: object) =>
    (
      await backend.callOperation(signingCalls.searchOfCase, {
        as: 'advisor',
        params: { caseId: host?.caseId ?? 0 },
        body,
      })
    ).json<{ documentsOnSA: DocumentOnSA[] }>().documentsOnSA;
  const all = await search({});
  expect(all.length).toBeGreaterThan(50);
  const waiting = await search({ signatureStates: [3], signatureTypeId: 1 });
  expect(waiting.every((document) => document.signatureState === 3)).toBe(true);
  expect(waiting.map(({ documentOnSAId }) => documentOnSAId)).toContain(900_062);
  const ofArrangement = await backend.callOperation(signingCalls.searchOfArrangement, {
    as: 'advisor',
    params: { salesArrangementId: host?.id ?? 0 },
    body: {},
  });
  expect(ofArrangement.json<{ documentsOnSA: object[] }>().documentsOnSA).toHaveLength(all.length);
});

test('the list tells how far the signers of each document are', async () => {
  const [host] = await backend.db
    .select({ caseId: salesArrangements.caseId })
    .from(salesArrangements)
    .where(
      sql`${salesArrangements.id} = (select sales_arrangement_id from documents_on_sa where id = 900062)`,
    );
  const answer = await backend.callOperation(signingCalls.searchOfCase, {
    as: 'advisor',
    params: { caseId: host?.caseId ?? 0 },
    body: {},
  });
  const { documentsOnSA } = answer.json<{ documentsOnSA: DocumentOnSA[] }>();
  const signersOf = (id: number) =>
    documentsOnSA.find(({ documentOnSAId }) => documentOnSAId === id)?.signers;
  const none = { signed: 0, failed: 0, expired: 0 };
  expect(signersOf(900_041)).toEqual({ ...none, all: 2, signed: 1 });
  expect(signersOf(900_043)).toEqual({ ...none, all: 2, expired: 1 });
  expect(signersOf(900_044)).toEqual({ ...none, all: 2, failed: 1 });
  expect(signersOf(900_031)).toEqual({ ...none, all: 40 });
  // On paper, and finished.
  expect([signersOf(900_062), signersOf(900_063)]).toEqual([undefined, undefined]);

  const { first, sign } = signingClient(backend);
  await sign((await first(sentinel(33))).Id);
  const later = new Date(testNow.getTime() + 3_600_000);
  const [expired] = await listDocuments(
    { db: backend.db, clock: { now: () => later } },
    eq(signingDocuments.documentId, 900_033),
  );
  expect(expired?.signers).toEqual({ ...none, all: 1, expired: 1 });
});

test('a document is prepared, signed by everybody, and cannot be prepared twice', async () => {
  const { id } = await freshApplication(backend, 0);
  const kinds = await backend.callOperation(signingCalls.kinds, {
    as: 'advisor',
    params: { salesArrangementId: id },
  });
  expect(kinds.json<DocumentKind[]>().map((kind) => kind.documentTypeCode)).toContain(
    'loanContract',
  );
  const [one, two] = await Promise.all([
    create(id, contract(2)),
    create(id, contract(2), 'specialist'),
  ]);
  expect([one.statusCode, two.statusCode].toSorted()).toEqual([201, 409]);
  const document = [one, two].find(({ statusCode }) => statusCode === 201)?.json<DocumentOnSA>();
  expect(document).toMatchObject({ signatureState: 1, source: 1, isReadyForSigning: true });
  const externalId = document?.externalId ?? '';
  const documentOnSAId = document?.documentOnSAId ?? 0;
  const { members, sign } = signingClient(backend);
  const signers = await members(externalId);
  // Whoever was first signs for the bank.
  const bankSigner = one.statusCode === 201 ? 'Jana Nováková' : 'Petr Dvořák';
  expect(signers.at(-1)).toMatchObject({ CategoryCode: 'B', InfoText1: bankSigner });
  const status = async () =>
    (
      await backend.callOperation(signingCalls.status, {
        as: 'advisor',
        params: { salesArrangementId: id, documentOnSAId },
      })
    ).json<{ signatureState: number; signers: { signatureState: number }[] }>();
  for (const { Id } of signers) {
    expect((await status()).signatureState).toBeLessThan(4);
    await signOnPad(backend, (await sign(Id)).NavigateUrl);
  }
  const after = await status();
  expect(after.signatureState).toBe(4);
  expect(after.signers.every(({ signatureState }) => signatureState === 4)).toBe(true);
  const late = await backend.callOperation(signingCalls.cancel, {
    as: 'advisor',
    params: { documentOnSAId },
  });
  expect(late.statusCode).toBe(409);
});

test.each([
  ['an unknown kind', { documentTypeCode: 'poem', signatureTypeId: 2 }, 'documentTypeCode'],
  [
    'a kind that is not signed on paper',
    { documentTypeCode: 'personalData', signatureTypeId: 1 },
    'signatureTypeId',
  ],
])('%s is refused by its field', async (_, body, field) => {
  const { id } = await freshApplication(backend, 1);
  const answer = await create(id, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual([expect.objectContaining({ field })]);
});

test('a document is taken out of signing, and another one may be prepared', async () => {
  const { id } = await freshApplication(backend, 2);
  const document = (await create(id, contract(2))).json<DocumentOnSA>();
  const { first, sign, read } = signingClient(backend);
  const { NavigateUrl } = await sign((await first(document.externalId ?? '')).Id);
  const cancelled = await backend.callOperation(signingCalls.cancel, {
    as: 'advisor',
    params: { documentOnSAId: document.documentOnSAId },
  });
  expect(cancelled.json()).toMatchObject({ signatureState: 5, isReadyForSigning: false });
  expect((await signOnPad(backend, NavigateUrl)).statusCode).toBe(409);
  expect((await read(document.externalId ?? '')).Result.Code).toBe(115);
  expect((await create(id, contract(3))).statusCode).toBe(201);
});

test('what is signed on paper waits for its scan, which ends it', async () => {
  const { id } = await freshApplication(backend, 3);
  const document = (await create(id, contract(1))).json<DocumentOnSA>();
  expect(document.signatureState).toBe(3);
  const { documentOnSAId } = document;
  const scan = '%PDF-1.7 a scan';
  const answers = await Promise.all([
    upload(documentOnSAId, 'podepsaná smlouva.pdf', scan),
    upload(documentOnSAId, 'podepsaná smlouva.pdf', `${scan}, made anew`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const content = await backend.callOperation(signingCalls.content, {
    as: 'advisor',
    params: { documentOnSAId },
  });
  expect(content.body).toContain(scan);
  expect(content.headers['content-disposition']).toContain(
    encodeURIComponent('podepsaná smlouva.pdf'),
  );
  const audit = await backend.db
    .select({ action: signingAudit.action })
    .from(signingAudit)
    .where(eq(signingAudit.documentId, documentOnSAId));
  expect(audit.map(({ action }) => action)).toEqual(['create', 'uploadScan']);
});

const zip = 'PK\u0003\u0004';
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const utf16 = (name: string) => Buffer.from(name, 'utf16le');
const tooLong = `${'a'.repeat(61)}.pdf`;

test.each([
  ['another extension', 'scan.exe', 'MZ', 400, 'nepovolený formát'],
  ['contents of another type', 'scan.pdf', 'MZ', 400, 'pdf, png'],
  ['a name of 65 characters', tooLong, '%PDF-1.7', 400, '64 znaků'],
  ['a name with a NUL', 'a\0b.pdf', '%PDF-1.7', 400, 'nepovolené znaky'],
  ['a name that turns the direction', 'a\u202efdp.exe.pdf', '%PDF-1.7', 400, 'nepovolené znaky'],
  ['markup for a name', '<img src=x onerror=alert(1)>.pdf', '%PDF-1.7', 400, 'nepovolené znaky'],
  ['macros', 'scan.docx', `${zip}word/vbaProject.bin`, 400, 'makra'],
  ['macros of old', 'scan.xls', Buffer.concat([compound, utf16('_VBA_PROJECT_CUR')]), 400, 'makra'],
  ['malicious code', 'scan.txt', eicarTestFile, 400, 'škodlivý kód'],
  ['no contents', 'scan.pdf', '', 400, 'prázdný'],
  ['more than 20 MB', 'scan.pdf', Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-'), 413, '20 MB'],
])('a scan with %s is refused', async (_, fileName, content, status, message) => {
  const answer = await upload(900_062, fileName, content);
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ message: string }[]>()[0]?.message).toContain(message);
});

const whole = multipart('scan.pdf', '%PDF-1.7');

test.each([
  ['without its boundary', 'multipart/form-data', whole],
  ['of another boundary', 'multipart/form-data; boundary=other', whole],
  [
    'that breaks off',
    `multipart/form-data; boundary=${boundary}`,
    whole.subarray(0, whole.length - 20),
  ],
  ['that breaks off at once', `multipart/form-data; boundary=${boundary}`, whole.subarray(0, 30)],
  ['that is empty', `multipart/form-data; boundary=${boundary}`, Buffer.alloc(0)],
])('an upload %s is refused', async (_, contentType, payload) => {
  const answer = await backend.call(
    {
      method: 'POST',
      url: '/api/v1/document-on-sa/900062/scan',
      headers: { 'content-type': contentType },
      payload,
    },
    'advisor',
  );
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject([{ field: 'file' }]);
});

test.each([
  ['scan.png', '\u0089PNG\r\n\u001A\n'],
  ['SCAN.JPG', '\u00FF\u00D8\u00FF\u00E0'],
  ['scan.tif', 'II*\0'],
  ['scan.txt', 'podpis'],
  ['smlouva.docx', `${zip}word/document.xml`],
  ['smlouva.doc', compound.toString('latin1')],
  ['o vbaProject.bin.txt', 'vbaProject.bin'],
])('%s is taken', async (fileName, start) => {
  await backend.db.execute(sql`delete from signed_files where document_id = 900062`);
  await backend.db
    .update(signingDocuments)
    .set({ state: 3 })
    .where(eq(signingDocuments.documentId, 900_062));
  const answer = await upload(900_062, fileName, Buffer.from(start, 'latin1'));
  expect(answer.json()).toMatchObject({ signatureState: 4 });
});

test('a scan needs permission 101, a document that waits for one, and a file', async () => {
  expect((await upload(900_062, 'scan.pdf', '%PDF-', 'norights')).statusCode).toBe(403);
  expect((await upload(900_035, 'scan.pdf', '%PDF-')).statusCode).toBe(409);
  expect((await upload(900_035, 'scan.pdf', '%PDF-', 'broker')).statusCode).toBe(404);
  const empty = await backend.callOperation(signingCalls.uploadScan, {
    as: 'advisor',
    params: { documentOnSAId: 900_061 },
  });
  expect(empty.statusCode).toBe(400);
});

test('documents of the demonstration that are signed have a file as well', async () => {
  for (const documentOnSAId of [900_063, 900_064]) {
    const answer = await backend.callOperation(signingCalls.content, {
      as: 'advisor',
      params: { documentOnSAId },
    });
    expect(answer.rawPayload.includes('/ETSI.CAdES.detached')).toBe(true);
  }
});

test('nobody changes the audit trail or a finished file', async () => {
  const { db } = backend;
  for (const statement of [
    sql`update signing_audit set action = 'x'`,
    sql`delete from signing_audit`,
    sql`truncate signing_audit`,
    sql`update signed_files set content = ''`,
  ]) {
    await expect(db.execute(statement)).rejects.toThrow('Failed query');
  }
});

test('the list of a broker holds nothing of others', async () => {
  const get = await backend.callOperation(signingCalls.get, {
    as: 'broker',
    params: { documentOnSAId: 900_035 },
  });
  expect(get.statusCode).toBe(404);
  expect(sentinel(35)).toBe('EP-900035');
});
