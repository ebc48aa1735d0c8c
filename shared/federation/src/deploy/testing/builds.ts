import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteDescription } from '../../build/remote-description';

const folders: string[] = [];

export async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'deploy-'));
  folders.push(dir);
  return dir;
}

export const removeTemporaryFolders = () =>
  Promise.all(folders.splice(0).map((dir) => rm(dir, { recursive: true })));

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
  return dir;
}

/** What a build of a remote leaves; `code` tells builds apart. */
export function builtRemote(change: Partial<RemoteDescription> = {}, code = 'v1'): Promise<string> {
  const description: RemoteDescription = {
    name: 'case',
    contractVersion: 1,
    global: 'advisor_case',
    entry: `remoteEntry.${code}.js`,
    owns: ['/dashboard'],
    navigation: [],
    slots: [],
    requires: { react: '19.3.1' },
    exposed: { files: [], shared: [] },
    pages: {},
    ...change,
  };
  return folderWith({
    'remote.json': JSON.stringify(description),
    [description.entry]: code,
    'nested/part.js': code,
    'nested/deeper/down/part.js': code,
  });
}

/** What a build of the host leaves: its documents, and a script named by its content. */
export function builtHost(
  provides: Readonly<Record<string, string>> = { react: '19.3.1' },
  script = 'app.aaaaaaaaaa.js',
  contractVersion = 1,
): Promise<string> {
  const versions = Object.entries(provides).map(([name, version]) => [name, { version }]);
  return folderWith({
    'host.json': JSON.stringify({
      files: [script],
      contractVersion,
      provides: Object.fromEntries(versions),
    }),
    'index.html': script,
    [script]: script,
    [`${script}.br`]: script,
  });
}

/** What a build of a page for other applications leaves. */
export const builtPage = (script = 'app.aaaaaaaaaa.js'): Promise<string> =>
  folderWith({
    'signing.json': JSON.stringify({ files: [script] }),
    'signing.html': script,
    [script]: script,
  });
