import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { packageFolder } from '../package-folder';
import { testNow } from '../../testing/test-app';
import { hangingJob } from '../../testing/hanging-job';
import { twoNodes } from '../../testing/two-nodes';
import { enqueue } from './queue';
import { jobs } from './schema';

let nodes: Awaited<ReturnType<typeof twoNodes>>;
let child: ChildProcess | undefined;
beforeAll(async () => {
  nodes = await twoNodes();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await nodes[0].close();
});

const ask = (input: number) => enqueue(nodes[0].db, hangingJob, { input }, { runAt: testNow });
const read = async (id: number) =>
  (await nodes[0].db.select().from(jobs).where(eq(jobs.id, id)))[0];

it('is done by one node, however many look for it at once', async () => {
  const done: number[] = [];
  for (const { app } of nodes) {
    app.jobs.handle(hangingJob, async ({ input }) => void done.push(input.input));
  }
  for (let input = 0; input < 20; input += 1) await ask(input);
  await Promise.all(nodes.map(({ app }) => app.jobs.runDue()));
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array(20).keys()]);
});

it('is waited for, wherever it is done', async () => {
  const [{ app }, other] = nodes;
  const steps = new EventEmitter();
  const begun = once(steps, 'begun');
  app.jobs.handle(hangingJob, async () => {
    steps.emit('begun');
    await once(steps, 'finish');
  });
  const id = await ask(1);
  const done = app.jobs.runDue();
  await begun;
  const waiting = other.app.jobs.runNow(id);
  steps.emit('finish');
  await done;
  expect(await waiting).toBe(true);
});

it('survives kill −9: another node does the job of the one that died', async () => {
  const [{ app, db }] = nodes;
  const id = await ask(1);
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), {
    pathname: `/${rows[0]?.name}`,
  }).href;
  child = spawn(process.execPath, ['--import', 'tsx', 'src/testing/hang-in-job.ts', url], {
    cwd: packageFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says so, once it has begun.
  if (child.stdout === null) throw new Error('no output');
  await once(child.stdout, 'data');
  expect(await read(id)).toMatchObject({ state: 'running', attempts: 1 });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const done: number[] = [];
  app.jobs.handle(hangingJob, async ({ attempt }) => void done.push(attempt));
  expect(await app.jobs.runNow(id)).toBe(true);
  expect(done).toEqual([2]);
});
