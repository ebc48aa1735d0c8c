import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace, mfeIn, newRemote } from './testing/workspace-copy';

const run = promisify(execFile);
let workspace: string;

beforeAll(async () => {
  workspace = await copyWorkspace();
});
afterAll(() => rm(workspace, { recursive: true }));

const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' };
/** A program of the workspace; fails with what it prints. */
const program = (name: string, ...args: string[]) =>
  run(join(workspace, 'node_modules/.bin', name), args, { cwd: workspace, env });

jest.setTimeout(300_000);

it('makes a remote that passes every check', async () => {
  await newRemote(workspace, 'loan-rates', 'Sazby úvěrů');

  await program('oxfmt', '--check', 'mfe-loan-rates');
  await program('oxlint', '--deny-warnings', 'mfe-loan-rates');
  const types = { extends: './tsconfig.json', include: ['mfe-loan-rates'] };
  await writeFile(join(workspace, 'tsconfig.new.json'), JSON.stringify(types));
  await program('tsc', '--noEmit', '--project', 'tsconfig.new.json');
  await run(process.execPath, ['scripts/check-texts.mjs'], { cwd: workspace });
  await program('depcruise', '--config', '.dependency-cruiser.cjs', 'mfe-loan-rates');
  await program('knip', '--workspace', 'mfe-loan-rates');
  const { stderr } = await program('jest', 'mfe-loan-rates');
  expect(stderr).toMatch(/Tests: +4 passed, 4 total/);
});

it.each([
  ['case', 'There is a folder mfe-case already'],
  ['host', 'The address /host is not free'],
  ['Loan', 'is no name'],
  ['../x', 'is no name'],
])('refuses %s', async (name, reason) => {
  await expect(mfeIn(workspace, 'new', name, '--no-install')).rejects.toThrow(reason);
});
