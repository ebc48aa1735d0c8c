import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { workspaceRoot } from '../build/shared-versions';
import { withoutExtension } from './declarations';
import { packagePaths } from './package-paths';
import type { RemoteSources } from './sources';
import { compileTypes, inTemporaryFolder, type Diagnostic } from './typescript';

/** Packages from npm are those of this workspace, found from the same folders. */
async function linkPackages(dir: string, folders: Iterable<string>): Promise<void> {
  // Those of the workspace itself have the types that packages come without.
  for (const folder of ['', ...folders]) {
    const packages = join(workspaceRoot, folder, 'node_modules');
    if (existsSync(packages)) await symlink(packages, join(dir, folder, 'node_modules'));
  }
}

const packageFolders = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => /^(.+)\/package\.json$/.exec(file)?.[1] ?? []);

/** Of the packages that came with the sources. */
const pathsOf = ({ files }: RemoteSources) =>
  packagePaths(
    packageFolders(Object.keys(files)).map((folder) => [
      `./${folder}`,
      files[`${folder}/package.json`] ?? '{}',
    ]),
  );

async function writeFiles(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
}

/** What stands for a module of the host: everything that its declaration has. */
async function standIn(host: string, file: string): Promise<string | undefined> {
  const module = withoutExtension(file);
  const declaration = join(host, `${module}.d.ts`);
  if (!existsSync(declaration)) return undefined;
  const name = posix.join(posix.relative(posix.dirname(file), '.'), '../host', module);
  const hasDefault = /\bexport default\b|\bas default\b|\{ default\b/.test(
    await readFile(declaration, 'utf8'),
  );
  return `export * from '${name}';\n${hasDefault ? `export { default } from '${name}';\n` : ''}`;
}

/** What a module adds to the types of a package that is not ours. */
const augmentation = /^declare module '((?:@(?!advisor\/)|[^'@.*])[^'*]*)' \{\n[\s\S]*?^\}$/gm;

/** The packages to whose types the host's declarations add something. */
async function augmentedBy(host: string): Promise<Set<string>> {
  const entries = await readdir(host, { recursive: true });
  const declarations = entries.filter((file) => file.endsWith('.d.ts'));
  const texts = await Promise.all(declarations.map((file) => readFile(join(host, file), 'utf8')));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(augmentation)].map(([, name = '']) => name)),
  );
}

/**
 * The sources, with the host's modules instead of their own; what the host lacks is not there. A
 * package's types are added to once on a page, by the host: what the remote's copies of our modules
 * would add again is left out, and lines stay where they are.
 */
async function asOnHost(sources: RemoteSources, host: string): Promise<RemoteSources['files']> {
  const augmented = await augmentedBy(host);
  const files = Object.fromEntries(
    Object.entries(sources.files).map(([file, text]) => [
      file,
      file.startsWith('shared/')
        ? text.replace(augmentation, (block, name: string) =>
            augmented.has(name) ? block.replaceAll(/[^\n]/g, '') : block,
          )
        : text,
    ]),
  );
  for (const file of sources.fromHost) {
    const text = await standIn(host, file);
    if (text === undefined) delete files[file];
    else files[file] = text;
  }
  return files;
}

/**
 * Compiles a remote's sources.
 * @param declarations of the host that the remote is to be given to; without them the remote is
 *   compiled with what it came from
 * @returns errors in the remote's own sources and in those of ours that it bundles; files are
 *   relative to the workspace
 */
export function compileRemote(
  sources: RemoteSources,
  declarations?: string,
): Promise<Diagnostic[]> {
  return inTemporaryFolder(async (root) => {
    const dir = join(root, 'remote');
    const host = join(root, 'host');
    let { files } = sources;
    if (declarations !== undefined) {
      await cp(declarations, host, { recursive: true });
      // Before packages are linked, whose declarations are not the host's.
      files = await asOnHost(sources, host);
      const packages = await readdir(join(host, 'shared'));
      await linkPackages(
        host,
        packages.map((name) => `shared/${name}`),
      );
    }
    await writeFiles(dir, files);
    await linkPackages(dir, packageFolders(Object.keys(files)));
    const ambient = Object.keys(files).filter((file) => file.endsWith('.d.ts'));
    // Modules that are only augmented are not looked for by themselves.
    const fromHost = sources.fromHost.filter((file) => file in files);
    const diagnostics = await compileTypes({
      dir,
      files: [`${sources.folder}/src/remote.ts`, ...ambient, ...fromHost],
      compilerOptions: {
        paths: pathsOf(sources),
        noUnusedLocals: false,
        noUnusedParameters: false,
      },
    });
    return diagnostics.map((diagnostic) => ({
      ...diagnostic,
      file: posix.relative(dir, diagnostic.file),
    }));
  });
}
