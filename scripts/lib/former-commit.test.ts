import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formerCommit, NoHistoryError } from './former-commit';

const folder = mkdtempSync(path.join(tmpdir(), 'former-commit-'));
const workspace = path.resolve(__dirname, '../..');
let root: string;
let count = 0;

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', '-C', root, ...args],
    { encoding: 'utf8', stdio: 'pipe' },
  ).trim();

/** Changes files, each to something that it has never been. */
function change(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `${(count += 1)}`);
  }
}

function commit(...files: string[]): string {
  change(...files);
  git('add', '--all');
  git('commit', '--quiet', '--message', `change ${files.join()}`);
  return git('rev-parse', 'HEAD');
}

const contract = 'shared/shell/src/remote-module.ts';
const setContract = (version: number) =>
  writeFileSync(path.join(root, contract), `export const hostContractVersion = ${version};\n`);

const host = 'host/src/index.ts';
const [caseSource, signing] = ['mfe-case/src/remote.ts', 'mfe-signing/src/remote.ts'];

beforeEach(() => {
  root = path.join(folder, `repository-${(count += 1)}`);
  mkdirSync(path.join(root, path.dirname(contract)), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  copyFileSync(path.join(workspace, 'pnpm-workspace.yaml'), path.join(root, 'pnpm-workspace.yaml'));
  setContract(1);
  commit(host, caseSource, signing);
});
afterAll(() => rmSync(folder, { recursive: true }));

const of = () => formerCommit(root);

describe('the commit of N−1', () => {
  it('is the newest since which every part has changed', async () => {
    commit(host);
    const before = commit(caseSource);
    commit(signing);
    commit(host, caseSource);
    expect(await of()).toBe(before);
  });

  it('takes what the host provides for a part of the host', async () => {
    const before = commit(host);
    commit('shared/ui/src/core.ts');
    commit(caseSource, signing);
    expect(await of()).toBe(before);
  });

  it.each([
    'host/src/index.test.ts',
    'mfe-case/docs/cases.md',
    'mfe-case/src/testing/cases.ts',
    'backend/src/main.ts',
    'shared/testing/src/users.ts',
  ])('does not count %s, which no build of a page contains', async (file) => {
    const before = git('rev-parse', 'HEAD');
    commit(host, caseSource, signing);
    commit(file);
    expect(await of()).toBe(before);
  });

  it('is the last commit when everything has changed in the working tree', async () => {
    const last = commit(host);
    change(host, caseSource, signing);
    expect(await of()).toBe(last);
  });

  it('does not come from the side branch of a merge', async () => {
    const before = git('rev-parse', 'HEAD');
    git('switch', '--quiet', '--create', 'side');
    commit(host, caseSource, signing);
    git('switch', '--quiet', 'main');
    commit('README.md');
    git('merge', '--quiet', '--no-ff', '--message', 'merge', 'side');
    change(signing);
    // The commit on main just before the merge differs as much as the first one.
    expect(await of()).toBe(git('rev-parse', 'HEAD^'));
    expect(await of()).not.toBe(before);
  });

  it('is the oldest that can be served beside N when a part has not changed for long', async () => {
    commit(caseSource, signing);
    setContract(2);
    const firstOfContract = commit(host);
    commit(caseSource);
    commit(host);
    expect(await of()).toBe(firstOfContract);
  });

  it('is of the contract before when N begins a new one', async () => {
    const last = commit(caseSource);
    setContract(2);
    commit(host);
    expect(await of()).toBe(last);
  });
});

describe('without such a commit it says', () => {
  it('that nothing has changed yet', async () => {
    await expect(of()).rejects.toThrow('no previous version');
  });

  it('that the clone is shallow, and what to do', async () => {
    commit(host, caseSource, signing);
    const shallow = `${root}-shallow`;
    git('clone', '--quiet', '--depth=1', `file://${root}`, shallow);
    const refusal = formerCommit(shallow);
    await expect(refusal).rejects.toThrow('git fetch --unshallow');
    await expect(refusal).rejects.toBeInstanceOf(NoHistoryError);
  });

  it('that there is no history', async () => {
    rmSync(path.join(root, '.git'), { recursive: true });
    const refusal = of();
    await expect(refusal).rejects.toThrow('has no history');
    await expect(refusal).rejects.toBeInstanceOf(NoHistoryError);
  });
});
