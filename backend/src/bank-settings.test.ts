import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminCalls } from '@advisor/contracts/admin/calls';
import { rateFields } from '@advisor/contracts/admin/rate-fields';
import type { CallResponse } from '@advisor/contracts/operation';
import { sql } from 'drizzle-orm';
import { creditPolicies } from './domain/assessment/credit-policy/schema';
import { bankSettings } from './modules';
import { bankDay } from './platform/calendar';
import { type EnvironmentVariable, environmentVariables } from './platform/config/environment';
import { ensureDemoUsers } from './platform/session/demo-users';
import { leavesOf } from './platform/settings/leaves';
import { ensureSettings } from './seed/seed';
import { seeds } from './seeds';
import { type DemoLogin, type TestApp, testApp } from './testing/test-app';
import { testNow } from './testing/test-values';

/*
 * What the bank decides is listed: each variable, each table that holds settings with each of its
 * fields, each file. What is nobody's decision but that of who runs the nodes stands here with the
 * reason.
 */

/** Variables of who runs the nodes. */
const ofOperation: Partial<Record<EnvironmentVariable, string>> = {
  NODE_ENV: 'whether it is production',
  DATABASE_URL: 'where the node finds its database, with a password',
  DATA_KEY: 'made once by who installs the product',
  LOG_LEVEL: 'of who looks for a fault',
  TRUST_PROXY: 'follows from the network in front of the nodes',
  STOP_DELAY_SECONDS: 'follows from the balancer in front of the nodes',
  STOP_IDLE_SECONDS: 'follows from the balancer in front of the nodes',
  STOP_TIMEOUT_SECONDS: 'follows from the balancer in front of the nodes',
  WATCHDOG_SECONDS: 'of the node’s own health',
  NEIGHBOUR_FAULTS: 'a test environment’s play, refused in production',
};

/** Tables that have rows before anybody has worked, and hold no settings. */
const notOfBank: Readonly<Record<string, string>> = {
  address_points: 'rows of the address register, which the reference implementation stands on',
  rate_versions: 'name and days of the version; what it says stands in the tables beside it',
  users: 'people come with their first sign-in',
  user_identifiers: 'comes with people',
  user_permissions: 'comes with people, from the identity provider',
};

const folder = import.meta.dirname;

/** What is read from a file. */
const files: Readonly<Record<string, string>> = {
  'modules/signing/pages/page-assets.ts': 'style and font, part of a release',
  'platform/database/folder-lock.ts': 'who has the embedded database open',
  'platform/personal-data/data-key.ts': 'the key beside an embedded database',
  'platform/pdfium/open-pdfium.ts': 'program of a library',
  'platform/pdfium/plain-pictures.ts': 'program of a library',
  'web/deploy-root.ts': 'what is deployed, written by commands',
};

const open = () =>
  testApp({
    contents: {
      name: 'bank-settings',
      fill: async (db) => {
        await ensureDemoUsers(db);
        await ensureSettings(db, seeds, bankDay(testNow));
      },
    },
  });

let backend: TestApp;
beforeAll(async () => void (backend = await open()));
afterAll(() => backend.close());

type Groups = CallResponse<typeof adminCalls.bankSettings>;
const call = (as: DemoLogin, of = backend) => of.callOperation(adminCalls.bankSettings, { as });
const read = async (of = backend) => (await call('admin', of)).json<Groups>();
const found = (groups: Groups, key: string) =>
  groups.flatMap(({ settings }) => settings).find((setting) => setting.key === key);

const stored = bankSettings.flatMap((area) => area.stored ?? []);

test('each variable is a setting of the bank, or named with the reason why not', () => {
  const listed = bankSettings
    .flatMap(({ variables }) => variables ?? [])
    .map(({ variable }) => variable);
  expect([...listed, ...Object.keys(ofOperation)].toSorted()).toEqual(
    environmentVariables.toSorted(),
  );
});

test('each table that the bank fills is listed, or named with the reason why not', async () => {
  const { rows: tables } = await backend.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await backend.db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  expect(filled.toSorted()).toEqual(
    [...stored.map(({ table }) => table), ...Object.keys(notOfBank)].toSorted(),
  );
});

test.each(stored.map((settings) => [settings.table, settings] as const))(
  'each field of %s is listed',
  async (_table, { read: readTable, fields }) => {
    const listed = new Set(fields.map(({ field }) => field));
    const states = await readTable(backend, bankDay(testNow));
    const held = new Set(
      states.flatMap(({ row }) => leavesOf(row, listed).map(([field]) => field)),
    );
    expect([...held].toSorted()).toEqual([...listed].toSorted());
  },
);

test('each field of a version of rates has a name', () => {
  const ofRates = stored.filter(({ page }) => page === 'rates').flatMap(({ fields }) => fields);
  const known = new Set(Object.keys(rateFields));
  expect(ofRates.filter(({ field }) => !known.has(field))).toEqual([]);
});

test('each file that is read is named', () => {
  const reading = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!testing|.*\/testing\/).*(?<!\.test)\.ts$/.test(file))
    .filter((file) =>
      /\breadFileSync\(|\breadFile\(['"`\w]|\breadJson\(|from '[^']+\.json'/.test(
        readFileSync(join(folder, file), 'utf8'),
      ),
    );
  expect(reading.toSorted()).toEqual(Object.keys(files).toSorted());
});

test('what holds now is told, with what holds otherwise and where it is changed', async () => {
  const groups = await read();
  expect(found(groups, 'SESSION_IDLE_MINUTES')).toEqual({
    key: 'SESSION_IDLE_MINUTES',
    name: 'Konec přihlášení po nečinnosti',
    works: 'Celá aplikace',
    unit: 'minutes',
    values: [{ value: 30 }],
    initial: 30,
    changed: { by: 'variable', variable: 'SESSION_IDLE_MINUTES' },
  });
  expect(found(groups, 'repayment_policies.churn.leaving')).toMatchObject({
    values: [{ value: 40 }],
    initial: 40,
    since: '2023-01-01',
    changed: { by: 'table', table: 'repayment_policies' },
  });
  expect(found(groups, 'product_terms.maxAmount')).toMatchObject({
    name: 'Nejvyšší úvěr',
    values: expect.arrayContaining([{ of: 'Hypoteční úvěr', value: expect.any(Number) }]),
    changed: { by: 'page', page: 'rates' },
  });
  expect(found(groups, 'credit_policies.livingMinimum.tables')?.values).toContainEqual({
    of: 'jednotlivec od 1.\u00A010.\u00A02026',
    value: 5_500,
  });
  const keys = groups.flatMap(({ settings }) => settings.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a day without a version says so, and the rest is told', async () => {
  const node = await open();
  await node.db.delete(creditPolicies);
  const groups = await read(node);
  expect(found(groups, 'credit_policies.limits.dsti')).toMatchObject({ values: [] });
  expect(found(groups, 'repayment_policies.costs')).toMatchObject({ values: [{ value: 1_000 }] });
  await node.close();
});

test('of secrets it is told whether they are set, and nothing else', async () => {
  const groups = await read();
  expect(found(groups, 'OIDC_CLIENT_SECRET')).toMatchObject({ values: [{ value: false }] });
  const secret = 'q7Zk';
  const node = await testApp({
    config: {
      oidc: {
        issuer: 'https://id.example',
        clientId: 'workplace',
        clientSecret: `${secret}1`,
        redirectUri: 'https://workplace.example/api/v1/auth/callback',
      },
      embed: {
        clients: { portal: `scrypt$${secret}2` },
        parentOrigins: [],
        webhooks: { portal: { address: `https://x.example/${secret}3`, secrets: [secret] } },
      },
      signing: { navigationOrigins: [], key: { key: `${secret}4`, certificate: `${secret}5` } },
      product: {
        environment: 'test',
        ePodpisyEndpoint: '/epodpisy/0100',
        showLogger: false,
        sentryDsn: `https://${secret}6@sentry.example/1`,
      },
    },
  });
  const answer = await call('admin', node);
  expect(answer.body).not.toContain(secret);
  const told = answer.json<Groups>();
  for (const key of ['OIDC_CLIENT_SECRET', 'SIGNING_KEY', 'SENTRY_DSN'])
    expect(found(told, key)).toMatchObject({ isSecret: true, values: [{ value: true }] });
  expect(found(told, 'EMBED_WEBHOOKS')).toMatchObject({ values: [{ value: ['portal'] }] });
  await node.close();
});

test('it is for who may read it', async () => {
  expect((await call('advisor')).statusCode).toBe(403);
  expect((await call('norights')).statusCode).toBe(403);
});
