import { caseSearchInputSchema } from '@advisor/contracts/case/dashboard';
import { permission } from '@advisor/contracts/permissions';
import pg from 'pg';
import { startPostgres } from '../scripts/throw-away-postgres';
import { systemClock } from '../src/platform/clock';
import { defaultConfig } from '../src/platform/config/config';
import { openDatabase } from '../src/platform/database/client';
import type { Database } from '../src/platform/database/database';
import { cases } from '../src/domain/cases/schema/cases';
import { userPermissions } from '../src/platform/session/schema/users';
import { caseListStatement } from '../src/domain/cases/case-list';
import { caseSearchCondition, isSearchAmongAll } from '../src/modules/cases/case-search';
import { createBirthNumberVault } from '../src/platform/personal-data/birth-number-vault';
import { createPartSealer } from '../src/platform/personal-data/part-sealer';
import { createSealer } from '../src/platform/personal-data/sealer';
import { seed } from '../src/seed/seed';
import { seeds } from '../src/seeds';
import { ensureDemoUsers } from '../src/platform/session/demo-users';
import { createSession } from '../src/platform/session/session-store';
import type { SignedInUser } from '../src/platform/session/user';
import { startBackEnd } from './back-end-process';
import { searches } from './searches';
import { compareSearches, throughHttp, type Run } from './side-by-side';

/*
 * Case search over a million cases: through HTTP (session, permission, validation, mapping), against
 * the same statements through the driver alone, in turns. Prints JSON as its last line.
 *
 * BENCH_DATABASE_URL: a database to use, filled when it is empty; otherwise a throw-away server.
 * BENCH_CASES: how many cases to fill it with (1,000,000).
 */

const dataKey = Buffer.alloc(32, 'bench');
const birthNumbers = createBirthNumberVault(dataKey);
const clientSealer = createSealer(dataKey, 'client');
/** A colleague of the seed, who has a thousand cases or more and no password. */
const searcherId = 2_001;

const print = (text: string) => process.stderr.write(`${text}\n`);

async function fill(db: Database, total: number): Promise<number | undefined> {
  const [present] = await db.select({ id: cases.id }).from(cases).limit(1);
  if (present !== undefined) return undefined;
  print(`Seeding ${total} cases`);
  const began = performance.now();
  await ensureDemoUsers(db);
  await seed(db, seeds, {
    cases: total,
    now: new Date(),
    birthNumbers,
    clientSealer,
    fileSealer: createPartSealer(dataKey, 'files'),
  });
  return Math.round((performance.now() - began) / 1000);
}

/** A session of the searcher, as signing in would make it. */
async function signIn(db: Database): Promise<string> {
  await db
    .insert(userPermissions)
    .values({ userId: searcherId, permission: permission.searchCases })
    .onConflictDoNothing();
  const backend = { db, clock: systemClock, config: defaultConfig, birthNumbers };
  return `advisor-session=${await createSession(backend, searcherId)}`;
}

type Statement = { sql: string; params: unknown[] };

/** The statements of a search as `readWindow` runs them, through the driver alone. */
function throughDriver(db: Database, client: pg.Client, body: unknown): Run {
  const search = caseSearchInputSchema.parse(body);
  const searcher = { id: searcherId, isInternal: true } as SignedInUser;
  const window = {
    where: caseSearchCondition(searcher, search, defaultConfig),
    sort: search.sort,
    offset: search.pagination.offset,
    limit: search.pagination.pageSize + 1,
  };
  const statement = (access: Parameters<typeof caseListStatement>[2]): Statement =>
    caseListStatement(db, window, access).toSQL();
  const query = async ({ sql, params }: Statement) => (await client.query(sql, params)).rows;
  const [planned, walk, words] = [statement('planned'), statement('walk'), statement('words')];
  if (!isSearchAmongAll(searcher, search)) return () => query(planned);
  return async () => {
    const rows = await query(walk);
    return rows.length === window.limit ? rows : query(words);
  };
}

async function bench(url: string): Promise<void> {
  let seedSeconds: number | undefined;
  const { db, close } = await openDatabase({
    url,
    prepare: async (empty) => {
      seedSeconds = await fill(empty, Number(process.env.BENCH_CASES ?? 1_000_000));
    },
  });
  const total = await db.$count(cases);
  const backEnd = await startBackEnd(url, dataKey);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const cookie = await signIn(db);
    const { http, driver, ratio, details } = await compareSearches(
      searches.map(({ name, body }) => ({
        name,
        http: throughHttp(backEnd.address, cookie, 'case/search', body),
        driver: throughDriver(db, client, body),
      })),
    );
    const memory = backEnd.memory();
    const measures = [
      { name: 'case search, p95 HTTP / driver', value: ratio, unit: '×', limit: 2, details },
      { name: 'case search, HTTP p50', value: http.p50, unit: 'ms' },
      { name: 'case search, HTTP p95', value: http.p95, unit: 'ms' },
      { name: 'case search, driver p95', value: driver.p95, unit: 'ms' },
      { name: 'case search, cases', value: total, unit: 'cases' },
      { name: 'back end, memory', value: memory.now, unit: 'MB' },
      { name: 'back end, most memory', value: memory.peak, unit: 'MB' },
      ...(seedSeconds === undefined
        ? []
        : [{ name: 'seeding all cases', value: seedSeconds, unit: 's' }]),
    ];
    process.stdout.write(`${JSON.stringify(measures)}\n`);
  } finally {
    await client.end();
    await backEnd.stop();
    await close();
  }
}

const given = process.env.BENCH_DATABASE_URL;
const server = given === undefined ? await startPostgres() : undefined;
try {
  await bench(given ?? server?.url ?? '');
} finally {
  await server?.stop();
}
