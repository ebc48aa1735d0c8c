import { type TestApp, testApp } from '../../testing/test-app';
import { documentArchiveContract } from './contract';
import { archivedFiles } from './schema';

describe('the archive of the demonstration', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp()));
  afterAll(() => backend.close());

  documentArchiveContract(async () => ({
    archive: backend.app.neighbours.documentArchive,
    unknownId: '00000000-0000-0000-0000-000000000000',
  }));

  it('is only added to', async () => {
    await expect(backend.db.update(archivedFiles).set({ fileName: 'x' })).rejects.toThrow(
      'update "archived_files"',
    );
  });
});
