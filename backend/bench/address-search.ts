import { customerCalls } from '@advisor/contracts/customer/calls';
import { permission } from '@advisor/contracts/permissions';
import pg from 'pg';
import { startPostgres } from '../scripts/throw-away-postgres';
import { seedAddressPoints } from '../src/modules/customers/seed/seed-addresses';
import { addressWords } from '../src/neighbours/address-register/address-text';
import { addressStatement } from '../src/neighbours/address-register/reference';
import { createBirthNumberVault } from '../src/platform/personal-data/birth-number-vault';
import { systemClock } from '../src/platform/clock';
import { defaultConfig } from '../src/platform/config/config';
import { openDatabase } from '../src/platform/database/client';
import type { Database } from '../src/platform/database/database';
import { createSession } from '../src/platform/session/session-store';
import { userPermissions, users } from '../src/platform/session/schema/users';
import { startBackEnd } from './back-end-process';
import { compareSearches, throughHttp, type Run } from './side-by-side';

/*
 * The register's suggestions among a hundred thousand addresses: through HTTP (session, validation,
 * mapping), against the same statement through the driver alone, in turns. Prints JSON as its last line.
 */

const houses = 100_000;
const pageSize = 10;
const dataKey = Buffer.alloc(32, 'bench');

/** An address as it is typed, from its first letters to the whole of it. */
const typed = [
  'Dlo',
  'Dlouhá',
  'Dlouhá 12',
  'Dlouhá 12 Praha',
  'Praha 1',
  'Brno Krátká',
  'Krátká 7, Brno',
  '602 00',
  'Kunžak 15',
  'Neexistující 99',
];

async function signIn(db: Database): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ login: 'bench', firstName: 'Měřená', lastName: 'Osoba', isInternal: true })
    .returning();
  if (user === undefined) throw new Error('nobody to sign in');
  await db.insert(userPermissions).values({ userId: user.id, permission: permission.searchCases });
  const backend = {
    db,
    clock: systemClock,
    config: defaultConfig,
    birthNumbers: createBirthNumberVault(dataKey),
  };
  return `advisor-session=${await createSession(backend, user.id)}`;
}

/** The statement of a search through the driver alone. */
function throughDriver(db: Database, client: pg.Client, searchText: string): Run {
  const { sql, params } = addressStatement(db, addressWords(searchText), pageSize).toSQL();
  return async () => (await client.query(sql, params)).rows;
}

async function bench(url: string): Promise<void> {
  const { db, close } = await openDatabase({
    url,
    prepare: (empty) => seedAddressPoints(empty, houses),
  });
  await db.execute('analyze address_points');
  const backEnd = await startBackEnd(url, dataKey);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const cookie = await signIn(db);
    const { http, driver, ratio, details } = await compareSearches(
      typed.map((searchText) => ({
        name: searchText,
        http: throughHttp(backEnd.address, cookie, customerCalls.searchAddress.path, {
          searchText,
          pageSize,
        }),
        driver: throughDriver(db, client, searchText),
      })),
    );
    const measures = [
      { name: 'address search, p95 HTTP / driver', value: ratio, unit: '×', limit: 2, details },
      { name: 'address search, HTTP p95', value: http.p95, unit: 'ms' },
      { name: 'address search, driver p95', value: driver.p95, unit: 'ms' },
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
