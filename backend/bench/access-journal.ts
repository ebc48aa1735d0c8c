import { adminCalls } from '@advisor/contracts/admin/calls';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import type { CallBody } from '@advisor/contracts/operation';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { startPostgres } from '../scripts/throw-away-postgres';
import { accessStatement } from '../src/modules/administration/journal/search-accesses';
import { accessJournal } from '../src/platform/access-journal/schema';
import { systemClock } from '../src/platform/clock';
import { defaultConfig } from '../src/platform/config/config';
import { openDatabase } from '../src/platform/database/client';
import { type Database, databaseCasing } from '../src/platform/database/database';
import { createSession } from '../src/platform/session/session-store';
import { userPermissions, users } from '../src/platform/session/schema/users';
import { startBackEnd } from './back-end-process';
import { compareSearches, throughHttp, type Run } from './side-by-side';

/*
 * The journal of accesses with a million rows: through HTTP (session, permission, validation, names,
 * the row that the reading itself leaves), against the same statement through the driver alone, in
 * turns. Prints JSON as its last line.
 */

const rows = 1_000_000;
const employees = 2_000;
const subjects = 200_000;
const limit = 50;
const dataKey = Buffer.alloc(32, 'bench');
const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

type Question = CallBody<typeof adminCalls.searchAccesses>;
const lastYear = { from: day(360), to: day(0), limit };

/** What the journal is asked for; the employees of the seed are numbered from 100,001. */
const questions: readonly { name: string; body: Question }[] = [
  { name: 'an employee, a year', body: { ...lastYear, employeeId: 100_007 } },
  { name: 'an employee, a day', body: { ...lastYear, from: day(0), employeeId: 100_007 } },
  { name: 'an employee by name', body: { ...lastYear, employee: 'Osoba 100123' } },
  { name: 'a client', body: { ...lastYear, clientId: 1_234 } },
  { name: 'a case', body: { ...lastYear, caseId: 4_321 } },
  { name: 'a case and an employee', body: { ...lastYear, caseId: 4_321, employeeId: 100_321 } },
];

/** Accesses of a year, evenly by employees; half of them to clients. */
async function fill(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${users} (id, login, first_name, last_name, is_internal)
    select 100000 + i, 'bench' || i, 'Osoba', (100000 + i)::text, true
    from generate_series(1, ${employees}::int) i`);
  await db.execute(sql`
    insert into ${accessJournal} (user_id, subject, subject_id, slot, seen_on, operation)
    select 100001 + i % ${employees}::int, case when i % 2 = 0 then 'client' else 'case' end,
      (1 + i % ${subjects}::int)::text, at, at, 'case.getCase'
    from (select i, now() - i * interval '31 seconds' as at
      from generate_series(1, ${rows}::int) i) numbered`);
  await db.execute(sql`analyze ${accessJournal}`);
}

async function signIn(db: Database): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ login: 'bench', firstName: 'Měřená', lastName: 'Osoba', isInternal: true })
    .returning();
  if (user === undefined) throw new Error('nobody to sign in');
  await db
    .insert(userPermissions)
    .values({ userId: user.id, permission: settingsPermission.accessJournal });
  const backend = { db, clock: systemClock, config: defaultConfig };
  return `advisor-session=${await createSession(backend, user.id)}`;
}

/** The statement of a question through the driver alone. */
function throughDriver(client: pg.Client, { employee, ...body }: Question): Run {
  const named = employee === undefined ? body.employeeId : Number(employee.split(' ')[1]);
  const meant = {
    employees: named === undefined ? undefined : [{ userId: named }],
    clientIds: body.clientId === undefined ? [] : [body.clientId],
    cases: body.caseId === undefined ? [] : [body.caseId],
  };
  const { text, values } = compile(accessStatement(body, meant, limit));
  return async () => (await client.query(text, values)).rows;
}

const dialect = new PgDialect({ casing: databaseCasing });

function compile(statement: SQL): { text: string; values: unknown[] } {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  return { text, values };
}

async function bench(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url, prepare: fill });
  const backEnd = await startBackEnd(url, dataKey);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const cookie = await signIn(db);
    const { http, driver, ratio, details } = await compareSearches(
      questions.map(({ name, body }) => ({
        name,
        http: throughHttp(backEnd.address, cookie, adminCalls.searchAccesses.path, body),
        driver: throughDriver(client, body),
      })),
    );
    const measures = [
      { name: 'access journal, p95 HTTP / driver', value: ratio, unit: '×', limit: 2, details },
      { name: 'access journal, HTTP p95', value: http.p95, unit: 'ms' },
      { name: 'access journal, driver p95', value: driver.p95, unit: 'ms' },
      { name: 'access journal, rows', value: await db.$count(accessJournal), unit: 'rows' },
    ];
    process.stdout.write(`${JSON.stringify(measures)}\n`);
  } finally {
    await client.end();
    await backEnd.stop();
    await close();
  }
}

const server = await startPostgres();
try {
  await bench(server.url);
} finally {
  await server.stop();
}
