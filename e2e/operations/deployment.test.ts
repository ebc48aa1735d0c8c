import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deployRoot } from './testing/built-node';
import { type Installation, startInstallation } from './testing/installation';

const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
const product = join(folder, 'product');
const command = join(import.meta.dirname, '../../scripts/mfe.mjs');

let installation: Installation;
beforeAll(async () => {
  cpSync(deployRoot, product, { recursive: true });
  installation = await startInstallation('deployment', 2, {}, product);
}, 120_000);
afterAll(async () => {
  await installation.stop();
  rmSync(folder, { recursive: true });
});

interface Served {
  version: string;
  entry: string;
}

async function servedCase(address: string): Promise<Served> {
  const answer = await fetch(`${address}/registry.json`);
  const { remotes } = (await answer.json()) as { remotes: (Served & { name: string })[] };
  const served = remotes.find(({ name }) => name === 'case');
  if (!served) throw new Error('Nobody is served the cases');
  return served;
}

/** Asks for the page and for the entry that is served, again and again. */
async function visitUntil(stopped: AbortSignal, failures: string[]): Promise<number> {
  const { address } = installation.nginx;
  let visits = 0;
  while (!stopped.aborted) {
    visits += 1;
    const { entry } = await servedCase(address);
    for (const path of ['/dashboard', entry]) {
      const { ok, status } = await fetch(address + path);
      if (!ok) failures.push(`${path} ${status}`);
    }
  }
  return visits;
}

/** Waits until every node serves it; jest's own limit ends what does not come. */
async function untilServed(version: string): Promise<void> {
  const versions = await Promise.all(
    installation.nodes.map(async ({ address }) => (await servedCase(address)).version),
  );
  if (versions.every((each) => each === version)) return;
  await delay(50);
  await untilServed(version);
}

const mfe = (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args, '--to', product]);

it('comes to every node behind nginx, and goes again, without a failed request', async () => {
  const former = await servedCase(installation.nginx.address);
  const build = join(folder, 'case');
  cpSync(join(product, 'remotes/case', former.version), build, { recursive: true });
  writeFileSync(join(build, 'next.txt'), '');
  const stopped = new AbortController();
  const failures: string[] = [];
  const visits = Promise.all([
    visitUntil(stopped.signal, failures),
    visitUntil(stopped.signal, failures),
  ]);

  const { stdout } = await mfe('deploy', 'case', '--build', build);
  const [, version = ''] = /case (\w{12}) is live/.exec(stdout) ?? [];
  expect(version).not.toBe(former.version);
  await untilServed(version);
  await mfe('rollback', 'case');
  await untilServed(former.version);

  stopped.abort();
  expect(Math.min(...(await visits))).toBeGreaterThan(10);
  expect(failures).toEqual([]);
}, 60_000);
