/** @database both: rows and contents are written apart */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { contentOf, readAll } from '../../../platform/files/content';
import type { ArchiveSettings, StoreName } from '../../../platform/config/archive-environment';
import { StartError } from '../../../platform/start-error';
import { type TestApp, testApp } from '../../../testing/test-app';
import { putBytes } from '../archived-content';
import { documentArchiveContract } from '../contract';
import { referenceDocumentArchive } from '../reference';
import { archivedParts } from '../schema';
import { type S3Server, startS3Server } from '../testing/s3-server';
import { archiveStores, checkArchiveStores } from './archive-stores';
import { sealedLength } from './content-store';

let server: S3Server;
const folder = mkdtempSync(join(tmpdir(), 'archive-'));
beforeAll(async () => void (server = await startS3Server()));
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const settings = (store: StoreName): ArchiveSettings => ({ store, folder, s3: server.settings });

const someFile = (size: number) => ({
  fileName: 'Výpis.pdf',
  contentType: 'application/pdf',
  content: Buffer.alloc(size, 'Novák '),
});

async function* breaking() {
  yield Buffer.alloc(2_000_000);
  throw new Error('the connection broke');
}

describe.each(['database', 'folder', 's3'] as const)('the store %s', (name) => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp({ config: { archive: settings(name) } })));
  afterAll(() => backend.close());

  documentArchiveContract(async () => ({
    archive: backend.app.neighbours.documentArchive,
    unknownId: '00000000-0000-0000-0000-000000000000',
  }));

  const stores = () => archiveStores(backend.app.backend, settings(name));
  const archive = () => backend.app.neighbours.documentArchive;
  async function kept(store = stores().current) {
    const keys: string[] = [];
    for await (const { key } of store.list()) keys.push(key);
    return keys;
  }

  it('is one that can be used', async () => {
    await expect(checkArchiveStores(backend.db, stores())).resolves.toBeUndefined();
  });

  it.each([1, 262_143, 262_144, 262_145, 3_000_000])(
    'keeps %s bytes, which nobody can read there',
    async (size) => {
      const { archiveId } = await putBytes(archive(), someFile(size));
      const got = await readAll((await archive().get(archiveId)).content);
      expect(got.equals(someFile(size).content)).toBe(true);
      const { current } = stores();
      expect(await current.lengthOf(archiveId)).toBe(sealedLength(size));
      const sealed = await readAll(await current.open(archiveId, sealedLength(size)));
      expect(sealed.length).toBe(sealedLength(size));
      expect(sealed.includes('Novák')).toBe(false);
      expect(await kept()).toContain(archiveId);
      const elsewhere = name === 'database' ? 0 : 1;
      expect(await backend.db.$count(archivedParts, eq(archivedParts.archiveId, archiveId))).toBe(
        elsewhere === 1 ? 0 : Math.ceil(size / 262_144),
      );
    },
  );

  it('gives nothing of a content that is gone, cut or of another file', async () => {
    const { current } = stores();
    const [one, other] = [
      await putBytes(archive(), someFile(300_000)),
      await putBytes(archive(), someFile(300_000)),
    ];
    const length = sealedLength(300_000);
    const sealed = await readAll(await current.open(one.archiveId, length));
    await current.remove(other.archiveId);
    await expect(archive().get(other.archiveId)).rejects.toMatchObject({ status: 503 });
    await current.write(other.archiveId, contentOf(sealed.subarray(0, 5)), 5);
    await expect(archive().get(other.archiveId)).rejects.toMatchObject({ status: 503 });
    await current.write(other.archiveId, contentOf(sealed), length);
    const { content } = await archive().get(other.archiveId);
    await expect(readAll(content)).rejects.toThrow(/authenticate/);
  });

  it('keeps nothing of what broke off, and can be removed', async () => {
    const { current } = stores();
    await expect(current.write('broken', breaking(), 3_000_000)).rejects.toThrow('broke');
    // Rows are of one part each; those of a file that never came are removed at night.
    expect((await kept()).includes('broken')).toBe(name === 'database');
    await current.remove('broken');
    await current.remove('broken');
    expect(await kept()).not.toContain('broken');
  });
});

it('finds older documents where they are after the setting was changed', async () => {
  const backend = await testApp();
  const { db, clock, fileSealer } = backend.app.backend;
  const archiveIn = (store: StoreName) =>
    referenceDocumentArchive({ db, clock, fileSealer, config: { archive: settings(store) } });
  const content = Buffer.from('%PDF-1.7');
  const file = { fileName: 'a.pdf', contentType: 'application/pdf', content };
  for (const store of ['database', 'folder', 's3'] as const) {
    const { archiveId } = await putBytes(archiveIn(store), file);
    for (const now of ['database', 'folder', 's3'] as const) {
      const got = await readAll((await archiveIn(now).get(archiveId)).content);
      expect(got.equals(content)).toBe(true);
    }
  }
  const check = (archive: ArchiveSettings) =>
    checkArchiveStores(db, archiveStores({ db, clock }, archive));
  await expect(check(settings('database'))).resolves.toBeUndefined();
  await expect(check({ store: 'folder', folder })).rejects.toThrow('ARCHIVE_S3_BUCKET');
  await expect(check({ store: 's3', s3: server.settings })).rejects.toThrow('ARCHIVE_FOLDER');
  await backend.close();
});

describe('a start is refused', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp()));
  afterAll(() => backend.close());
  const check = (archive: ArchiveSettings) =>
    checkArchiveStores(backend.db, archiveStores(backend.app.backend, archive));

  it('by a folder that is none', async () => {
    const file = join(import.meta.dirname, 'stores.test.ts');
    const checking = check({ store: 'folder', folder: file });
    await expect(checking).rejects.toThrow(StartError);
    await expect(checking).rejects.toThrow(`ARCHIVE_FOLDER: the folder ${file} cannot be written`);
  });

  it('by a bucket that is not there', async () => {
    const checking = check({ store: 's3', s3: { ...server.settings, bucket: 'none' } });
    await expect(checking).rejects.toThrow(StartError);
    await expect(checking).rejects.toThrow('ARCHIVE_S3_BUCKET: there is no bucket none');
  });

  it('by a key that the bucket refuses', async () => {
    const checking = check({ store: 's3', s3: { ...server.settings, secretKey: 'another' } });
    await expect(checking).rejects.toThrow(StartError);
    await expect(checking).rejects.toThrow('ARCHIVE_S3_ACCESS_KEY');
  });

  it('not by a server that does not answer', async () => {
    const gone = await startS3Server();
    await gone.stop();
    const checking = check({ store: 's3', s3: gone.settings });
    await expect(checking).rejects.not.toThrow(StartError);
  });
});
