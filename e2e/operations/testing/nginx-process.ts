import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../support/free-port';
import { layOutNginx } from './nginx-folder';

export interface NginxProcess {
  address: string;
  /** Of the same by TLS, with a certificate that nobody knows. */
  secureAddress: string;
  /** Waits until a node has answered another call. */
  untilAsked(port: number): Promise<void>;
  stop(): Promise<void>;
}

/** The repository's configuration in a real nginx, in front of nodes on this machine. */
export async function startNginx(nodes: readonly number[], product: string): Promise<NginxProcess> {
  const [plain, secure] = [await freePort(), await freePort()];
  const folder = layOutNginx({ plain, secure, nodes, product });
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  let hasEnded = false;
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    const end = (reason: unknown) => {
      hasEnded = true;
      output += String(reason);
      resolve();
    };
    child.once('error', end);
    child.once('exit', end);
  });
  const address = `http://127.0.0.1:${plain}`;
  while (!(await fetch(`${address}/health`).catch(() => undefined))) {
    if (hasEnded) throw new Error(`nginx does not run: ${output}`);
    await delay(20);
  }
  const answersOf = (node: number) =>
    readFileSync(join(folder, 'workplace.log'), 'utf8').split(`from 127.0.0.1:${node} (200)`)
      .length;
  return {
    address,
    secureAddress: `https://127.0.0.1:${secure}`,
    async untilAsked(node) {
      const before = answersOf(node);
      while (answersOf(node) === before) await delay(50);
    },
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
