import { expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runFolder } from './run-folder';

export const root = path.resolve(import.meta.dirname, '../..');
export const builtProduct = path.join(root, 'dist/product');
const program = path.join(root, 'backend/dist/main.js');
const startLimitMs = 90_000;

/** Copies the built product; the run, or a journey that damages it, has its own. */
export function copyProduct(
  to: string = mkdtempSync(path.join(runFolder.all, 'product-')),
  from: string = runFolder.product,
): string {
  cpSync(from, to, { recursive: true });
  return to;
}

export interface ServerOptions {
  port: number;
  /** Folder of the database; copied first when a template is given. */
  template?: string;
  data?: string;
  product?: string;
  env?: NodeJS.ProcessEnv;
}

/** The built back end, serving the built product from a database of its own. */
export class Server {
  readonly url: string;
  readonly product: string;
  readonly data: string;
  readonly #port: number;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #output = '';

  constructor({ port, template, data, product = runFolder.product, env = {} }: ServerOptions) {
    this.#port = port;
    this.#env = env;
    this.url = `http://localhost:${this.#port}`;
    this.product = product;
    this.data = data ?? mkdtempSync(path.join(runFolder.all, 'workplace-'));
    if (template) cpSync(template, this.data, { recursive: true });
  }

  get output(): string {
    return this.#output;
  }

  /**
   * Starts the server unless it runs.
   * @throws {Error} with the server's output when it does not get ready
   */
  async start(): Promise<void> {
    if (this.#process?.exitCode === null) return;
    const args = [
      program,
      `--port=${this.#port}`,
      `--data=${this.data}`,
      `--static=${this.product}`,
    ];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'test', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const collect = (chunk: Buffer) => (this.#output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    await expect
      .poll(() => this.#isReady(child), { timeout: startLimitMs, intervals: [100] })
      .toBe(true);
  }

  async #isReady(child: ChildProcess): Promise<boolean> {
    if (child.exitCode !== null) throw new Error(`The back end did not start:\n${this.#output}`);
    return fetch(`${this.url}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** Asks the server to end, as a process manager does; resolves with its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return exited;
  }

  /** Stops the server and throws its database away. */
  async dispose(): Promise<void> {
    await this.stop();
    if (existsSync(this.data)) rmSync(this.data, { recursive: true });
  }
}
