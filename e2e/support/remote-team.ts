import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from '../../scripts/testing/workspace-copy';
import { editSource } from './edit-source';

const run = promisify(execFile);

/** A team that changes a remote in a workspace of its own, and deploys nothing else. */
export class RemoteTeam {
  readonly #workspace: string;

  private constructor(workspace: string) {
    this.#workspace = workspace;
  }

  static async create(): Promise<RemoteTeam> {
    return new RemoteTeam(await copyWorkspace());
  }

  /** Replaces text in a source, named from the workspace's folder. */
  edit(file: string, former: string, next: string): void {
    editSource(path.join(this.#workspace, file), former, next);
  }

  write(file: string, text: string): void {
    const target = path.join(this.#workspace, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  /**
   * Runs `npm run mfe`.
   * @throws what the command prints when it refuses, as `stderr`
   */
  async mfe(...args: string[]): Promise<void> {
    await run(process.execPath, ['scripts/mfe.mjs', ...args], { cwd: this.#workspace });
  }

  dispose(): void {
    rmSync(this.#workspace, { recursive: true });
  }
}
