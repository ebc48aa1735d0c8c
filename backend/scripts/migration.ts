import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a migration of what changed in the schema; drizzle-kit compares with the newest snapshot only. */
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const folder = join(import.meta.dirname, '../migrations/meta');
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const former of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, former));
process.exitCode = status ?? 1;
