/** @database both: bytes, statements of their own and jobs */
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { maxMergedSize } from '@advisor/contracts/documents/merge-rules';
import { and, eq, lt } from 'drizzle-orm';
import { caseDocuments, mergedParts } from '../../../domain/case-documents/schema';
import { cases } from '../../../domain/cases/schema/cases';
import { outdatedRows } from '../../../modules';
import { jobs } from '../../../platform/jobs/schema';
import { cleanUp } from '../../../platform/operations/clean-up';
import { endJobsWhenAsked } from '../../../testing/end-jobs-when-asked';
import { askPoppler, attachmentOf } from '../../../testing/poppler';
import { seededCases } from '../../../testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp, testNow } from '../../../testing/test-app';
import { type TestFile, upload } from '../../../testing/uploads';
import { filledForm, pagesPdf } from '../testing/pdf-files';
import { hugePng, photograph } from '../testing/picture-files';
import { mergeJob } from './merge-job';

type Saved = CallResponse<typeof documentCalls.saveCaseDocuments>;
type Status = CallResponse<typeof documentCalls.mergedStatus>;

let backend: TestApp;
let caseId = 0;
let otherCaseId = 0;
beforeAll(async () => {
  backend = await testApp({ contents: seededCases });
  const own = await backend.db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.ownerId, 1), lt(cases.id, 9_000_000)))
    .limit(2);
  [caseId = 0, otherCaseId = 0] = own.map(({ id }) => id);
});
beforeEach(() => {
  backend.setNow(testNow);
  backend.app.backend.config.neighbours = { faults: {} };
});
afterAll(() => backend.close());

/** Saves files to the case. @returns the numbers of the documents */
async function saved(files: readonly TestFile[], of = caseId): Promise<number[]> {
  const guids = await upload(backend, files);
  const documents = files.map(({ fileName }, at) => ({
    guid: guids[at],
    fileName,
    documentTypeCode: 'income',
  }));
  const answer = await backend.callOperation(documentCalls.saveCaseDocuments, {
    as: 'advisor',
    params: { caseId: of },
    body: { documents },
  });
  return answer.json<Saved>().map(({ documentId }) => documentId);
}
const file = (fileName: string, content: Buffer): TestFile => ({ fileName, content });
const merge = (documentIds: readonly number[], as: DemoLogin = 'advisor', of = caseId) =>
  backend.callOperation(documentCalls.mergeCaseDocuments, {
    as,
    params: { caseId: of },
    body: { documentIds },
  });
async function begun(documentIds: readonly number[], as?: DemoLogin): Promise<string> {
  const answer = await merge(documentIds, as);
  expect(answer.statusCode).toBe(202);
  return answer.json<{ guid: string }>().guid;
}
const ask = (guid: string, as: DemoLogin = 'advisor') =>
  backend.callOperation(documentCalls.mergedStatus, { as, params: { guid } });
const status = async (guid: string) => (await ask(guid)).json<Status>();
const content = (guid: string, as: DemoLogin = 'advisor') =>
  backend.callOperation(documentCalls.mergedContent, { as, params: { guid } });
async function merged(documentIds: readonly number[]): Promise<Buffer> {
  const guid = await begun(documentIds);
  await backend.app.jobs.runDue();
  const answer = await content(guid);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}
const textOf = (pdf: Buffer) => askPoppler('pdftotext', pdf);
/** What a reader lists beside the pages: names and the pages that they lead to. */
const bookmarksOf = (pdf: Buffer) =>
  [...askPoppler('pdftohtml', pdf).matchAll(/<item page="(\d+)">([^<]+)</g)].map(
    ([, page, name]) => [name, Number(page)],
  );
const messageOf = (answer: { json(): unknown }) => (answer.json() as { message: string }[])[0];

it('merges documents in the order that was asked for, each with a bookmark', async () => {
  const [first = 0, photo = 0, last = 0] = await saved([
    file('Výpis.pdf', pagesPdf(['Vypis jedna', 'Vypis dva'])),
    file('foto.jpg', await photograph(6)),
    file('Smlouva.pdf', pagesPdf(['Smlouva'])),
  ]);
  const guid = await begun([last, photo, first]);
  expect(await status(guid)).toEqual({ status: 'waiting', documentsDone: 0, documentsTotal: 3 });
  expect((await content(guid)).statusCode).toBe(404);
  await backend.app.jobs.runDue();
  expect(await status(guid)).toEqual({
    status: 'done',
    documentsDone: 3,
    documentsTotal: 3,
    availableTo: '2026-11-22',
  });
  const answer = await content(guid, 'specialist');
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(
    encodeURIComponent('Spojené dokumenty.pdf'),
  );
  const pdf = answer.rawPayload;
  const pages = textOf(pdf)
    .split('\f')
    .map((page) => page.trim());
  expect(pages).toEqual(['Smlouva', '', 'Vypis jedna', 'Vypis dva', '']);
  expect(bookmarksOf(pdf)).toEqual([
    ['Smlouva.pdf', 1],
    ['foto.jpg', 2],
    ['Výpis.pdf', 3],
  ]);
  // Nothing of a client, and not readable where it is kept.
  const info = askPoppler('pdfinfo', pdf);
  expect(info).toMatch(/Title: +Spojené dokumenty/);
  expect(info).not.toMatch(/Author|Subject|Keywords/);
  const parts = await backend.db.select().from(mergedParts).where(eq(mergedParts.guid, guid));
  expect(parts.map((part) => part.file)).toEqual([0]);
  expect(parts.some(({ sealed }) => Buffer.from(sealed).includes('%PDF'))).toBe(false);
});

it('is the same one for whoever asks again, another for another order and another user', async () => {
  const [one = 0, other = 0] = await saved([
    file('a.pdf', pagesPdf(['a'])),
    file('b.pdf', pagesPdf(['b'])),
  ]);
  const [guid, again] = await Promise.all([begun([one, other]), begun([one, other])]);
  expect(again).toBe(guid);
  expect(await begun([other, one])).not.toBe(guid);
  expect(await begun([one, other], 'specialist')).not.toBe(guid);
  await backend.app.jobs.runDue();
  expect(await begun([one, other])).toBe(guid);
  expect((await status(guid)).status).toBe('done');
});

it('is removed once its days are over', async () => {
  const ids = await saved([file('a.pdf', pagesPdf(['a']))]);
  const guid = await begun(ids);
  await backend.app.jobs.runDue();
  const rows = () => backend.db.$count(mergedParts, eq(mergedParts.guid, guid));
  const day = 86_400_000;
  backend.setNow(new Date(+testNow + 2 * day));
  await cleanUp(backend.app.backend, outdatedRows);
  expect((await content(guid)).statusCode).toBe(200);
  backend.setNow(new Date(+testNow + 3 * day));
  expect([(await content(guid)).statusCode, (await ask(guid)).statusCode]).toEqual([404, 404]);
  await cleanUp(backend.app.backend, outdatedRows);
  expect(await rows()).toBe(0);
  expect(await begun(ids)).not.toBe(guid);
});

it('is for who may open the case, and answers others as if it were not there', async () => {
  const guid = await begun(await saved([file('a.pdf', pagesPdf(['a']))]));
  await backend.app.jobs.runDue();
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await content(guid, 'broker')).json()).toEqual((await content(unknown)).json());
  expect((await ask(guid, 'broker')).json()).toEqual((await ask(unknown)).json());
  expect((await content(guid, 'norights')).statusCode).toBe(403);
});

it('refuses what has no pages before anything is merged, each by its name', async () => {
  const [good = 0, text = 0, word = 0] = await saved([
    file('a.pdf', pagesPdf(['a'])),
    file('Poznámky.txt', Buffer.from('Poznámka')),
    file('dopis.rtf', Buffer.from('{\\rtf1 Dopis}')),
  ]);
  const answer = await merge([good, text, word]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject([
    { field: 'documentIds.1', message: expect.stringMatching(/„Poznámky.txt“ nelze spojit/) },
    { field: 'documentIds.2', message: expect.stringMatching(/„dopis.rtf“ nelze spojit/) },
  ]);
  const twice = await merge([good, good]);
  expect(twice.statusCode).toBe(400);
  expect(messageOf(twice)?.message).toMatch(/„a.pdf“ je vybraný dvakrát/);
});

it('takes documents of the case alone', async () => {
  const [own = 0] = await saved([file('a.pdf', pagesPdf(['a']))]);
  const [foreign = 0] = await saved([file('b.pdf', pagesPdf(['b']))], otherCaseId);
  const answer = await merge([own, foreign]);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject([{ field: 'documentIds.1' }]);
  expect(answer.json()).toEqual((await merge([own, 2_000_000_000])).json());
});

it('refuses documents that are too large together', async () => {
  const ids = await saved([file('a.pdf', pagesPdf(['a'])), file('b.pdf', pagesPdf(['b']))]);
  const size = maxMergedSize / 2 + 1;
  for (const id of ids)
    await backend.db.update(caseDocuments).set({ size }).where(eq(caseDocuments.id, id));
  const answer = await merge(ids);
  expect(answer.statusCode).toBe(413);
  expect(messageOf(answer)?.message).toMatch(/nejvýše 100 MB/);
});

it.each([
  ['a damaged document', file('x.pdf', Buffer.from('%PDF-1.7 nic')), 'damaged'],
  ['a picture that is too large', file('x.png', hugePng()), 'pictureTooLarge'],
  ['more pages than there may be', file('x.pdf', pagesPdf(Array(500).fill('x'))), 'tooManyPages'],
])('gives up because of %s, says which one it is, and keeps nothing', async (_, bad, problem) => {
  const [good = 0, wrong = 0] = await saved([file('a.pdf', pagesPdf(['a'])), bad]);
  const guid = await begun([good, wrong]);
  await backend.app.jobs.runDue();
  expect(await status(guid)).toEqual({
    status: 'failed',
    documentsDone: 1,
    documentsTotal: 2,
    problem,
    documentId: wrong,
  });
  expect((await content(guid)).statusCode).toBe(404);
  expect(await backend.db.$count(mergedParts, eq(mergedParts.guid, guid))).toBe(0);
  expect(await begun([good, wrong])).not.toBe(guid);
});

it('keeps what was filled into two forms whose fields have one name', async () => {
  const ids = await saved([
    file('a.pdf', filledForm('jmeno', 'Alžběta')),
    file('b.pdf', filledForm('jmeno', 'Bohumír')),
  ]);
  const pages = textOf(await merged(ids)).split('\f');
  expect(pages[0]).toContain('Alžběta');
  expect(pages[1]).toContain('Bohumír');
});

it('names sealed documents at its end and carries them as they were', async () => {
  const { trustService } = backend.app.neighbours;
  const reason = 'Zkouška';
  const sealed = await trustService.seal({
    pdf: pagesPdf(['Podepsano']),
    reason,
    sealedOn: testNow,
  });
  const original = Buffer.from(sealed.pdf);
  const ids = await saved([file('a.pdf', pagesPdf(['a', 'b'])), file('Smlouva.pdf', original)]);
  const pdf = await merged(ids);
  const pages = textOf(pdf).split('\f');
  expect(pages[3]).toMatch(/Smlouva.pdf \(strana\s3\)/);
  expect(pages[3]).toMatch(/Původní dokumenty jsou jeho přílohami/);
  expect(Buffer.compare(attachmentOf(pdf), original)).toBe(0);
});

it('goes on where the attempt before it has ended', async () => {
  const [first = 0] = await saved([file('a.pdf', pagesPdf(['Prvni']))]);
  const [second = 0] = await saved([file('b.pdf', pagesPdf(['Druha']))]);
  await backend.app.jobs.runDue();
  const isSecond = eq(caseDocuments.id, second);
  const [row] = await backend.db.select().from(caseDocuments).where(isSecond);
  await backend.db.update(caseDocuments).set({ archiveId: 'nowhere' }).where(isSecond);
  const guid = await begun([first, second]);
  await backend.app.jobs.runDue();
  expect(await status(guid)).toEqual({ status: 'waiting', documentsDone: 1, documentsTotal: 2 });
  // The first is not asked for again.
  await backend.db.update(caseDocuments).set({ archiveId: row?.archiveId }).where(isSecond);
  await backend.db
    .update(caseDocuments)
    .set({ archiveId: 'nowhere' })
    .where(eq(caseDocuments.id, first));
  backend.setNow(new Date(+testNow + 3_600_000));
  await backend.app.jobs.runDue();
  expect(textOf((await content(guid)).rawPayload)).toMatch(/Prvni[^]*Druha/);
});

it('that was given up for no fault of a document is tried again by whoever asks again', async () => {
  const ids = await saved([file('a.pdf', pagesPdf(['a']))]);
  await backend.app.jobs.runDue();
  const guid = await begun(ids);
  backend.app.backend.config.neighbours = { faults: { 'document-archive': 'down' } };
  for (const hour of Array.from({ length: mergeJob.attempts }, (_, index) => index)) {
    backend.setNow(new Date(+testNow + hour * 3_600_000));
    await backend.app.jobs.runDue();
  }
  expect(await status(guid)).toMatchObject({ status: 'failed', problem: 'unavailable' });
  backend.app.backend.config.neighbours = { faults: {} };
  expect(await begun(ids)).toBe(guid);
  expect((await status(guid)).status).toBe('waiting');
  await backend.app.jobs.runDue();
  expect((await status(guid)).status).toBe('done');
});

it('is there when its job is forgotten', async () => {
  const guid = await begun(await saved([file('a.pdf', pagesPdf(['a']))]));
  await backend.app.jobs.runDue();
  await backend.db.delete(jobs).where(eq(jobs.name, mergeJob.name));
  expect((await status(guid)).status).toBe('done');
});

it('that ends while somebody asks how far it is, is there', async () => {
  const guid = await begun(await saved([file('a.pdf', pagesPdf(['a']))]));
  endJobsWhenAsked(backend);
  expect((await status(guid)).status).toBe('done');
});
