import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { registrySchema, type Registry, type RegistryRemote } from '../registry';
import { rememberFormer } from './former-build';
import { remoteDescriptionSchema, type RemoteDescription } from './remote-description';

const hostDescriptionSchema = z.object({
  provides: z.record(z.string(), z.object({ version: z.string() })),
});

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
}

/** The registry of a product folder; empty when nothing is deployed yet. */
export async function readRegistry(productDir: string): Promise<Registry> {
  try {
    return await readJson(join(productDir, 'registry.json'), registrySchema);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { remotes: [] };
    throw error;
  }
}

/** Replaces the registry in one step: a reader sees either the old one or the new one. */
export async function writeRegistry(productDir: string, registry: Registry): Promise<void> {
  const file = join(productDir, 'registry.json');
  const next = `${file}.${process.pid}`;
  await writeFile(next, JSON.stringify(registrySchema.parse(registry), null, 1));
  await rename(next, file);
}

/** What a remote needs and the host of this folder does not provide; empty when they fit. */
export async function mismatches(
  productDir: string,
  { requires }: Pick<RemoteDescription, 'requires'>,
): Promise<string[]> {
  const { provides } = await readJson(join(productDir, 'host.json'), hostDescriptionSchema);
  return Object.entries(requires).flatMap(([name, version]) => {
    const provided = provides[name]?.version;
    return provided === version ? [] : [`${name} ${version}; the host has ${provided ?? 'none'}`];
  });
}

const toRegistryRemote = (
  { name, contractVersion, global, entry, owns, navigation, slots }: RemoteDescription,
  version: string,
): RegistryRemote => ({
  name,
  version,
  entry: `/remotes/${name}/${version}/${entry}`,
  global,
  contractVersion,
  owns,
  navigation,
  slots,
});

/** Version of a build: the hash of its file names, which carry the hashes of their content. */
async function contentVersion(buildDir: string): Promise<string> {
  const files = (await readdir(buildDir, { recursive: true })).toSorted();
  const description = await readFile(join(buildDir, 'remote.json'));
  return createHash('sha256')
    .update(files.join('\n'))
    .update(description)
    .digest('hex')
    .slice(0, 12);
}

/** Files that name others: they are replaced last, when what they name is there. */
const isDocument = (name: string) => /^[\w-]+\.json|\.html/.test(name);

/**
 * Copies a build's files, and the documents that name them last.
 * @param beforeSwitch runs when the files are there and the former documents still are
 */
async function deployFiles(
  targetDir: string,
  buildDir: string,
  beforeSwitch?: () => Promise<void>,
): Promise<void> {
  await mkdir(targetDir, { recursive: true });
  const put = async (name: string) => {
    const partial = join(targetDir, `.${name}.${process.pid}`);
    await cp(join(buildDir, name), partial, { recursive: true });
    await rename(partial, join(targetDir, name));
  };
  const names = (await readdir(buildDir)).filter((name) => !name.startsWith('.'));
  await Promise.all(names.filter((name) => !isDocument(name)).map(put));
  await beforeSwitch?.();
  await Promise.all(names.filter(isDocument).map(put));
}

/**
 * Puts a built host into the folder and switches its documents last. Files of former builds stay,
 * for pages that are open.
 */
export const deployHost = (productDir: string, buildDir: string): Promise<void> =>
  deployFiles(productDir, buildDir, () => rememberFormer(productDir, buildDir, 'host'));

/** Names of the pages for other applications in a folder: `signing` for `signing.html`. */
export const pagesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir)).flatMap((name) => /^([\w-]+)\.html$/.exec(name)?.[1] ?? []);

/** Puts a page for other applications into the folder's `embed`, likewise. */
export async function deployEmbed(productDir: string, buildDir: string): Promise<void> {
  const targetDir = join(productDir, 'embed');
  const pages = await pagesIn(buildDir);
  await deployFiles(targetDir, buildDir, async () => {
    await Promise.all(pages.map((page) => rememberFormer(targetDir, buildDir, page)));
  });
}

export interface RemoteVersion {
  name: string;
  version: string;
}

/**
 * Puts a built remote beside the versions that are there, without making it the live one.
 * @throws {Error} when the remote does not fit the host of the folder
 */
export async function placeRemote(productDir: string, buildDir: string): Promise<RemoteVersion> {
  const description = await readJson(join(buildDir, 'remote.json'), remoteDescriptionSchema);
  const unfit = await mismatches(productDir, description);
  if (unfit.length > 0) {
    throw new Error(`Remote ${description.name} was built with ${unfit.join(', ')}`);
  }
  const { name } = description;
  const version = await contentVersion(buildDir);
  const target = join(productDir, 'remotes', name, version);
  if (existsSync(target)) return { name, version };
  const partial = join(productDir, 'remotes', name, `.${version}.${process.pid}`);
  await mkdir(dirname(partial), { recursive: true });
  await cp(buildDir, partial, { recursive: true });
  await rename(partial, target);
  return { name, version };
}

/**
 * Makes versions that lie in the folder the live ones, in one step. Open pages keep what they have
 * loaded. Rolling back is switching to a former version.
 */
export async function switchVersions(
  productDir: string,
  versions: readonly RemoteVersion[],
): Promise<void> {
  const next = await Promise.all(
    versions.map(async ({ name, version }) => {
      const file = join(productDir, 'remotes', name, version, 'remote.json');
      if (!existsSync(file))
        throw new Error(`There is no version ${version} of the remote ${name}`);
      return toRegistryRemote(await readJson(file, remoteDescriptionSchema), version);
    }),
  );
  const replaced = new Set(versions.map(({ name }) => name));
  const { remotes } = await readRegistry(productDir);
  await writeRegistry(productDir, {
    remotes: [...remotes.filter(({ name }) => !replaced.has(name)), ...next].toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    ),
  });
  // The order in which versions were live decides which of them a later clean-up keeps.
  const now = new Date();
  await Promise.all(
    versions.map(({ name, version }) =>
      utimes(join(productDir, 'remotes', name, version), now, now),
    ),
  );
}
