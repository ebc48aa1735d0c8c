import { expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyWorkspace } from '../../scripts/testing/workspace-copy';
import { editSource } from './edit-source';

interface Addresses {
  /** Of the machine. */
  origin: string;
  /** Of the deployed product. */
  product: string;
}

/** A remote of a developer's own copy of the sources, served by `npm run mfe -- serve`. */
export class DeveloperMachine {
  readonly origin: string;
  readonly #remote: string;
  readonly #workspace: string;
  readonly #command: string[];
  #process: ChildProcess | undefined;

  private constructor(workspace: string, remote: string, { origin, product }: Addresses) {
    this.origin = origin;
    this.#workspace = workspace;
    this.#remote = remote;
    const options = ['--for', product, '--port', new URL(origin).port];
    this.#command = ['scripts/mfe.mjs', 'serve', remote, ...options];
  }

  static async create(remote: string, addresses: Addresses): Promise<DeveloperMachine> {
    return new DeveloperMachine(await copyWorkspace(), remote, addresses);
  }

  /** Replaces text in a source of the remote. */
  edit(file: string, former: string, next: string): void {
    editSource(path.join(this.#workspace, `mfe-${this.#remote}`, file), former, next);
  }

  /** @throws {Error} with what the command printed when it ends instead */
  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#command, { cwd: this.#workspace, stdio: 'pipe' });
    this.#process = child;
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const isServing = async () => {
      if (child.exitCode !== null) throw new Error(`mfe serve has ended: ${output}`);
      return fetch(`${this.origin}/remote.json`).then(
        ({ ok }) => ok,
        () => false,
      );
    };
    await expect.poll(isServing, { timeout: 90_000 }).toBe(true);
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.#workspace, { recursive: true });
  }
}
