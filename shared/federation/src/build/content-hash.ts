import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'test-results', 'test-vectors']);
const isTest = (name: string) => /\.(test|spec)\.tsx?$/.test(name);

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
  if (entries === undefined) return [path];
  const nested = await Promise.all(
    entries.map((entry) => {
      const file = join(path, entry.name);
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesOf(file);
      return isTest(entry.name) ? [] : [file];
    }),
  );
  return nested.flat();
}

/** Hash over names and content of files and folders, without tests and what builds leave. */
export async function contentHash(root: string, paths: readonly string[]): Promise<string> {
  const found = await Promise.all(paths.map((path) => filesOf(join(root, path))));
  const files = found.flat().toSorted();
  const hash = createHash('sha256');
  for (const [index, content] of (
    await Promise.all(files.map((file) => readFile(file)))
  ).entries()) {
    hash.update(`${relative(root, files[index] ?? '')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
