import { join } from 'node:path';
import { contentHash } from '@advisor/federation/build/content-hash';
import { Refusal } from '@advisor/federation/deploy/refusal';
import { unlessCompiled } from '@advisor/federation/surface/compile-cache';
import { compileTypes, inTemporaryFolder } from '@advisor/federation/surface/typescript';
import { root, type App } from '../build/apps';
import { inputsOf } from '../build/build-app';

/** Most that are told of one app. */
const most = 10;

/** Errors in the sources of the host, or of the remote that a page is made from. */
async function typeErrors(app: App): Promise<readonly string[]> {
  const folder = join(root, app.name.split('/')[0] ?? '', 'src');
  return unlessCompiled([folder, await contentHash(root, inputsOf(app))], () =>
    inTemporaryFolder(async (dir) => {
      const found = await compileTypes({
        dir,
        include: [folder, join(root, 'shared/ui/src/css.d.ts')],
        exclude: ['*.test.ts', '*.test.tsx', 'testing/*'].map((name) => join(folder, '**', name)),
      });
      return found.map(({ file, line, message }) => `${file}:${line} ${message}`);
    }),
  );
}

/**
 * Of the host and of pages; remotes are compiled with the host that they will be given to.
 * @throws {Refusal} that says what is wrong
 */
export async function refuseTypeErrors(apps: readonly App[]): Promise<void> {
  for (const app of apps.filter(({ kind }) => kind !== 'remote')) {
    const errors = await typeErrors(app);
    if (errors.length === 0) continue;
    const more = errors.length > most ? [`and ${errors.length - most} more`] : [];
    throw new Refusal(
      [`${app.name} has type errors:`, ...errors.slice(0, most), ...more].join('\n'),
    );
  }
}
