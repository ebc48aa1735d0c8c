import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the package: the nearest one above that holds the migrations, in sources and in the build. */
export const packageFolder = above(dirname(fileURLToPath(import.meta.url)));

function above(folder: string): string {
  if (existsSync(join(folder, 'migrations'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('the folder of migrations is missing');
  return above(parent);
}
