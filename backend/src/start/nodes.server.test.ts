import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { defaultConfig } from '../platform/config/config';
import { systemClock } from '../platform/clock';
import { migrationsFolder } from '../platform/database/database';
import { demoUsers } from '../platform/session/demo-users';
import { cases } from '../domain/cases/schema/cases';
import { users } from '../platform/session/schema/users';
import { prepareDatabase } from './prepare-database';

const server = process.env.TEST_DATABASE_URL ?? '';
const name = `advisor_nodes_${randomUUID().replaceAll('-', '')}`;
const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const administrator = new pg.Client({ connectionString: server });

beforeAll(async () => {
  await administrator.connect();
  await administrator.query(`create database ${name}`);
});
afterAll(async () => {
  await administrator.query(`drop database ${name} with (force)`);
  await administrator.end();
});

const start = () =>
  prepareDatabase(
    { data: '', reset: false, cases: 30 },
    { databaseUrl, isProduction: false, config: { ...defaultConfig, demoUsers: true } },
    Buffer.alloc(32, 'key'),
    systemClock,
  );

it('two nodes that start together on an empty server prepare it once', async () => {
  const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const nodes = await Promise.all([start(), start()]);
  const lines = output.mock.calls.map(([line]) => String(line));
  output.mockRestore();
  expect(lines.filter((line) => line.startsWith('Seeded 30 cases'))).toHaveLength(1);
  const counts = await Promise.all(
    nodes.map(async ({ db }) => ({
      cases: await db.$count(cases),
      demoUsers: await db.$count(users, sql`${users.isDemo}`),
      migrations: await db.$count(sql`drizzle.__drizzle_migrations`),
    })),
  );
  const { length } = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  expect(counts).toEqual([
    counts[1],
    { cases: expect.any(Number), demoUsers: demoUsers.length, migrations: length },
  ]);
  await Promise.all(nodes.map((node) => node.close()));
});

it('a node of the release before starts on the schema of a newer one', async () => {
  const { db, close } = await start();
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await close();
  const older = await start();
  const { rows } = await older.db.execute(
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  expect(rows).toEqual([{ hash: 'newer' }]);
  await older.close();
});
