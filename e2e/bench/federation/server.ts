import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

interface ServerOptions {
  port: number;
  /** Folder of the database. */
  data: string;
  /** Folder of the built product. */
  product: string;
  /** Cases to seed into a new database. */
  cases?: number;
  /** Settings beyond the usual ones. */
  env?: NodeJS.ProcessEnv;
  /** Folder whose back end is built; another one than today's. */
  sources?: string;
}

const startLimitMs = 120_000;

/** The built back end with a product; `stop` lets it end cleanly. */
export class BenchServer {
  readonly url: string;
  readonly #child: ChildProcess;
  #output = '';

  private constructor({ port, data, product, cases, env = {}, sources = root }: ServerOptions) {
    this.url = `http://127.0.0.1:${port}`;
    const args = [`--port=${port}`, `--data=${data}`, `--static=${product}`];
    if (cases !== undefined) args.push(`--cases=${cases}`);
    this.#child = spawn(process.execPath, [path.join(sources, 'backend/dist/main.js'), ...args], {
      env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'test', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => (this.#output += chunk.toString());
    this.#child.stdout?.on('data', collect);
    this.#child.stderr?.on('data', collect);
  }

  /** @throws {Error} with the server's output when it does not get ready */
  static async start(options: ServerOptions): Promise<BenchServer> {
    const server = new BenchServer(options);
    await server.#untilReady(Date.now() + startLimitMs);
    return server;
  }

  async #untilReady(deadline: number): Promise<void> {
    if (this.#child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The back end did not start:\n${this.#output}`);
    }
    const isReady = await fetch(`${this.url}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    // A server that answers on the port may be another one.
    if (isReady && this.#child.exitCode === null) return;
    await pause(100);
    await this.#untilReady(deadline);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}
