import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const live = 'host.json';
const former = 'host.former.json';

/** Descriptions of the host that is live, first, and of the one before it. */
export const hostDescriptions = [live, former];

/** Keeps the description of the host that is about to be replaced by another one. */
export async function rememberFormerHost(productDir: string, buildDir: string): Promise<void> {
  const replaced = join(productDir, live);
  if (!existsSync(replaced)) return;
  const [before, after] = await Promise.all(
    [replaced, join(buildDir, live)].map((file) => readFile(file, 'utf8')),
  );
  if (before !== after) await copyFile(replaced, join(productDir, former));
}
