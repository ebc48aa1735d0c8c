import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build leaves about itself, `host.json` for example, and where the former one's is kept. */
const live = (name: string) => `${name}.json`;
const former = (name: string) => `${name}.former.json`;

/** Descriptions of the build that is live, first, and of the one before it. */
export const descriptionsOf = (name: string): [string, string] => [live(name), former(name)];

/** Keeps the description of the build that is about to be replaced by another one. */
export async function rememberFormer(
  targetDir: string,
  buildDir: string,
  name: string,
): Promise<void> {
  const replaced = join(targetDir, live(name));
  if (!existsSync(replaced)) return;
  const [before, after] = await Promise.all(
    [replaced, join(buildDir, live(name))].map((file) => readFile(file, 'utf8')),
  );
  if (before !== after) await copyFile(replaced, join(targetDir, former(name)));
}
