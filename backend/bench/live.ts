import { type ClientRequest, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { liveCalls } from '@advisor/contracts/live/calls';
import { permission } from '@advisor/contracts/permissions';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { isNotNull } from 'drizzle-orm';
import { startPostgres } from '../scripts/throw-away-postgres';
import { notifyUsers } from '../src/domain/notifications/notify-users';
import { systemClock } from '../src/platform/clock';
import { defaultConfig } from '../src/platform/config/config';
import { openDatabase } from '../src/platform/database/client';
import type { Database } from '../src/platform/database/database';
import { createSession } from '../src/platform/session/session-store';
import { userPermissions, users } from '../src/platform/session/schema/users';
import { type BackEndProcess, startBackEnd } from './back-end-process';
import { percentiles } from './percentiles';

/*
 * A thousand open pages at two nodes: how long a notification takes to them, what a connection costs,
 * what ordinary calls notice, and how the pages of a node that is killed come back. The pages here ask
 * for nothing when they are told. Prints JSON as its last line.
 */

const pages = 1_000;
/** Opened before memory is measured, so that what a node needs at all is there. */
const warmUpPages = 100;
const notices = 20;
const calls = 400;
const dataKey = Buffer.alloc(32, 'bench');

interface Page {
  cookie: string;
  request: ClientRequest;
  told: () => void;
  /** As the server has said last, ms. */
  retryMs: number;
  ended: Promise<void>;
}

/** Opens a page's stream. */
function openPage(address: string, cookie: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const request = get(`${address}/api/v1/${liveCalls.stream.path}`, {
      headers: { cookie },
      agent: false,
    });
    request.once('error', reject);
    request.once('response', (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`stream: ${answer.statusCode}`));
      const ended = new Promise<void>((over) => answer.once('close', over));
      const page: Page = { cookie, request, told: () => undefined, retryMs: 0, ended };
      request.on('error', () => undefined);
      answer.on('error', () => undefined);
      answer.setEncoding('utf8').on('data', (text: string) => {
        page.retryMs = Number(/^retry: (\d+)$/m.exec(text)?.[1] ?? page.retryMs);
        if (text.includes('"notifications"')) page.told();
      });
      resolve(page);
    });
  });
}

/** A session of a user of its own for each page. */
async function signInAll(db: Database): Promise<string[]> {
  const people = await db
    .insert(users)
    .values(
      Array.from({ length: pages }, (_, place) => ({
        login: `bench${place}`,
        firstName: 'Měřená',
        lastName: 'Osoba',
        isInternal: true,
      })),
    )
    .returning();
  await db
    .insert(userPermissions)
    .values(people.map(({ id }) => ({ userId: id, permission: permission.searchCases })));
  const backend = { db, clock: systemClock, config: defaultConfig };
  const cookies: string[] = [];
  for (const { id } of people) cookies.push(`advisor-session=${await createSession(backend, id)}`);
  return cookies;
}

/** Opens pages at both nodes in turns. */
async function openAll(nodes: readonly BackEndProcess[], cookies: readonly string[]) {
  const opened: Page[] = [];
  for (const [place, cookie] of cookies.entries())
    opened.push(await openPage(nodes[place % nodes.length]?.address ?? '', cookie));
  return opened;
}

/** Milliseconds from before a notification to everybody is committed until each page is told. */
async function arrivals(db: Database, all: readonly Page[]): Promise<number[]> {
  const samples: number[] = [];
  for (let notice = 0; notice < notices; notice += 1) {
    let began = 0;
    const told = all.map(
      (page) =>
        new Promise<void>((resolve) => {
          page.told = () => {
            samples.push(performance.now() - began);
            resolve();
          };
        }),
    );
    await db.transaction(async (tx) => {
      await notifyUsers(tx, { title: 'Zpráva', now: new Date() }, isNotNull(users.id));
      began = performance.now();
    });
    await Promise.all(told);
  }
  return samples;
}

/** Milliseconds of ordinary calls, one after another. */
async function ordinaryCalls({ address }: BackEndProcess, cookie: string): Promise<number[]> {
  const samples: number[] = [];
  for (let made = 0; made < calls; made += 1) {
    const began = performance.now();
    const answer = await fetch(`${address}/api/v1/${sessionCalls.loggedInUser.path}`, {
      headers: { cookie },
    });
    await answer.json();
    samples.push(performance.now() - began);
  }
  return samples;
}

/** Milliseconds after which each page of a node that is killed has a stream of the other one. */
async function comeBack(killed: BackEndProcess, other: BackEndProcess, all: readonly Page[]) {
  killed.kill();
  const began = performance.now();
  return Promise.all(
    all.map(async ({ ended, retryMs, cookie }) => {
      await ended;
      await delay(retryMs);
      await openPage(other.address, cookie);
      return performance.now() - began;
    }),
  );
}

const mostInASecond = (milliseconds: readonly number[]) =>
  Math.max(
    ...milliseconds.map(
      (start) => milliseconds.filter((one) => one >= start && one < start + 1_000).length,
    ),
  );

const memoryOf = (nodes: readonly BackEndProcess[]) =>
  nodes.reduce((sum, node) => sum + node.memory().now, 0);

async function bench(url: string) {
  const { db, close } = await openDatabase({ url });
  const first = await startBackEnd(url, dataKey);
  const second = await startBackEnd(url, dataKey, 4160);
  const nodes = [first, second];
  try {
    const cookies = await signInAll(db);
    const cookie = cookies[0] ?? '';
    await ordinaryCalls(first, cookie);
    const alone = percentiles(await ordinaryCalls(first, cookie));
    const some = await openAll(nodes, cookies.slice(0, warmUpPages));
    const before = memoryOf(nodes);
    const all = [...some, ...(await openAll(nodes, cookies.slice(warmUpPages)))];
    const kilobytes = ((memoryOf(nodes) - before) * 1024) / (pages - warmUpPages);
    const beside = percentiles(await ordinaryCalls(first, cookie));
    const arrival = percentiles(await arrivals(db, all));
    const ofSecond = all.filter((_page, place) => place % nodes.length === 1);
    const back = await comeBack(second, first, ofSecond);
    const most = mostInASecond(back);
    return [
      { name: 'notification to 1,000 pages, p95', value: arrival.p95, unit: 'ms', limit: 2_000 },
      { name: 'memory of a connection', value: kilobytes, unit: 'kB', limit: 50 },
      {
        name: 'ordinary call beside 1,000 streams, p95',
        value: beside.p95 / alone.p95,
        unit: '×',
        limit: 1.2,
        details: { alone, beside },
      },
      // 500 of them within 5 s.
      { name: 'pages of a killed node back in one second', value: most, unit: 'pages', limit: 200 },
      { name: 'last page of a killed node back', value: Math.max(...back), unit: 'ms' },
    ];
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await close();
  }
}

const postgres = await startPostgres();
try {
  process.stdout.write(`${JSON.stringify(await bench(postgres.url))}\n`);
} finally {
  await postgres.stop();
}
// The pages are open still.
process.exit(0);
