import { setTimeout as delay } from 'node:timers/promises';
import { maxFileSize } from '@advisor/contracts/documents/file-rules';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { startPostgres } from '../scripts/throw-away-postgres';
import { openDatabase } from '../src/platform/database/client';
import { type BackEndProcess, startBackEnd } from './back-end-process';
import { call, type Sender, upload } from './case-documents/sender';
import { percentiles } from './percentiles';
import { signIn } from './session';

/*
 * Twenty files of 20 MB sent at once, each over a line of 10 Mbit/s: what the back end's memory grows
 * by, and what other calls notice. Prints JSON as its last line.
 */

const files = 20;
const everyMs = 20;
const memoryMs = 100;
const dataKey = Buffer.alloc(32, 'bench');

const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(maxFileSize - 9, 'sken ')]);
const sendAll = (sender: Sender, isSlow: boolean) =>
  Promise.all(
    Array.from({ length: files }, (_, index) =>
      upload(sender, { fileName: `sken ${index + 1}.pdf`, content }, isSlow),
    ),
  );

function watch(ends: Promise<unknown>) {
  const watched = { isOver: false };
  void ends.finally(() => (watched.isOver = true));
  return watched;
}

/** Milliseconds of ordinary calls, one every moment, until `ends`. */
async function ordinaryCalls(sender: Sender, ends: Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  const watched = watch(ends);
  while (!watched.isOver) {
    const began = performance.now();
    await call(sender, 'GET', sessionCalls.loggedInUser.path);
    samples.push(performance.now() - began);
    await delay(everyMs);
  }
  return samples;
}

/** The most memory that a process has until `ends`, MB. */
async function memoryWhile(backEnd: BackEndProcess, ends: Promise<unknown>): Promise<number> {
  let most = 0;
  const watched = watch(ends);
  while (!watched.isOver) {
    most = Math.max(most, backEnd.memory().now);
    await delay(memoryMs);
  }
  return most;
}

async function bench(url: string) {
  const { db, close } = await openDatabase({ url });
  const backEnd = await startBackEnd(url, dataKey);
  try {
    const sender = { address: backEnd.address, cookie: await signIn(db) };
    // Whatever a node needs for its first file is there before.
    await upload(sender, { fileName: 'sken.pdf', content });
    const alone = percentiles(await ordinaryCalls(sender, delay(10_000)));
    const before = backEnd.memory().now;
    const sending = sendAll(sender, true);
    const [beside, most] = await Promise.all([
      ordinaryCalls(sender, sending),
      memoryWhile(backEnd, sending),
    ]);
    await sending;
    const atOnce = sendAll(sender, false);
    const [hurried, mostHurried] = await Promise.all([
      ordinaryCalls(sender, atOnce),
      memoryWhile(backEnd, atOnce),
    ]);
    await atOnce;
    return [
      { name: 'memory for 20 uploads of 20 MB', value: most - before, unit: 'MB', limit: 64 },
      {
        name: 'ordinary call beside 20 uploads, p95',
        value: percentiles(beside).p95 / alone.p95,
        unit: '×',
        limit: 1.5,
        details: { alone, beside: percentiles(beside) },
      },
      { name: 'memory for 20 uploads without a line', value: mostHurried - before, unit: 'MB' },
      {
        name: 'ordinary call beside uploads without a line, p95',
        value: percentiles(hurried).p95 / alone.p95,
        unit: '×',
        details: percentiles(hurried),
      },
    ];
  } finally {
    await backEnd.stop();
    await close();
  }
}

const postgres = await startPostgres();
try {
  process.stdout.write(`${JSON.stringify(await bench(postgres.url))}\n`);
} finally {
  await postgres.stop();
}
