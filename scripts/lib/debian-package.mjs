import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Installs a package of the system where that is possible: on Debian and its kin, as root. */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-qy', '--no-install-recommends', name], { env });
}
