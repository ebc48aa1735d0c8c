import type { Operation } from '@advisor/contracts/operation';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { buildApp } from '../app';
import type { NeighbourFactories } from '../neighbours/neighbours';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/database/database';
import type { DatabaseHandle } from '../platform/database/database-handle';
import { users } from '../platform/session/schema/users';
import { createQueue } from '../platform/session/queue';
import { createSession } from '../platform/session/session-store';
import { expectDeclared } from './declared-status';
import { testDataKey, testNow } from './test-values';
import { onlyDemoUsers, openTestDatabase, type TestContents } from './test-database';

export { testDataKey, testNow };

/**
 * As many as the connections of a node to its database. More at once wait for one another longer than a
 * node lets them on a slow machine: a test of hundreds is answered 503 there.
 */
const callsAtOnce = 15;

export type DemoLogin =
  | 'advisor'
  | 'broker'
  | 'specialist'
  | 'teammate'
  | 'admin'
  | 'supervisor'
  | 'limited'
  | 'norights'
  | 'tester';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  listen: DatabaseHandle['listen'];
  /** Moves the clock. */
  setNow(now: Date): void;
  /** A session of a demo user; the answer is the `cookie` header. */
  signIn(login: DemoLogin): Promise<string>;
  /** Calls the back end as a browser would, with the user's session when there is one. */
  call(options: InjectOptions, login?: DemoLogin): Promise<LightMyRequestResponse>;
  /** Calls an operation of the contract, in its turn; `params` fill its path. */
  callOperation(operation: Operation, input?: OperationInput): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface OperationInput {
  as?: DemoLogin;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** A case or client of the demonstration, which answers whatever it stands for. */
  isSentinel?: true;
}

export interface TestAppOptions {
  now?: Date;
  config?: Partial<Config>;
  /** Systems of the bank in place of the reference ones. */
  neighbours?: NeighbourFactories;
  /** What the database holds; by default the demo users alone. */
  contents?: TestContents;
  /** Adds routes that no module has. */
  withRoutes?(app: FastifyInstance): unknown;
}

/**
 * The back end on a database of its own with the demo users: PGlite in memory, or a fresh database
 * on the server of `TEST_DATABASE_URL`. Answers and their status are checked against the contract.
 */
export async function testApp({
  contents = onlyDemoUsers,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  return testNode(await openTestDatabase(contents), options);
}

/** The back end on a database that is there; it closes it with itself. */
export async function testNode(
  database: Pick<DatabaseHandle, 'db' | 'listen' | 'close'>,
  { now = testNow, config, neighbours, withRoutes }: Omit<TestAppOptions, 'contents'> = {},
): Promise<TestApp> {
  const { db, listen } = database;
  let time = now;
  const inTurn = createQueue({ atOnce: callsAtOnce, waiting: Infinity });
  const app = await buildApp({
    db,
    listen,
    dataKey: testDataKey,
    clock: { now: () => time, move: (to = testNow) => void (time = to) },
    config: { demoUsers: true, checkAnswers: true, ...config },
    neighbours,
  });
  await withRoutes?.(app);
  await app.ready();

  async function signIn(login: DemoLogin): Promise<string> {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.login, login));
    if (user === undefined) throw new Error(`no demo user ${login}`);
    return `advisor-session=${await createSession(app.backend, user.id)}`;
  }
  async function call(options: InjectOptions, login?: DemoLogin) {
    const cookie = login === undefined ? {} : { cookie: await signIn(login) };
    return app.inject({ ...options, headers: { ...cookie, ...options.headers } });
  }
  async function callOperation(operation: Operation, input: OperationInput = {}) {
    const { method, path } = operation;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(input.params?.[name])),
    );
    const url = filled.startsWith('/') ? filled : `/api/v1/${filled}`;
    const { as, query, headers } = input;
    const body = input.body === undefined ? {} : { payload: input.body as object };
    const response = await inTurn(() => call({ method, url, query, headers, ...body }, as));
    if (response === undefined) throw new Error('everybody may wait');
    if (!input.isSentinel) expectDeclared(operation, response.statusCode);
    return response;
  }
  async function close() {
    await app.close();
    await database.close();
  }
  return {
    app,
    db,
    listen,
    setNow: (next) => void (time = next),
    signIn,
    call,
    callOperation,
    close,
  };
}
