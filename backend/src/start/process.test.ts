import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from '../platform/package-folder';

let folder: string;
let taken: Server;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  taken.close();
  rmSync(folder, { recursive: true });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts', ...args], {
    cwd: packageFolder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.error += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output, ended };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** One sentence and a line end, no stack. */
const sentence = /^[A-Z][^\n]+\.\n$/;

it.each([
  ['a wrong option', ['--prot=1'], {}],
  ['a folder without a product', ['--static=/nowhere'], {}],
  ['an unreachable database', [], { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/none' }],
])('refuses %s in one sentence', async (_, args, env) => {
  const { ended, output } = run([`--data=${join(folder, 'unused')}`, ...args], env);
  expect(await ended).toBe(1);
  expect(output.error).toMatch(sentence);
  expect(output.error).not.toContain('hidden');
});

it('refuses a data folder that cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { ended, output } = run([`--data=${join(folder, 'file')}`]);
  expect(await ended).toBe(1);
  expect(output.error).toMatch(sentence);
});

/** Once it takes calls. */
async function serving(data: string, port: number, more: string[] = []) {
  const args = [`--data=${data}`, `--port=${port}`, '--cases=1', ...more];
  const started = run(args, { STOP_TIMEOUT_SECONDS: '2' });
  await new Promise<void>((resolve, reject) => {
    started.child.stdout.on('data', () => {
      if (started.output.out.includes('password: demo')) resolve();
    });
    void started.ended.then(() => reject(new Error(started.output.error)));
  });
  return started;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

const signIn = (port: number, login: string) =>
  fetch(`http://127.0.0.1:${port}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: 'demo' }),
  });

it('serves, keeps its folder to itself, and ends when it is asked to', async () => {
  const data = join(folder, 'data');
  const port = await freePort();
  const metricsPort = await freePort();
  const first = await serving(data, port, [`--metrics-port=${metricsPort}`]);
  expect(first.output.out).toContain(`http://localhost:${port}`);
  const answer = await fetch(`http://127.0.0.1:${port}/ready`);
  expect(answer.status).toBe(200);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await metrics.text()).toContain('process_resident_memory_bytes');
  expect([modeOf(data), modeOf(join(data, 'postgres'))]).toEqual(['700', '700']);

  const second = run([`--data=${data}`, `--port=${await freePort()}`]);
  expect(await second.ended).toBe(1);
  expect(second.output.error).toMatch(/in use by process \d+\.\n$/);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const third = run([`--data=${data}`, `--port=${portOf(taken)}`]);
  expect(await third.ended).toBe(1);
  expect(third.output.error).toMatch(/^Port \d+ is in use .*\n$/);
  // Three processes start after one another, the first with a new database.
}, 180_000);

it('answers the calls in flight when it is asked to end, and opens its data again when it was killed', async () => {
  const data = join(folder, 'killed');
  const port = await freePort();
  const killed = await serving(data, port);
  // Each sign-in writes several times; the process ends somewhere among them.
  const logins = ['broker', 'specialist', 'admin', 'limited', 'norights'];
  const signIns = logins.map((login) => signIn(port, login).catch(() => undefined));
  await Promise.race(signIns);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await Promise.all(signIns);
  chmodSync(join(data, 'postgres'), 0o755);

  const asked = await serving(data, port);
  expect(modeOf(join(data, 'postgres'))).toBe('700');
  const signedIn = await signIn(port, 'advisor');
  expect(signedIn.status).toBe(204);
  const [cookie = ''] = signedIn.headers.getSetCookie();
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
  // The sentinel that never answers by itself; it waits once a later call is answered.
  const slow = get('case/9001015');
  expect((await get('logged-in-user')).status).toBe(200);
  asked.child.kill('SIGTERM');
  expect((await slow).status).toBe(503);
  expect(await asked.ended).toBe(0);
  // Two processes start after one another, the first with a new database.
}, 180_000);
