import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { versionsNeeded } from '@advisor/deployment/registry';
import { readRegistry } from '@advisor/federation/deploy/revisions';
import {
  builtHost,
  builtRemote,
  removeTemporaryFolders,
  temporaryFolder,
} from '@advisor/federation/deploy/testing/builds';
import { command, deploy, mfe } from './mfe/testing/run-mfe';

const killAt = path.resolve(__dirname, 'mfe/testing/kill-at.mjs');

async function product(...remotes: string[]): Promise<string> {
  const root = await temporaryFolder();
  for (const build of [await builtHost(), ...remotes]) {
    expect(await deploy(root, build)).toMatchObject({ code: 0 });
  }
  return root;
}

const remoteOf = async (root: string, name = 'case') => readRegistry(root).remotes[name];
const liveOf = async (root: string) => (await remoteOf(root))?.stable?.version ?? '';

/** Of everything below a folder. */
const contentOf = (dir: string): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = path.join(dir, name);
    hash.update(name);
    if (statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** Versions that can be seen, by their content; what is being copied cannot. */
const visible = (root: string) => {
  const dir = path.join(root, 'remotes/case');
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => !name.startsWith('.')) : [];
  return new Map(names.map((name) => [name, contentOf(path.join(dir, name))]));
};

jest.setTimeout(180_000);
afterAll(removeTemporaryFolders);

it('deploys, tries, promotes, rolls back, switches off and tells of it', async () => {
  const root = await product(await builtRemote({}, 'v1'));
  const first = await liveOf(root);
  const canary = ['--channel', 'canary', '--users', 'Advisor, broker', '--commit', 'abc123'];
  const tried = await deploy(root, await builtRemote({}, 'v2'), ...canary);
  expect(tried.stdout).toMatch(/^case \w{12} is tried by advisor, broker\n$/);
  expect(await liveOf(root)).toBe(first);

  await mfe(['promote', 'case', '--to', root]);
  const second = await liveOf(root);
  expect(second).not.toBe(first);
  const status = (await mfe(['status', '--to', root])).stdout;
  expect(status).toMatch(new RegExp(`case +stable +${second} +[\\d: -]+ +abc123`));
  expect(status).toMatch(new RegExp(`case +former +${first}`));

  expect((await mfe(['rollback', 'case', '--to', root])).stdout).toBe(`case ${first} is live\n`);
  await mfe(['kill', 'case', '--to', root, '--reason', 'loses data']);
  expect((await remoteOf(root))?.off).toMatchObject({ reason: 'loses data' });
  expect((await mfe(['status', 'case', '--to', root])).stdout).toMatch(/case +OFF +loses data/);
  await mfe(['revive', 'case', '--to', root]);
  expect((await remoteOf(root))?.off).toBeUndefined();

  const pinned = await mfe(['pin', 'case', '--version', second, '--to', root]);
  expect(pinned.stdout).toMatch(/: \/dashboard\?pin=[\w-]{16} behind the workplace's address\n$/);
  expect((await mfe(['unpin', 'case', '--to', root])).code).toBe(0);
  expect((await mfe(['prune', '--to', root])).stdout).toContain('Nothing is old enough');
});

it('knows the commit of a build that says it', async () => {
  const root = await product();
  const build = await builtRemote();
  writeFileSync(path.join(build, '.commit'), 'fedcba987654+');
  await deploy(root, build);
  expect((await mfe(['status', 'case', '--to', root])).stdout).toContain('fedcba987654+');
});

it('says of what is switched off that it will be live, and of a canary that it is withdrawn', async () => {
  const root = await product(await builtRemote({}, 'v1'));
  const first = await liveOf(root);
  await deploy(root, await builtRemote({}, 'v2'), '--channel', 'canary', '--percent', '10');
  const withdrawn = await mfe(['rollback', 'case', '--channel', 'canary', '--to', root]);
  expect(withdrawn.stdout).toMatch(
    new RegExp(`^case: the canary \\w{12} is withdrawn; everybody has ${first}\n$`),
  );
  await mfe(['kill', 'case', '--to', root]);
  const { stdout } = await deploy(root, await builtRemote({}, 'v3'));
  expect(stdout).toMatch(
    /^case \w{12} will be live when it is switched on again \(off since [\d-]+ [\d:]+ UTC\)\n$/,
  );
});

it.each([
  [[], 'The command is missing'],
  [['new'], 'The name of the new remote is missing.'],
  [['fly'], 'no command fly'],
  [['status'], '--to DIR'],
  [['deploy', 'nothing', '--to', '/tmp'], 'There is no nothing; there are'],
  [['deploy', 'case', '--channel', 'canary', '--to', '/tmp'], '--percent N or --users A,B'],
  [['deploy', 'case', '--percent', '5', '--to', '/tmp'], 'belong to --channel canary'],
  [['deploy', 'case', '--channel', 'canary', '--percent', '101', '--to', '/tmp'], '1 to 100'],
  [['rollback', 'case', '--to', '/tmp/nothing-is-deployed-here'], 'is not deployed there'],
  [['rollback', '--to', '/tmp'], 'Name one remote or several, or host'],
  [['rollback', 'a', 'b', '--version', 'v', '--to', '/tmp'], '--version is for one'],
  [['kill', 'host', '--to', '/tmp/nothing-is-deployed-here'], 'no remote host to switch off'],
  [['serve', 'case'], '--for https://'],
  [['serve', 'case', '--for', 'workplace.example'], '--for https://'],
  [['serve', 'signing/embed', '--for', 'https://workplace.example'], 'is no remote'],
  [['serve', 'host', '--for', 'https://workplace.example'], 'is no remote'],
  [['prune', '--keep', '-1', '--to', '/tmp'], "'--keep' argument is ambiguous. See npm run"],
  [['promote', 'case', '--fast', '--to', '/tmp'], "Unknown option '--fast'"],
])('refuses %j in one sentence', async (args, sentence) => {
  const { code, stderr } = await mfe(args);
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});

it.each([
  [['deploy', '--build', 'BUILD'], 'There is no host in ROOT; deploy it first or with it.'],
  [['check', '--build', 'BUILD'], 'Nothing is deployed in ROOT.'],
  [['check'], 'Nothing is deployed in ROOT.'],
  [['status'], 'Nothing is deployed in ROOT.'],
  [['prune'], 'Nothing is deployed in ROOT.'],
])('takes a folder for misspelt where nothing is deployed: %j', async (args, sentence) => {
  const root = path.join(await temporaryFolder(), 'misspelt');
  const build = await builtRemote();
  const given = args.map((arg) => (arg === 'BUILD' ? build : arg));
  const { code, stderr } = await mfe([...given, '--to', root]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: `${sentence.replace('ROOT', root)}\n` });
  expect(existsSync(root)).toBe(false);
});

it('names the parts there are to who asks for the status of another one', async () => {
  const root = await product(await builtRemote());
  const { code, stderr } = await mfe(['status', 'bogus', '--to', root]);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'There is no bogus there; there are host, case.\n',
  });
});

it('does not mind a reader who goes away', async () => {
  const readNothing = `node ${command} --help | true`;
  const { stderr } = await promisify(execFile)('sh', ['-c', readNothing]);
  expect(stderr).not.toContain('EPIPE');
});

it('refuses what does not fit the host, and leaves what is live', async () => {
  const root = await product(await builtRemote({}, 'v1'));
  const live = await liveOf(root);
  const unfit = await builtRemote({ requires: { react: '18.0.0' } }, 'v2');
  const { code, stderr } = await deploy(root, unfit);
  expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringMatching('19.3.1') });
  expect(await liveOf(root)).toBe(live);
});

it('checks a build against all that it may be served with, and leaves what is there', async () => {
  const root = await product(await builtRemote({ owns: ['/dashboard'] }, 'v1'));
  const before = contentOf(root);
  const check = (...args: string[]) => mfe(['check', '--to', root, ...args]);
  const fit = await check('--build', await builtRemote({}, 'v2'));
  expect(fit).toMatchObject({ code: 0, stdout: 'Everything fits.\n' });
  const change = { name: 'admin', contractVersion: 2 };
  const { code, stderr } = await check('--build', await builtRemote(change, 'v3'));
  expect(code).toBe(1);
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(/^admin \w{12} was built against contract 2; the host keeps contract 1/),
    expect.stringMatching(/^\/dashboard belongs to case \w{12} and to admin \w{12}$/),
    '',
  ]);
  expect(await check()).toMatchObject({ code: 0 });
  expect(contentOf(root)).toBe(before);
});

it('names what fills a slot that nothing shows, and says whose slots there are', async () => {
  const root = await product(await builtRemote({ shows: ['detail.tasks', 'detail.notes'] }));
  const facts = { name: 'rates', owns: ['/rates'] };
  const build = await builtRemote({ ...facts, slots: ['detail.tasks', 'detail.task'] });
  const sentence = /^rates \w{12} fills detail.task, which no remote that is served shows.$/m;
  const deployed = await deploy(root, build);
  expect(deployed).toMatchObject({ code: 0, stderr: expect.stringMatching(sentence) });
  const checked = await mfe(['check', '--to', root]);
  expect(checked).toMatchObject({ code: 0, stderr: expect.stringMatching(sentence) });
  expect(checked.stdout).toBe(
    'Everything fits.\nslot detail.notes of case: not filled\nslot detail.tasks of case: filled by rates\n',
  );
});

it('leaves the old version live and nothing half-written, wherever a deployment is killed', async () => {
  const root = await product(await builtRemote({}, 'v1'));
  const old = await liveOf(root);
  const before = visible(root);
  const build = await builtRemote({}, 'v2');
  const reference = await product(build);
  const next = await liveOf(reference);
  const whole = visible(reference).get(next);

  /** Kills ever later, until there is nothing left to be killed. */
  async function killAll(at: number): Promise<number> {
    const copy = await temporaryFolder();
    cpSync(root, copy, { recursive: true });
    const env = { KILL_AT: String(at), DEPLOY_ROOT: copy };
    const args = ['deploy', '--to', copy, '--build', build];
    const { code, signal } = await mfe(args, env, ['--import', killAt]);
    expect([code, signal]).toContainEqual(code === 0 ? 0 : 'SIGKILL');
    const live = await liveOf(copy);
    expect([old, next]).toContain(live);
    for (const [version, content] of visible(copy)) {
      expect(content).toBe(version === next ? whole : before.get(version));
    }
    expect([...visible(copy).keys()]).toContain(live);
    // What the killed one has left is in nobody's way.
    expect(await deploy(copy, build)).toMatchObject({ code: 0 });
    expect(await liveOf(copy)).toBe(next);
    return code === 0 ? at : killAll(at + 1);
  }
  expect(await killAll(1)).toBeGreaterThan(8);
});

it('tells of a registry that the disk has lost, and deploys on top of the one before', async () => {
  const root = await product(await builtRemote({}, 'v1'));
  const live = await liveOf(root);
  writeFileSync(path.join(root, 'registry/3.json'), '');
  const status = (...args: string[]) => mfe(['status', '--to', root, ...args]);
  const { code, stdout, stderr } = await status();
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(live) });
  expect(stderr).toContain('registry/3.json is damaged');
  expect(JSON.parse((await status('--json')).stdout).remotes.case.stable.version).toBe(live);
  expect(await deploy(root, await builtRemote({}, 'v2'))).toMatchObject({ code: 0 });
  expect((await remoteOf(root))?.former).toEqual([live]);
  expect((await status()).stderr).not.toContain('damaged');
});

it('fails with what is wrong when the deploy root cannot be written, and leaves it', async () => {
  const root = await product(await builtRemote({}, 'v1'));
  const before = contentOf(root);
  // Where the version's folder would go there is a file.
  const { code } = await deploy(path.join(root, 'registry/1.json'), await builtRemote({}, 'v2'));
  expect(code).toBe(1);
  expect(contentOf(root)).toBe(before);
});

it('loses none of many deployments at once', async () => {
  const root = await product();
  const names = ['a', 'b', 'c', 'd'];
  const builds = await Promise.all(
    names.map((name) => builtRemote({ name, owns: [`/${name}`] }, name)),
  );
  const outcomes = await Promise.all(builds.map((build) => deploy(root, build)));
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  const { remotes } = readRegistry(root);
  expect(Object.keys(remotes).toSorted()).toEqual(names);
  for (const [name, remote] of Object.entries(remotes)) {
    for (const version of versionsNeeded(remote)) {
      expect(existsSync(path.join(root, 'remotes', name, version, 'remote.json'))).toBe(true);
    }
  }
});
