import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { HostDescription } from '@advisor/deployment/host-description';
import { integrityOf } from '@advisor/deployment/integrity';
import type { RemoteDescription } from '@advisor/deployment/remote-description';

const folders: string[] = [];

export async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'deploy-'));
  folders.push(dir);
  return dir;
}

export const removeTemporaryFolders = () =>
  Promise.all(folders.splice(0).map((dir) => rm(dir, { recursive: true })));

async function folderWith(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const dir = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
  return dir;
}

const hashesOf = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));

/** What a build of a remote leaves; `code` tells builds apart. */
export function builtRemote(change: Partial<RemoteDescription> = {}, code = 'v1'): Promise<string> {
  const entry = change.entry ?? `remoteEntry.${code}.js`;
  const files = { [entry]: code, 'nested/part.js': code, 'nested/deeper/down/part.js': code };
  const description: RemoteDescription = {
    name: 'case',
    contractVersion: 1,
    global: 'advisor_case',
    entry,
    integrity: integrityOf(code),
    owns: ['/dashboard'],
    navigation: [],
    slots: [],
    shows: [],
    requires: { react: '19.3.1' },
    uses: {},
    texts: [],
    exposed: { files: [], shared: [] },
    pages: {},
    scripts: hashesOf(files),
    ...change,
  };
  return folderWith({
    'remote.json': JSON.stringify(description),
    ...files,
  });
}

/** What a build of the host leaves: its documents, and a script named by its content. */
export function builtHost(
  provides: Readonly<Record<string, string>> = { react: '19.3.1' },
  script = 'app.aaaaaaaaaa.js',
  contractVersion = 1,
): Promise<string> {
  const versions = Object.entries(provides).map(([name, version]) => [
    name,
    { version, files: [] },
  ]);
  const description: HostDescription = {
    files: [script],
    initial: [script],
    fonts: [],
    integrity: hashesOf({ [script]: script }),
    pages: {},
    provides: Object.fromEntries(versions),
    contractVersion,
    texts: [],
    paths: [],
  };
  return folderWith({
    'host.json': JSON.stringify(description),
    'index.html': script,
    [script]: script,
    [`${script}.br`]: brotliCompressSync(script),
  });
}

/** What a build of a page for other applications leaves. */
export const builtPage = (script = 'app.aaaaaaaaaa.js'): Promise<string> =>
  folderWith({
    'signing.json': JSON.stringify({ files: [script], integrity: hashesOf({ [script]: script }) }),
    'signing.html': script,
    [script]: script,
  });
