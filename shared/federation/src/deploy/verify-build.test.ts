import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readBuild } from './build-output';
import { builtHost, builtPage, builtRemote, removeTemporaryFolders } from './testing/builds';

afterAll(removeTemporaryFolders);

const entry = 'remoteEntry.v1.js';

/** Changes one line of a build's description. */
async function describe(dir: string, file: string, change: object): Promise<void> {
  const path = join(dir, file);
  const description = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, JSON.stringify({ ...description, ...change }));
}

it.each<[string, (dir: string) => Promise<unknown>, RegExp]>([
  ['its entry is missing', (dir) => rm(join(dir, entry)), /remoteEntry\.v1\.js is missing/],
  ['a chunk is missing', (dir) => rm(join(dir, 'nested/part.js')), /nested\/part\.js is missing/],
  [
    'half of its entry is there',
    (dir) => writeFile(join(dir, entry), 'v'),
    /remoteEntry\.v1\.js is not the file whose hash remote\.json holds/,
  ],
  [
    'a chunk is another one',
    (dir) => writeFile(join(dir, 'nested/part.js'), 'v2'),
    /nested\/part\.js is not the file whose hash/,
  ],
  [
    'the hash of its entry is that of something else',
    (dir) => describe(dir, 'remote.json', { integrity: `sha256-${'x'.repeat(43)}=` }),
    /remote\.json has two hashes of remoteEntry\.v1\.js/,
  ],
  [
    'a file of a page has no hash',
    (dir) => describe(dir, 'remote.json', { pages: { '/x': { files: ['page.js'], shared: [] } } }),
    /page\.js has no hash in remote\.json/,
  ],
  [
    'it was built without hashes',
    (dir) => describe(dir, 'remote.json', { integrity: undefined, scripts: undefined }),
    /remote\.json is not as expected: integrity: is missing.*; scripts: is missing/,
  ],
  [
    'what is sent to most browsers is not the file',
    (dir) => writeFile(join(dir, `${entry}.br`), brotliCompressSync('v2')),
    /remoteEntry\.v1\.js\.br does not hold remoteEntry\.v1\.js/,
  ],
  [
    'what is sent to most browsers is cut in half',
    (dir) => writeFile(join(dir, `${entry}.gz`), 'v2'),
    /remoteEntry\.v1\.js\.gz does not hold remoteEntry\.v1\.js/,
  ],
])('refuses a remote in one sentence when %s', async (_what, damage, sentence) => {
  const dir = await builtRemote();
  await expect(readBuild(dir)).resolves.toMatchObject({ name: 'case' });
  await damage(dir);
  await expect(readBuild(dir)).rejects.toThrow(sentence);
  const message = await readBuild(dir).catch((error: Error) => error.message);
  expect(message).toMatch(/^[^\n]+\.$/);
});

it.each<[string, string, () => Promise<string>]>([
  ['the host', 'app.aaaaaaaaaa.js', builtHost],
  ['the host', 'index.html', builtHost],
  ['a page for other applications', 'app.aaaaaaaaaa.js', builtPage],
])('refuses %s when %s is missing', async (_what, file, build) => {
  const dir = await build();
  await rm(join(dir, file));
  await expect(readBuild(dir)).rejects.toThrow(`${file} is missing`);
});

it('refuses a host when a script of it is cut in half', async () => {
  const dir = await builtHost();
  await writeFile(join(dir, 'app.aaaaaaaaaa.js'), 'app');
  await expect(readBuild(dir)).rejects.toThrow('app.aaaaaaaaaa.js is not the file');
});
