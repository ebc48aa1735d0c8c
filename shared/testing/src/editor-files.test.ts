import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from './editor-files';

const root = path.resolve(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** Whether one of the folders that a file lies in, up to its remote, has a table of editors. */
const isTried = (file: string): boolean => {
  const folder = path.dirname(file);
  if (existsSync(path.join(root, folder, 'record-editors.test.tsx'))) return true;
  return folder.includes('/') && isTried(folder);
};

test('each editor of a record lies below a table that tries it', () => {
  const files = remotes.flatMap((remote) =>
    editorFiles(path.join(root, remote, 'src')).map((file) => `${remote}/src/${file}`),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !isTried(file))).toEqual([]);
});
