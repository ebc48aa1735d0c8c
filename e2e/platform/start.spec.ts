import { expect, test } from '@playwright/test';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runFolder } from '../support/run-folder';
import { freePort } from '../support/free-port';
import { root } from '../support/server';

const script = path.join(root, 'scripts/start.mjs');

let data: string;
let port: number;
let running: ChildProcess | undefined;
test.beforeAll(async () => {
  port = await freePort();
  data = mkdtempSync(path.join(runFolder.all, 'start-'));
  cpSync(runFolder.database, data, { recursive: true });
});
test.afterEach(() => {
  running?.kill('SIGKILL');
});
test.afterAll(() => rmSync(data, { recursive: true }));

const isUp = () =>
  fetch(`http://localhost:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

test('the second start seeds nothing again, tells where and who, and ends cleanly', async () => {
  const child = spawn('node', [script, '--port', String(port), '--data', data], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '' },
  });
  running = child;
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  await expect.poll(isUp, { timeout: 30_000, intervals: [50] }).toBe(true);
  await expect.poll(() => output).toContain(`http://localhost:${port}`);
  for (const user of [
    'advisor',
    'broker',
    'specialist',
    'admin',
    'limited',
    'norights',
    'tester',
  ]) {
    expect(output).toContain(user);
  }
  expect(output).not.toContain('Seeded');
  await test.step('a second program on the same database is refused', async () => {
    const second = spawnSync('node', [script, '--port', String(await freePort()), '--data', data], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: '' },
    });
    expect(second.status).not.toBe(0);
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
  });
  await test.step('Ctrl+C ends it', async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(await isUp()).toBe(false);
    expect(existsSync(data)).toBe(true);
  });
});

test('an unreachable database is one clear sentence', () => {
  const { status, stderr } = spawnSync('node', [script, '--port', String(port)], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' },
    timeout: 30_000,
  });
  expect(status).not.toBe(0);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toContain('nothing');
});
