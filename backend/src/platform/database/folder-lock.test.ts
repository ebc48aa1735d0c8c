import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lock-'));
  folder = join(parent, 'postgres');
});
afterEach(() => rmSync(parent, { recursive: true }));

const read = () => readFileSync(`${folder}.lock`, 'utf8');

it('is given back', () => {
  lockFolder(folder)();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

// That a running process keeps its folder is shown with two of them, in start/process.test.ts.
it.each(['999999999', '999999999 17', `${process.ppid} 17`, 'rubbish', '', '0', '-1'])(
  'takes over what %j has left behind',
  (owner) => {
    writeFileSync(`${folder}.lock`, owner);
    lockFolder(folder);
    expect(read()).toMatch(new RegExp(`^${process.pid}( |$)`));
  },
);
