/** @database both: rows are read in groups and compared with contents */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf, readAll } from '../../../platform/files/content';
import type { StoreName } from '../../../platform/config/archive-environment';
import { cleanUp } from '../../../platform/operations/clean-up';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { putBytes } from '../archived-content';
import { outdatedParts, referenceDocumentArchive } from '../reference';
import { archivedParts } from '../schema';
import { type S3Server, startS3Server } from '../testing/s3-server';
import { archiveStores } from './archive-stores';
import { folderStore } from './folder-store';
import { checkArchive, copyContents, moveArchive } from './look-after';

let backend: TestApp;
let server: S3Server;
let folder = '';
beforeEach(async () => {
  backend = await testApp();
  server = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
});
afterEach(async () => {
  await backend.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const settings = (store: StoreName) => ({ store, folder, s3: server.settings });
const stores = () => archiveStores(backend.app.backend, settings('database'));
const archive = (store: StoreName) =>
  referenceDocumentArchive({ ...backend.app.backend, config: { archive: settings(store) } });
const contentOfFile = (number: number) => Buffer.alloc(300_000 + number, `Novák ${number} `);

/** Files in each store. @returns their numbers in the archive */
async function fill(): Promise<string[]> {
  const ids: string[] = [];
  for (const store of ['database', 'folder', 's3'] as const) {
    for (let one = 0; one < 7; one += 1) {
      const content = contentOfFile(ids.length);
      const file = { fileName: 'a.pdf', contentType: 'application/pdf', content };
      ids.push((await putBytes(archive(store), file)).archiveId);
    }
  }
  return ids;
}

async function readsAll(ids: readonly string[]): Promise<boolean> {
  for (const [number, id] of ids.entries()) {
    const content = await readAll((await archive('database').get(id)).content);
    if (!content.equals(contentOfFile(number))) return false;
  }
  return true;
}
const check = (removes = false, now = new Date()) =>
  checkArchive(backend.db, stores(), now, removes);
const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);

it('finds nothing wrong where nothing is', async () => {
  await fill();
  expect(await check()).toEqual({ files: 21, missing: [], stray: [], removed: 0 });
});

it.each(['database', 'folder', 's3'] as const)(
  'moves all to the store %s, byte for byte, again and again',
  async (name) => {
    const ids = await fill();
    expect(await moveArchive(backend.db, stores(), name)).toBe(14);
    expect(await moveArchive(backend.db, stores(), name)).toBe(0);
    expect(await readsAll(ids)).toBe(true);
    // Where they were they stay for whoever is just reading them.
    expect(await check(true)).toMatchObject({ files: 21, missing: [] });
    backend.setNow(new Date(+testNow + 25 * 3_600_000));
    await cleanUp(backend.app.backend, [outdatedParts]);
    const later = await check(true, tomorrow());
    expect(later.removed).toBe(later.stray.length);
    expect(await check()).toEqual({ files: 21, missing: [], stray: [], removed: 0 });
    expect(await readsAll(ids)).toBe(true);
    const kept = (await backend.db.$count(archivedParts)) > 0;
    expect([kept, server.objects.size > 0]).toEqual([name === 'database', name === 's3']);
  },
);

it('goes on with a move that has broken off', async () => {
  const ids = await fill();
  let puts = 0;
  server.onMoment = ({ method, moment }) => {
    if (method === 'PUT' && moment === 'asked' && (puts += 1) > 5) throw new Error('gone');
  };
  await expect(moveArchive(backend.db, stores(), 's3')).rejects.toThrow(/hang up|reset/i);
  expect(await readsAll(ids)).toBe(true);
  server.onMoment = undefined;
  expect(await moveArchive(backend.db, stores(), 's3')).toBe(9);
  expect(await readsAll(ids)).toBe(true);
});

it('brings back from a backup what stores have lost, and finds what nobody waits for', async () => {
  const ids = await fill();
  const backup = folderStore(`${folder}-backup`);
  expect(await copyContents(backend.db, stores(), backup, 'to')).toBe(14);
  expect(await copyContents(backend.db, stores(), backup, 'to')).toBe(0);
  const [inFolder = '', inS3 = ''] = [ids[7], ids[14]];
  await stores().of('folder').remove(inFolder);
  await stores()
    .of('s3')
    .write(inS3, contentOf(Buffer.from('half')), 4);
  await stores()
    .of('s3')
    .write('stray', contentOf(Buffer.from('stray')), 5);
  const found = await check(true);
  expect(found.missing.map(({ archiveId }) => archiveId).toSorted()).toEqual(
    [inFolder, inS3].toSorted(),
  );
  // It may be of a file that is just arriving.
  expect(found).toMatchObject({ stray: [{ store: 's3', key: 'stray' }], removed: 0 });
  expect(await copyContents(backend.db, stores(), backup, 'from')).toBe(2);
  expect(await check(true, tomorrow())).toMatchObject({ missing: [], removed: 1 });
  expect(await check()).toEqual({ files: 21, missing: [], stray: [], removed: 0 });
  expect(await readsAll(ids)).toBe(true);
  rmSync(`${folder}-backup`, { recursive: true });
});
