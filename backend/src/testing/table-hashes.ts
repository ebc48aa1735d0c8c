import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database';

/** Of calls as such, whatever they do. */
const ofEveryCall = new Set(['sessions', 'access_journal', 'quotas']);

/** What the tables hold, a hash for each: two of the same database tell what has been written. */
export async function tableHashes(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of rows.filter((table) => !ofEveryCall.has(table.name))) {
    const table = sql.identifier(name);
    const { rows: found } = await db.execute<{ hash: string | null }>(
      sql`select md5(string_agg(row::text, ',' order by row::text)) as hash from ${table} as row`,
    );
    hashes[name] = found[0]?.hash ?? '';
  }
  return hashes;
}
