import { setTimeout as delay } from 'node:timers/promises';
import type { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { startPostgres } from '../scripts/throw-away-postgres';
import { cases } from '../src/domain/cases/schema/cases';
import { systemClock } from '../src/platform/clock';
import { openDatabase } from '../src/platform/database/client';
import type { Database } from '../src/platform/database/database';
import { createBirthNumberVault } from '../src/platform/personal-data/birth-number-vault';
import { createPartSealer } from '../src/platform/personal-data/part-sealer';
import { createSealer } from '../src/platform/personal-data/sealer';
import { ensureDemoUsers } from '../src/platform/session/demo-users';
import { seed } from '../src/seed/seed';
import { seeds } from '../src/seeds';
import { type BackEndProcess, startBackEnd } from './back-end-process';
import { scannedPages } from './case-documents/scans';
import { call, save, type Sender } from './case-documents/sender';
import { signIn } from './session';

/*
 * Fifty documents merged into one: how long the event loop stands still at most, which the process
 * tells at /metrics and begins anew with each reading, in turns with the same time of reading only.
 * Prints JSON as its last line.
 */

const documents = 50;
const rounds = 3;
const askMs = 200;
const dataKey = Buffer.alloc(32, 'bench');

async function fill(db: Database): Promise<void> {
  await ensureDemoUsers(db);
  await seed(db, seeds, {
    cases: 20,
    now: systemClock.now(),
    birthNumbers: createBirthNumberVault(dataKey),
    clientSealer: createSealer(dataKey, 'client'),
    fileSealer: createPartSealer(dataKey, 'files'),
  });
}

async function longestStop({ metrics }: BackEndProcess): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text) ?? [];
  return Math.round(Number(seconds) * 1_000);
}

type Status = CallResponse<typeof documentCalls.mergedStatus>;

/** Merges, and asks how far it is now and then. @returns milliseconds that it took */
async function merge(sender: Sender, caseId: number, documentIds: readonly number[]) {
  const began = performance.now();
  const { guid } = await call<{ guid: string }>(sender, 'POST', `case/${caseId}/merged-documents`, {
    documentIds,
  });
  for (;;) {
    const { status } = await call<Status>(sender, 'GET', `merged-documents/${guid}/status`);
    if (status === 'done') return performance.now() - began;
    if (status === 'failed') throw new Error('the merge has failed');
    await delay(askMs);
  }
}

async function bench(url: string) {
  const { db, close } = await openDatabase({ url, prepare: fill });
  const backEnd = await startBackEnd(url, dataKey);
  try {
    const sender = { address: backEnd.address, cookie: await signIn(db) };
    const [{ caseId } = { caseId: 0 }] = await db.select({ caseId: cases.id }).from(cases).limit(1);
    const ids = await save(sender, caseId, await scannedPages(documents));
    const [merging, reading, took]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      // Another order is another file.
      const turned = [...ids.slice(round), ...ids.slice(0, round)];
      await longestStop(backEnd);
      const milliseconds = await merge(sender, caseId, turned);
      merging.push(await longestStop(backEnd));
      took.push(milliseconds);
      for (let asked = 0; asked * askMs < milliseconds; asked += 1) {
        await call(sender, 'GET', `case/${caseId}/documents`);
        await delay(askMs);
      }
      reading.push(await longestStop(backEnd));
    }
    return [
      {
        name: 'merging 50 documents, longest stop of the event loop',
        value: Math.max(...merging),
        unit: 'ms',
        limit: 50,
        details: { merging, took, memory: backEnd.memory() },
      },
      {
        name: 'merging, longest stop while only reading',
        value: Math.max(...reading),
        unit: 'ms',
        details: reading,
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
