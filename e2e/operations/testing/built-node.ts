import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../support/free-port';

const root = join(import.meta.dirname, '../../..');
export const deployRoot = join(root, 'dist/product');

export interface BuiltNode {
  port: number;
  address: string;
  /** Where it tells its figures. */
  metrics: string;
  /** Ends it. @returns its exit code */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** For the end of a test file: no process outlives it. */
export function killNodes(): void {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * The built back end with the built product in a process of its own, once it takes calls.
 * @throws {Error} with what it said when it ends instead
 */
export async function startNode(
  port: number,
  env: Record<string, string>,
  product = deployRoot,
): Promise<BuiltNode> {
  const program = join(root, 'backend/dist/main.js');
  const metricsPort = await freePort();
  const ports = [`--port=${port}`, `--metrics-port=${metricsPort}`];
  const args = [program, ...ports, `--static=${product}`, '--cases=30'];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Listening on')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then(() => reject(new Error(output.trim())));
  });
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
