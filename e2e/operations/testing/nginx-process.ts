import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { deployRoot } from './built-node';

/** The repository's configuration. */
export const configuration = join(import.meta.dirname, '../../../ops/nginx');

/** Where distributions keep nginx's modules. */
const brotli = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules']
  .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

export interface NginxProcess {
  address: string;
  /** Waits until a node has answered another call. */
  untilAsked(port: number): Promise<void>;
  stop(): Promise<void>;
}

/** Lays out a folder that nginx runs in, with the installation's own files beside ours. */
function layOut(port: number, nodePorts: readonly number[]): string {
  if (brotli === undefined) {
    throw new Error(
      'nginx with brotli is missing: apt-get install nginx-light libnginx-mod-http-brotli-static',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'tmp'));
  cpSync(configuration, folder, { recursive: true });
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  write(
    'nodes.conf',
    nodePorts.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=2s;`),
  );
  write('site.conf', [
    `listen 127.0.0.1:${port};`,
    `root ${deployRoot};`,
    `access_log ${folder}/access.log workplace;`,
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  write('nginx.conf', [
    // Its workers would otherwise be somebody who may not read this machine's folders.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `load_module ${brotli};`,
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/pid;`,
    'error_log stderr crit;',
    'events { worker_connections 512; }',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`),
    'include workplace.conf;',
    '}',
  ]);
  return folder;
}

/** The repository's configuration in a real nginx, in front of nodes on this machine. */
export async function startNginx(
  port: number,
  nodePorts: readonly number[],
): Promise<NginxProcess> {
  const folder = layOut(port, nodePorts);
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
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/health`).catch(() => undefined))) {
    if (hasEnded) throw new Error(`nginx does not run: ${output}`);
    await delay(20);
  }
  const answersOf = (node: number) =>
    readFileSync(join(folder, 'access.log'), 'utf8').split(`from 127.0.0.1:${node} (200)`).length;
  return {
    address,
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
