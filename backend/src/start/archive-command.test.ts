/** @database both: runs on an embedded database of its own, wherever the other tests do */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from '../platform/package-folder';
import { seededCases } from '../testing/seeded-cases';
import { writeTestFolder } from '../testing/test-database';
import { testDataKey } from '../testing/test-values';
import { handleArchive } from './handle-archive';

const folder = mkdtempSync(join(tmpdir(), 'archive-command-'));
const data = join(folder, 'data');
const contents = join(folder, 'contents');
const backup = join(folder, 'backup');
const before = { ...process.env };

/** What the operations manual says, each once, in its order. */
const manual = readFileSync(join(packageFolder, '../docs/operations.md'), 'utf8');
const commands = [...manual.matchAll(/^node dist\/main\.js archive (.+?) *(?:#.*)?$/gmu)];
const documented = [...new Set(commands.map(([, command = '']) => command))];

async function run(command: string): Promise<string> {
  const said: string[] = [];
  const out = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => said.push(String(line)) > 0);
  try {
    const args = command.replace('/backup/archive', backup).split(' ');
    await handleArchive([...args, `--data=${data}`]);
  } finally {
    out.mockRestore();
  }
  return said.join('');
}

const files = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;

beforeAll(async () => {
  delete process.env.DATABASE_URL;
  Object.assign(process.env, {
    DATA_KEY: testDataKey.toString('base64'),
    ARCHIVE_STORE: 'folder',
    ARCHIVE_FOLDER: contents,
  });
  await writeTestFolder(seededCases, join(data, 'postgres'));
});
afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true });
});

it('is documented whole', () => {
  expect(documented).toEqual([
    'check',
    'check --remove',
    'move',
    'backup /backup/archive',
    'restore /backup/archive',
  ]);
});

it('loses a folder of contents and brings it back by the documented commands', async () => {
  const [check = '', remove = '', move = '', copy = '', restore = ''] = documented;
  const found = await run(check);
  expect(found).toMatch(/^[1-9]\d* files, 0 without content; 0 contents without a file, 0 removed/);
  const kept = Number.parseInt(found, 10);
  expect(await run(move)).toBe(`${kept} moved to the store folder\n`);
  expect(files(contents)).toBe(kept);
  // What was moved lies where it was, for nodes that have just begun to read it.
  expect(await run(remove)).toContain(
    `0 without content; ${kept} contents without a file, ${kept} removed`,
  );
  expect(await run(check)).toBe(found);
  expect(await run(copy)).toBe(`${kept} copied to ${backup}\n`);
  expect(await run(copy)).toBe(`0 copied to ${backup}\n`);
  rmSync(contents, { recursive: true });
  await expect(run(check)).rejects.toThrow('There are files without their content');
  expect(await run(restore)).toBe(`${kept} brought back from ${backup}\n`);
  expect(await run(check)).toBe(found);
});

it('refuses what is no command', async () => {
  await expect(run('chekc')).rejects.toThrow('archive takes check, move');
});
