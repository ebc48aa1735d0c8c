import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error';
import { lockFolder } from './folder-lock';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lock-'));
  folder = join(parent, 'postgres');
});
afterEach(() => rmSync(parent, { recursive: true }));

it('is given back', () => {
  lockFolder(folder)();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

it('refuses a folder that a running process has', () => {
  writeFileSync(`${folder}.lock`, String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(
    new StartError(`The data folder ${folder} is in use by process ${process.ppid}.`),
  );
});

it.each(['999999999', 'rubbish', '', '0', '-1'])('takes over what %j has left behind', (owner) => {
  writeFileSync(`${folder}.lock`, owner);
  const unlock = lockFolder(folder);
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
  unlock();
});
