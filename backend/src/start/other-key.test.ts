import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { defaultConfig } from '../platform/config/config';
import { testDataKey } from '../testing/test-app';
import { prepareDatabase } from './prepare-database';

let data: string;
beforeAll(() => void (data = mkdtempSync(join(tmpdir(), 'advisor-key-'))));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const withFolder = async <Answer>(act: (client: PGlite) => Promise<Answer>): Promise<Answer> => {
  const client = await PGlite.create({ dataDir: join(data, 'postgres') });
  try {
    return await act(client);
  } finally {
    await client.close();
  }
};

test('a start with another key leaves the folder of an earlier release as it was', async () => {
  await withFolder((client) =>
    client.exec(
      `create table data_key_check (id integer primary key default 1, value text not null);
       insert into data_key_check (value) values ('of another key');`,
    ),
  );
  const start = prepareDatabase(
    { data, reset: false, cases: undefined },
    { databaseUrl: undefined, isProduction: false, config: defaultConfig },
    testDataKey,
    { now: () => new Date('2026-11-23T12:00:00Z') },
  );
  await expect(start).rejects.toThrow('The database was written with another key');
  const { rows } = await withFolder((client) =>
    client.query(`select tablename from pg_tables where schemaname in ('public', 'drizzle')`),
  );
  expect(rows).toEqual([{ tablename: 'data_key_check' }]);
});
