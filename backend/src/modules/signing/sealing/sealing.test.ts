import { eq, like } from 'drizzle-orm';
import { jobs } from '../../../platform/jobs/schema';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { defaultConfig } from '../../../platform/config/config';
import { signedFiles } from '../../../domain/signing/schema';
import { askPoppler } from '../../../testing/poppler';
import { sentinel, signingClient, signOnPad } from '../../../testing/signing';
import { seededCases } from '../../../testing/seeded-cases';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { makeSealingKey } from '../../../neighbours/trust-service/make-sealing-key';
import { readSealingKey } from '../../../platform/config/sealing-key';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const readContent = (documentOnSAId: number) =>
  backend.callOperation(signingCalls.content, { as: 'advisor', params: { documentOnSAId } });

/** Signs as everybody does; the answer is the finished file. */
async function sealedPdf(): Promise<Buffer> {
  const { members, sign } = signingClient(backend);
  for (const { Id, IsSigned } of await members(sentinel(33))) {
    if (!IsSigned) await signOnPad(backend, (await sign(Id)).NavigateUrl);
  }
  const answer = await readContent(900_033);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return answer.rawPayload;
}

describe('an independent reader', () => {
  test('verifies the seal, and finds the signers and the audit trail', async () => {
    const sealed = await sealedPdf();
    const report = askPoppler('pdfsig', sealed);
    expect(report).toContain('Signature Validation: Signature is Valid.');
    expect(report).toContain('Total document signed');
    expect(report).toContain('Banka, a.s. – elektronická pečeť');
    const text = askPoppler('pdftotext', sealed);
    expect(text).toMatch(/Záznam o průběhu podepisování/);
    expect(text).toMatch(/Podepsáno +Karel Dvořáček/);
    expect(text).toMatch(/Jana Nováková/);
  });

  test('finds it fit for the archive, with the structure that it had', async () => {
    const sealed = await sealedPdf();
    expect(askPoppler('pdfinfo', sealed)).toMatch(/Tagged: +yes/);
    expect(askPoppler('pdfinfo -struct-text', sealed)).toContain('Doložka o podpisech');
    expect(sealed.toString('latin1')).toMatch(/<pdfaid:part>2</);
  });

  test('gets the reason of the seal as Czech text', async () => {
    const [, digits = ''] =
      /\/Reason <([0-9A-F]+)>/.exec((await sealedPdf()).toString('latin1')) ?? [];
    const [mark, ...units] = new Uint16Array(
      digits.match(/.{4}/g)?.map((unit) => parseInt(unit, 16)) ?? [],
    );
    expect(mark).toBe(0xfeff);
    expect(String.fromCharCode(...units)).toBe('Podepsáno všemi účastníky');
  });

  test('finds a file out that was changed', async () => {
    const damaged = Buffer.from(await sealedPdf());
    damaged[damaged.indexOf('/CreationDate') + 18] = 0x35;
    expect(askPoppler('pdfsig', damaged)).not.toContain('Signature is Valid');
  });
});

test('the finished file is kept, not made again', async () => {
  const [one, two] = [await sealedPdf(), await sealedPdf()];
  expect(one.equals(two)).toBe(true);
  const [file] = await backend.db
    .select({ kind: signedFiles.kind })
    .from(signedFiles)
    .where(eq(signedFiles.documentId, 900_033));
  expect(file?.kind).toBe('sealed');
});

test('a key and a certificate that do not belong together are refused', async () => {
  const [one, two] = await Promise.all([makeSealingKey(new Date()), makeSealingKey(new Date())]);
  expect(readSealingKey(`${one.key}\n${one.certificate}`).key).toContain('PRIVATE KEY');
  expect(() => readSealingKey(`${one.key}\n${two.certificate}`)).toThrow('another key');
  expect(() => readSealingKey(one.key)).toThrow('certificate');
});

test('a document may take half a minute to be made', () => {
  expect(defaultConfig.handlerTimeout).toBeGreaterThan(30_000);
});

test('a seal that fails is tried again, and is lacking nothing in the end', async () => {
  const { signing } = backend.app.backend.config;
  signing.key = { key: 'damaged', certificate: 'damaged' };
  const { first, sign } = signingClient(backend);
  const { Id } = await first(sentinel(32));
  const signed = await signOnPad(backend, (await sign(Id)).NavigateUrl);
  expect(signed.statusCode).toBe(200);
  const readJob = async () =>
    (await backend.db.select().from(jobs).where(like(jobs.key, '900032 %')))[0];
  expect(await readJob()).toMatchObject({ state: 'waiting', attempts: 1 });
  expect((await readJob())?.error).toBe('Failure trust-service seal: failed');

  delete signing.key;
  // Ten seconds after the first attempt.
  backend.setNow(new Date(+testNow + 10_000));
  await backend.app.jobs.runDue();
  expect(await readJob()).toMatchObject({ state: 'done', attempts: 2 });
  const { rawPayload } = await readContent(900_032);
  expect(askPoppler('pdfsig', rawPayload)).toContain('Signature Validation: Signature is Valid.');
});
