import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusedLicences } from './lib/licences.mjs';
import { run } from './lib/run.mjs';

/*
 * The list of what the product is made of, CycloneDX, from the lock file and the installed packages:
 * `sbom.mjs FILE` writes it, with their licences. Fails while one of them is not allowed.
 */

const root = path.resolve(import.meta.dirname, '..');
const [file] = process.argv.slice(2);
const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const target = path.join(root, 'node_modules', '.cache', 'sbom.json');
const made = await run(
  'npx',
  ['--yes', packageManager, 'sbom', '--sbom-format', 'cyclonedx', '--out', target],
  { cwd: root },
);
if (made.code !== 0) {
  process.stderr.write(made.output);
  process.exit(1);
}
const document = readFileSync(target, 'utf8');
const { components } = JSON.parse(document);
const refused = refusedLicences(components);
if (refused.length > 0) {
  process.stderr.write(
    `Licences that are not allowed (scripts/lib/licences.mjs):\n${refused.join('\n')}\n`,
  );
  process.exitCode = 1;
}
if (file !== undefined) {
  writeFileSync(path.resolve(file), document);
  process.stdout.write(`${components.length} packages: ${file}\n`);
}
