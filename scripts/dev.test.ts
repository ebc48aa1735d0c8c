import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { mfe } from './mfe/testing/run-mfe';

const taken = createServer();
let port: string;

beforeAll(async () => {
  await new Promise<void>((ready) => taken.listen(0, '127.0.0.1', ready));
  port = String((taken.address() as AddressInfo).port);
});
afterAll(() => new Promise((closed) => taken.close(closed)));

const develop = (...args: string[]) =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [path.join(__dirname, 'dev.mjs'), ...args],
      { env: { ...process.env, NODE_OPTIONS: '' }, timeout: 60_000 },
      (error, stdout, stderr) => done({ code: error?.code, stdout, stderr: stderr.trim() }),
    );
  });

it.each(['--port', '--back-end-port'])(
  'refuses a taken %s before anything runs',
  async (option) => {
    const free = option === '--port' ? '--back-end-port' : '--port';
    expect(await develop(option, port, free, '4799')).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is in use by another program; choose another one with ${option}.`,
    });
  },
  90_000,
);

it('refuses to serve a remote at a taken port', async () => {
  const served = await mfe(['serve', 'case', '--for', 'https://workplace.example', '--port', port]);
  expect(served).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is in use by another program; choose another one with --port, and let the installation list it in OVERRIDE_ORIGINS.\n`,
  });
});
