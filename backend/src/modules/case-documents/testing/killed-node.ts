import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { packageFolder } from '../../../platform/package-folder';

/** A node in a process of its own, and the advisor who works with it. */
export interface KilledNode {
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Sends the beginning of a body and leaves the rest; resolves once it was handed over. */
  sendHalf(
    path: string,
    headers: Record<string, string>,
    half: Buffer,
    length: number,
  ): Promise<void>;
  /** Again, when the clock has left the session behind. */
  signIn(): Promise<void>;
  /** As a power cut does. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** No process outlives its test file. */
export async function killAll(): Promise<void> {
  const ended = [...running].map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ended);
}

/** Starts a node once it takes calls, and signs the advisor in. */
export async function startToKill(
  port: number,
  options: readonly string[],
  env: Record<string, string>,
): Promise<KilledNode> {
  const args = ['--import', 'tsx', 'src/main.ts', `--port=${port}`, ...options];
  const child = spawn(process.execPath, args, {
    cwd: packageFolder,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = once(child, 'exit').then(() => running.delete(child));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Listening on')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then(() => reject(new Error(output)));
  });
  const address = `http://127.0.0.1:${port}`;
  let cookie = '';
  const node: KilledNode = {
    call: (path, init = {}) =>
      fetch(`${address}${path}`, { ...init, headers: { cookie, ...(init.headers as object) } }),
    async sendHalf(path, headers, half, length) {
      const sending = request(`${address}${path}`, {
        method: 'PATCH',
        headers: { cookie, 'content-length': length, ...headers },
      });
      sending.on('error', () => undefined);
      await new Promise<void>((resolve) => sending.write(half, () => resolve()));
    },
    async signIn() {
      const signedIn = await fetch(`${address}/api/v1/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login: 'advisor', password: 'demo' }),
      });
      cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  await node.signIn();
  return node;
}
