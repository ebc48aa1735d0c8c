import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const folder = join(import.meta.dirname, '..');
const firstPort = 4150;
const attempts = 300;

export interface BackEndProcess {
  address: string;
  /** Where it tells its figures. */
  metrics: string;
  /** Memory in MB: now, and at most so far. */
  memory(): { now: number; peak: number };
  /** Time that it has kept a core busy, milliseconds. */
  busy(): number;
  stop(): Promise<void>;
  /** Ends it as a machine does that loses its power. */
  kill(): void;
}

/**
 * Builds the back end and runs it as in production, in a process of its own.
 * @param port of its address; the next one is for its figures
 */
export async function startBackEnd(
  databaseUrl: string,
  dataKey: Buffer,
  port = firstPort,
): Promise<BackEndProcess> {
  execFileSync(process.execPath, [join(folder, 'scripts/build.mjs')], { stdio: 'inherit' });
  const child = spawn(
    process.execPath,
    [join(folder, 'dist/main.js'), `--port=${port}`, `--metrics-port=${port + 1}`],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        DATABASE_URL: databaseUrl,
        DATA_KEY: dataKey.toString('base64'),
      },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  return {
    address,
    metrics: `http://127.0.0.1:${port + 1}/metrics`,
    memory: () => ({ now: megabytes(child.pid, 'VmRSS'), peak: megabytes(child.pid, 'VmHWM') }),
    busy: () => busyTime(child.pid),
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = await fetch(`${address}/ready`).catch(() => undefined);
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error('the back end did not become ready');
}

/** Ticks in user and kernel mode, a hundred a second; the name before them may hold spaces. */
function busyTime(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** From the kernel's account of the process, in kB there. */
function megabytes(pid: number | undefined, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
