import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { putBytes } from '../../../neighbours/document-archive/archived-content';
import { archivedFiles } from '../../../neighbours/document-archive/schema';
import { signedFiles } from '../../../domain/signing/schema';
import { uploadScan } from '../../../testing/documents';
import { sentinel, signingClient, signOnPad } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';

let backend: TestApp;
beforeEach(async () => void (backend = await testApp({ contents: seededCases })));
afterEach(() => backend.close());

const onPaper = 900_062;
const signed = 900_032;

/** How a neighbour behaves from now on. */
const play = (neighbour: string, fault?: 'down' | 'half') => {
  const faults = fault === undefined ? undefined : { [neighbour]: fault };
  backend.app.backend.config.neighbours = { faults: { ...faults } };
};
const playArchive = (fault?: 'down' | 'half') => play('document-archive', fault);

const contentOf = (documentOnSAId: number) =>
  backend.callOperation(signingCalls.content, { as: 'advisor', params: { documentOnSAId } });

const stateOf = async (documentOnSAId: number) =>
  (
    await backend.callOperation(signingCalls.get, { as: 'advisor', params: { documentOnSAId } })
  ).json<{ signatureState: number }>().signatureState;

const scan = '%PDF-1.7 a scan';
const upload = () => uploadScan(backend, onPaper, { fileName: 'scan.pdf', content: scan });

test.each(['down', 'half'] as const)('a scan waits for an archive that is %s', async (fault) => {
  playArchive(fault);
  expect((await upload()).statusCode).toBe(503);
  expect(await stateOf(onPaper)).toBe(3);
  playArchive();
  expect((await upload()).statusCode).toBe(200);
  playArchive(fault);
  expect((await contentOf(onPaper)).statusCode).toBe(503);
  playArchive();
  expect((await contentOf(onPaper)).body).toBe(scan);
});

test.each(['down', 'half'] as const)(
  'nothing is kept of a scan while the scanner of malware is %s',
  async (fault) => {
    play('malware-scanner', fault);
    expect((await upload()).statusCode).toBe(503);
    expect(await stateOf(onPaper)).toBe(3);
    expect(await backend.db.$count(archivedFiles, eq(archivedFiles.fileName, 'scan.pdf'))).toBe(0);
    play('malware-scanner');
    expect((await upload()).statusCode).toBe(200);
  },
);

test('signing goes on while the archive is down; what is signed is sealed afterwards', async () => {
  playArchive('down');
  const { first, sign } = signingClient(backend);
  const answer = await signOnPad(backend, (await sign((await first(sentinel(32))).Id)).NavigateUrl);
  expect(answer.statusCode).toBe(200);
  expect(await backend.db.$count(signedFiles)).toBe(0);
  playArchive();
  // Ten seconds after the first attempt.
  backend.setNow(new Date(+testNow + 10_000));
  await backend.app.jobs.runDue();
  expect(await stateOf(signed)).toBe(4);
  const { rawPayload } = await contentOf(signed);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  // Where nodes of the release without the archive read it.
  const isOfDocument = eq(signedFiles.documentId, signed);
  const [file] = await backend.db.select().from(signedFiles).where(isOfDocument);
  expect(file?.content).toEqual(rawPayload);
});

const row = {
  documentId: onPaper,
  kind: 'scan',
  fileName: 'scan.pdf',
  contentType: 'application/pdf',
  sha256: createHash('sha256').update(scan).digest('hex'),
  createdOn: testNow,
} as const;

test('a file that the archive has changed is not handed out', async () => {
  const { archiveId } = await putBytes(backend.app.neighbours.documentArchive, {
    ...row,
    content: Buffer.from('%PDF-1.7 another'),
  });
  await backend.db.insert(signedFiles).values({ ...row, archiveId });
  expect((await contentOf(onPaper)).statusCode).toBe(500);
});

test('what a release without the archive has kept is handed out', async () => {
  await backend.db.insert(signedFiles).values({ ...row, content: Buffer.from(scan) });
  playArchive('down');
  expect((await contentOf(onPaper)).body).toBe(scan);
});
