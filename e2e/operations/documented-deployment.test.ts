import { exec, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findApps } from '../../scripts/build/apps';
import { copyWorkspace, newRemote } from '../../scripts/testing/workspace-copy';
import { editSource } from '../support/edit-source';
import { freePort } from '../support/free-port';

/** What docs/remotes.md says of deploying, from its heading to the next. */
const [, chapter = ''] =
  /^## Deploy it\n(.*?)^## /msu.exec(
    readFileSync(join(import.meta.dirname, '../../docs/remotes.md'), 'utf8'),
  ) ?? [];

const blocks = [...chapter.matchAll(/^```sh\n(.*?)^```/gmsu)].map(([, text = '']) =>
  text.trimEnd().split('\n'),
);
/** Those in the table. */
const single = [...chapter.matchAll(/`([a-z ,-]+ --to DIR[^`]*)`/gu)].map(
  ([, command = '']) => `npm run mfe -- ${command}`,
);

const folder = mkdtempSync(join(tmpdir(), 'documented-'));
const deployRoot = join(folder, 'workplace');
const builtApps = findApps();

// On a machine that is busy with other things.
jest.setTimeout(900_000);

let [workspace, remote, address] = ['', '', ''];
let server: ChildProcess | undefined;
beforeAll(async () => {
  workspace = await copyWorkspace();
  // Nothing is built twice for it; each says what it was built from.
  for (const { name, dir } of builtApps) {
    cpSync(join(dir, 'dist'), join(workspace, name, 'dist'), { recursive: true });
  }
  remote = await newRemote(workspace, 'loan-rates', 'Sazby úvěrů');
  address = `http://127.0.0.1:${await freePort()}`;
});
afterAll(async () => {
  server?.kill();
  if (server?.exitCode === null) await once(server, 'exit');
  for (const each of [workspace, folder]) rmSync(each, { recursive: true, force: true });
});

const env = { ...process.env, NODE_PATH: '', NODE_OPTIONS: '', DATABASE_URL: '' };

/** As on this machine, whose ports and folders are its own. */
const here = (command: string) =>
  command
    .replaceAll('/tmp/workplace', deployRoot)
    .replace(' DIR', ` ${deployRoot}`)
    .replace('--port 4000', `--port ${new URL(address).port}`);

/** Until it takes calls. */
async function serve(command: string): Promise<void> {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
  server = child;
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Listening on')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => reject(new Error(output)));
  });
}

/** @throws with what the command prints when it fails */
async function runCommand(command: string): Promise<void> {
  if (command.startsWith('node backend/')) await serve(here(command));
  else await promisify(exec)(here(command), { cwd: workspace, env });
}

async function runAll(commands: readonly string[] = []): Promise<void> {
  for (const command of commands) await runCommand(command);
}

interface Served {
  name: string;
  version: string;
  isOff?: boolean;
}

/** Version by name of what is served to somebody who has not signed in; 'off' when it is switched off. */
async function served(): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/registry.json`);
  const { remotes } = (await answer.json()) as { remotes: Served[] };
  return Object.fromEntries(
    remotes.map(({ name, version, isOff }) => [name, isOff ? 'off' : version]),
  );
}

const remoteNames = builtApps
  .filter(({ kind }) => kind === 'remote')
  .map(({ name }) => name.replace('mfe-', ''));

let title = 'Sazby úvěrů';
function changeTitle(): void {
  editSource(join(remote, 'src/areas/overview/cs.json'), title, `${title}!`);
  title = `${title}!`;
}

it('is described by blocks of commands and by a table of them', () => {
  expect(blocks.map((commands) => commands.length)).toEqual([3, 4, 4]);
  expect(single).toHaveLength(6);
});

it('brings the workplace from its sources to everybody, and a new remote beside it', async () => {
  await runAll(blocks[0]);
  expect(Object.keys(await served())).toEqual(expect.arrayContaining(remoteNames));
  await runAll(blocks[1]);
  expect(Object.keys(await served())).toHaveLength(remoteNames.length + 1);
  expect(await served()).toHaveProperty('loan-rates');
});

it('takes a change of the remote to everybody and back', async () => {
  const before = await served();
  changeTitle();
  await runAll(blocks[2]);
  expect(await served()).toEqual(before);
});

it('does what the table says', async () => {
  const before = (await served())['loan-rates'];
  const versions: (string | undefined)[] = [];
  for (const command of single) {
    if (command.includes('deploy host')) {
      changeTitle();
      // As after a change of its sources, without the time of its build.
      writeFileSync(join(workspace, 'host/dist/next.txt'), '');
    }
    await runCommand(command);
    versions.push((await served())['loan-rates']);
  }
  const [linked, killed, revived, pruned, deployed, rolledBack] = versions;
  expect([linked, killed, revived, pruned, rolledBack]).toEqual([
    before,
    'off',
    before,
    before,
    before,
  ]);
  expect(deployed).toMatch(/^\w{12}$/);
  expect(deployed).not.toBe(before);
});
