import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  changeRegistry,
  readChanges,
  readLatestRegistry,
  readRegistry,
  type Change,
} from './revisions';
import { removeTemporaryFolders, temporaryFolder } from './testing/builds';

afterAll(removeTemporaryFolders);

const release = (version: string) => ({ version, deployedAt: '2026-11-21T10:00:00.000Z' });
const adding =
  (version: string): Change =>
  (registry) => ({
    ...registry,
    host: { ...registry.host, releases: [...registry.host.releases, release(version)] },
  });

const refuse: Change = () => {
  throw new Error('refused');
};

const versions = async (root: string) =>
  readRegistry(root).host.releases.map(({ version }) => version);

it('loses none of many changes at once', async () => {
  const root = await temporaryFolder();
  const names = Array.from({ length: 20 }, (_, index) => `v${index}`);
  await Promise.all(names.map((name) => changeRegistry(root, name, adding(name))));
  expect((await versions(root)).toSorted()).toEqual(names.toSorted());
});

it('leaves the registry alone when the change is refused or makes no sense', async () => {
  const root = await temporaryFolder();
  await changeRegistry(root, 'first', adding('a'));
  await expect(changeRegistry(root, 'second', refuse)).rejects.toThrow('refused');
  const twice = changeRegistry(root, 'third', adding('a'));
  await expect(twice).rejects.toThrow('a version is released twice');
  expect(await readdir(join(root, 'registry'))).toEqual(['1.json']);
});

it('keeps the last fifty, and tells what they changed', async () => {
  const root = await temporaryFolder();
  for (let index = 0; index < 53; index += 1) {
    await changeRegistry(root, `change ${index}`, (registry) => registry);
  }
  expect(await readdir(join(root, 'registry'))).toHaveLength(50);
  expect(readChanges(root, 2).map(({ what }) => what)).toEqual(['change 52', 'change 51']);
});

it('loses no change that meets so many others that its number is free again', async () => {
  const root = await temporaryFolder();
  let hasWaited = false;
  await changeRegistry(root, 'slow', async (registry) => {
    if (!hasWaited) {
      hasWaited = true;
      for (let index = 0; index < 52; index += 1) {
        await changeRegistry(root, `fast ${index}`, adding(`v${index}`));
      }
    }
    return adding('slow')(registry);
  });
  expect(await versions(root)).toHaveLength(53);
});

it('does not touch a registry of a later make', async () => {
  const root = await temporaryFolder();
  await changeRegistry(root, 'first', adding('a'));
  await writeFile(join(root, 'registry/2.json'), JSON.stringify({ format: 2 }));
  await expect(changeRegistry(root, 'next', adding('b'))).rejects.toThrow('2.json');
});

describe('a revision that the disk has lost', () => {
  const whole = JSON.stringify({ format: 1, host: { pins: [], former: [], releases: [] } });

  it.each([
    ['nothing', ''],
    ['zero bytes', '\0'.repeat(whole.length)],
    ['half of it', whole.slice(0, -10)],
    ['something else', '\u00ff\u0007PNG 5'],
    ['a number', '5'],
  ])('by keeping %s leaves the one before, and is in no later one’s way', async (_what, left) => {
    const root = await temporaryFolder();
    await changeRegistry(root, 'first', adding('a'));
    const file = join(root, 'registry/2.json');
    await writeFile(file, left);
    expect(await versions(root)).toEqual(['a']);
    expect(readLatestRegistry(root)).toMatchObject({ revision: 2, damaged: [file] });
    await changeRegistry(root, 'next', adding('b'));
    expect(await versions(root)).toEqual(['a', 'b']);
    expect(readLatestRegistry(root)).toMatchObject({ revision: 3, damaged: [] });
    expect(readChanges(root, 3).map(({ what }) => what)).toEqual(['next', 'first']);
  });

  it('is not taken for an empty registry when there is no other', async () => {
    const root = await temporaryFolder();
    await changeRegistry(root, 'first', adding('a'));
    await writeFile(join(root, 'registry/1.json'), '');
    const next = changeRegistry(root, 'next', adding('b'));
    await expect(next).rejects.toThrow('has no registry that is whole');
    expect(await readdir(join(root, 'registry'))).toEqual(['1.json']);
  });
});
