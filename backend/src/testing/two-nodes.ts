import { sql } from 'drizzle-orm';
import { openDatabase } from '../platform/database/client';
import { type TestApp, testApp, type TestAppOptions, testNode } from './test-app';

/**
 * Two nodes of one installation: each an app with connections of its own to one database, on the
 * server of `TEST_DATABASE_URL`. Closing the first closes both.
 */
export async function twoNodes(options: TestAppOptions = {}): Promise<[TestApp, TestApp]> {
  const first = await testApp(options);
  const { rows } = await first.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const second = await testNode(await openDatabase({ url: url.href }), options);
  const close = async () => {
    await second.close();
    await first.close();
  };
  return [{ ...first, close }, second];
}
