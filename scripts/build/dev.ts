import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { servedRemote, type ServedRemote } from '@advisor/deployment/served-registry';
import { developedRemote, developmentServer } from '@advisor/federation/build/development-server';
import type { RemoteConfig } from '@advisor/federation/build/remote-config';
import { readRegistry } from '@advisor/federation/deploy/revisions';
import { hostContractVersion } from '@advisor/shell/remote-module';
import type { Configuration } from 'webpack';
import { assertPortFree } from '../lib/preconditions.mjs';
import { configurationOf, findApps, productDir, root, type App } from './apps';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function developmentOf(app: App): Promise<Configuration> {
  const outputPath = join(app.dir, 'dist/development');
  return {
    ...(await configurationOf(app, { mode: 'development', outputPath })),
    ...(app.kind === 'host' ? {} : { name: app.name.replace('mfe-', '') }),
  };
}

async function describe({ dir }: App): Promise<ServedRemote> {
  const { default: config } = (await import(join(dir, 'remote.config.ts'))) as {
    default: RemoteConfig;
  };
  return developedRemote(config, hostContractVersion);
}

/** Ends with this process, whichever way that ends. */
function startBackEnd(port: string, data: string): void {
  const main = join(root, 'backend/src/main.ts');
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', main].concat([
      `--port=${port}`,
      `--data=${data}`,
      `--static=${productDir}`,
    ]),
    { cwd: root, stdio: 'inherit' },
  );
  process.once('exit', () => child.kill());
  const leave = () => {
    child.once('exit', () => process.exit());
    if (!child.kill()) process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave);
}

/** Tells of type errors, of unknown text keys too, in the terminal: what is served has its types stripped. */
function watchTypes(): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const child = spawn(
    process.execPath,
    [tsc, '--noEmit', '--watch', '--preserveWatchOutput', '--pretty'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: true },
  );
  const { pid } = child;
  // With its group, and at once: the compiler is a child of what is started here, and heeds no SIGTERM.
  if (pid !== undefined) process.once('exit', () => process.kill(-pid, 'SIGKILL'));
}

/** Before it answers, a page would only say that the server does not. */
async function backEndAnswers(address: string): Promise<void> {
  const isReady = () =>
    fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await setTimeout(200);
}

/** What everybody gets of the last build. */
async function deployedRemotes(): Promise<ServedRemote[]> {
  const { remotes } = readRegistry(productDir);
  return Object.entries(remotes).flatMap(([name, { stable, releases }]) => {
    const release = releases.find(({ version }) => version === stable?.version);
    return release ? [servedRemote(name, release)] : [];
  });
}

/** @throws {TypeError} for an option that does not exist */
const readOptions = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '3000' },
      'back-end-port': { type: 'string', default: '4000' },
      data: { type: 'string', default: '.data' },
    },
  });

/**
 * Serves the host and the named remotes from memory with fast refresh; the other remotes come from
 * the last build, calls go to the back end, which restarts when its sources change.
 * @param args options, and remotes as in the registry, for example `case`; all when none is named
 * @throws {Refusal} when a port is taken, before anything runs
 */
export async function develop(args: readonly string[]): Promise<void> {
  const { values, positionals: names } = readOptions(args);
  const backEndPort = values['back-end-port'];
  await assertPortFree(Number(values.port));
  await assertPortFree(Number(backEndPort), 'choose another one with --back-end-port');
  // Pages for other applications come from the last build.
  const apps = findApps().filter(({ kind }) => kind !== 'embed');
  const remotes = apps
    .filter(({ kind }) => kind === 'remote')
    .map(({ name }) => name.replace('mfe-', ''));
  const unknown = names.find((name) => !remotes.includes(name));
  const deployed = await deployedRemotes();
  if (unknown !== undefined) {
    print(`There is no remote ${unknown}; there are ${remotes.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  if (deployed.length === 0) {
    print('Nothing is built yet; run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  const watched = names.length > 0 ? names : remotes;
  const chosen = apps.filter(
    ({ name, kind }) => kind === 'host' || watched.includes(name.replace('mfe-', '')),
  );
  const developed = await Promise.all(chosen.filter(({ kind }) => kind === 'remote').map(describe));
  const others = deployed.filter(({ name }) => !watched.includes(name));
  const backEnd = `http://127.0.0.1:${backEndPort}`;
  const server = developmentServer({
    configurations: await Promise.all(chosen.map(developmentOf)),
    registry: { remotes: [...developed, ...others] },
    port: Number(values.port),
    backEnd,
  });
  startBackEnd(backEndPort, values.data);
  await server.start();
  await backEndAnswers(backEnd);
  watchTypes();
  print(`Development: http://localhost:${values.port} (host, ${watched.join(', ')})`);
}
