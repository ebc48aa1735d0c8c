import { existsSync } from 'node:fs';
import { run } from './run.mjs';

let last = Promise.resolve();

async function install(names) {
  // A service that comes with a package is not to run: tests start what they need themselves.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-qy', '--no-install-recommends', ...names], { env });
}

/**
 * Installs packages of the system where that is possible: on Debian and its kin, as root. One call
 * after another: apt-get refuses to run twice at once.
 */
export function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return Promise.resolve();
  last = last.then(() => install(names));
  return last;
}
