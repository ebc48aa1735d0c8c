/** @database both: jobs and their attempts */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, eq, lt } from 'drizzle-orm';
import { archiveJob } from '../../domain/case-documents/archive-job';
import { temporaryDocuments } from '../../domain/case-documents/schema';
import { cases } from '../../domain/cases/schema/cases';
import { startS3Server } from '../../neighbours/document-archive/testing/s3-server';
import type { ArchiveSettings } from '../../platform/config/archive-environment';
import { seededCases } from '../../testing/seeded-cases';
import { testApp, testNow } from '../../testing/test-app';
import { pdf, saveDocument } from '../../testing/uploads';

/** A node that keeps documents there, with a document on its way. */
async function onItsWay(archive: ArchiveSettings) {
  const backend = await testApp({ contents: seededCases, config: { archive } });
  const [found] = await backend.db
    .select({ caseId: cases.id })
    .from(cases)
    .where(and(eq(cases.ownerId, 1), lt(cases.id, 9_000_000)))
    .limit(1);
  const caseId = found?.caseId ?? 0;
  const file = pdf('na-ceste.pdf', 1_500_000);
  const documentId = await saveDocument(backend, caseId, file);
  const params = { caseId, documentId };
  let hour = 0;
  return {
    backend,
    state: async () => {
      const answer = await backend.callOperation(documentCalls.caseDocuments, {
        as: 'advisor',
        params: { caseId },
      });
      const documents = answer.json<CallResponse<typeof documentCalls.caseDocuments>>();
      return documents.find((one) => one.documentId === documentId)?.uploadState;
    },
    /** An attempt of the job, when it is due. */
    async attempt() {
      backend.setNow(new Date(+testNow + (hour += 1) * 3_600_000));
      await backend.app.jobs.runDue();
    },
    retry: () => backend.callOperation(documentCalls.retryCaseDocument, { as: 'advisor', params }),
    async isReadable() {
      const answer = await backend.callOperation(documentCalls.caseDocumentContent, {
        as: 'advisor',
        params,
      });
      return answer.statusCode === 200 && answer.rawPayload.equals(file.content);
    },
  };
}

it('a document waits for a bucket that breaks off, and nothing of it lies there', async () => {
  const server = await startS3Server();
  const document = await onItsWay({ store: 's3', s3: server.settings });
  server.onMoment = ({ moment, received }) => {
    if (moment === 'receiving' && received > 500_000) throw new Error('the store died');
  };
  for (let attempt = 1; attempt < archiveJob.attempts; attempt += 1) {
    await document.attempt();
    expect([attempt, await document.state()]).toEqual([attempt, 1]);
    expect(await document.isReadable()).toBe(true);
  }
  await document.attempt();
  expect(await document.state()).toBe(2);
  expect(await document.isReadable()).toBe(true);
  expect(server.objects.size).toBe(0);
  server.onMoment = undefined;
  expect((await document.retry()).statusCode).toBe(200);
  await document.attempt();
  expect(await document.state()).toBe(0);
  expect(await document.isReadable()).toBe(true);
  const isIt = eq(temporaryDocuments.fileName, 'na-ceste.pdf');
  expect(await document.backend.db.$count(temporaryDocuments, isIt)).toBe(0);
  expect(server.objects.size).toBe(1);
  await document.backend.close();
  await server.stop();
});

/** A disk that has so much room, bytes. Not a small disk of its own: not everybody may mount one. */
async function diskWithRoom(bytes: number, folder: string) {
  const probe = await open(join(folder, 'probe'), 'w');
  await probe.close();
  rmSync(join(folder, 'probe'));
  const handle = Object.getPrototypeOf(probe) as FileHandle;
  const { writeFile } = handle;
  let room = bytes;
  const spy = jest.spyOn(handle, 'writeFile').mockImplementation(function write(
    this: FileHandle,
    part,
  ) {
    room -= (part as Uint8Array).byteLength;
    if (room >= 0) return writeFile.call(this, part);
    const full = { code: 'ENOSPC', errno: -28, syscall: 'write' };
    return Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), full));
  });
  return { isTried: () => spy.mock.calls.length > 0, empty: () => spy.mockRestore() };
}

it('a document waits for space on a full disk, and leaves no half that would take it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const document = await onItsWay({ store: 'folder', folder });
  const disk = await diskWithRoom(1_000_000, folder);
  await document.attempt();
  expect(disk.isTried()).toBe(true);
  expect(files()).toEqual([]);
  expect(await document.state()).toBe(1);
  expect(await document.isReadable()).toBe(true);
  disk.empty();
  await document.attempt();
  expect(await document.state()).toBe(0);
  expect(files()).toHaveLength(1);
  expect(await document.isReadable()).toBe(true);
  await document.backend.close();
  rmSync(folder, { recursive: true });
});
