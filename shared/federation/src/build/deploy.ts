import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, writeFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { registrySchema, type Registry, type RegistryRemote } from '../registry';
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
  const files = (await readdir(buildDir, { recursive: true })).sort();
  const description = await readFile(join(buildDir, 'remote.json'));
  return createHash('sha256')
    .update(files.join('\n'))
    .update(description)
    .digest('hex')
    .slice(0, 12);
}

/** Files that name others: they are replaced last, when what they name is there. */
const hostDocuments = ['host.json', 'version.json', 'index.html'];

/**
 * Puts a built host into the folder. Its hashed files are added, those of former builds that are no
 * longer named stay away only from a fresh folder; the documents are switched last.
 */
export async function deployHost(productDir: string, buildDir: string): Promise<void> {
  await mkdir(productDir, { recursive: true });
  const names = (await readdir(buildDir)).filter((name) => !name.startsWith('.'));
  const isDocument = (name: string) => hostDocuments.some((document) => name.startsWith(document));
  for (const name of [...names.filter((n) => !isDocument(n)), ...names.filter(isDocument)]) {
    const partial = join(productDir, `.${name}.${process.pid}`);
    await cp(join(buildDir, name), partial, { recursive: true });
    await rename(partial, join(productDir, name));
  }
}

export interface Deployment {
  name: string;
  version: string;
}

/**
 * Puts a built remote beside the versions that are there and makes it the live one. Nothing else
 * is touched: open pages keep the version that they have loaded, and rolling back is `switchVersion`.
 * @throws {Error} when the remote does not fit the host of the folder
 */
export async function deployRemote(productDir: string, buildDir: string): Promise<Deployment> {
  const description = await readJson(join(buildDir, 'remote.json'), remoteDescriptionSchema);
  const unfit = await mismatches(productDir, description);
  if (unfit.length > 0) {
    throw new Error(`Remote ${description.name} was built with ${unfit.join(', ')}`);
  }
  const { name } = description;
  const version = await contentVersion(buildDir);
  const versions = join(productDir, 'remotes', name);
  const partial = join(versions, `.${version}.${process.pid}`);
  await mkdir(versions, { recursive: true });
  await cp(buildDir, partial, { recursive: true });
  await rm(join(versions, version), { recursive: true, force: true });
  await rename(partial, join(versions, version));
  await switchVersion(productDir, { name, version });
  return { name, version };
}

/** Makes a version that lies in the folder the live one. */
export async function switchVersion(productDir: string, { name, version }: Deployment) {
  const file = join(productDir, 'remotes', name, version, 'remote.json');
  const next = toRegistryRemote(await readJson(file, remoteDescriptionSchema), version);
  const { remotes } = await readRegistry(productDir);
  await writeRegistry(productDir, {
    remotes: [...remotes.filter((remote) => remote.name !== name), next].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    ),
  });
}
