import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const command = path.resolve(__dirname, '../../mfe.mjs');

interface Outcome {
  code: number | undefined;
  signal: string | undefined;
  stdout: string;
  stderr: string;
}

/** Runs the command as a user does; `before` is for node. */
export async function mfe(args: string[], env: NodeJS.ProcessEnv = {}, before: string[] = []) {
  try {
    const done = await promisify(execFile)(process.execPath, [...before, command, ...args], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    return { code: 0, signal: undefined, ...done } satisfies Outcome;
  } catch (error) {
    return error as unknown as Outcome;
  }
}

export const deploy = (root: string, build: string, ...options: string[]) =>
  mfe(['deploy', '--to', root, '--build', build, ...options]);
