import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { documentsOnSA } from '../cases/schema/sales-arrangements';

/** The id of a document that is going to be made: its content tells it, and whoever waits knows it. */
export async function reserveDocumentId(db: Database): Promise<number> {
  const table = sql.raw(`'${getTableName(documentsOnSA)}'`);
  const [row] = await db
    .select({ id: sql<number>`nextval(pg_get_serial_sequence(${table}, 'id'))::integer` })
    .from(sql`(select) one`);
  if (row === undefined) throw new Error('no document id was given');
  return row.id;
}
