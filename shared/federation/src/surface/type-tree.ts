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

/** The sources, with the host's modules instead of their own; what the host lacks is not there. */
async function asOnHost(sources: RemoteSources, host: string): Promise<RemoteSources['files']> {
  const files = { ...sources.files };
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
      const packages = await readdir(join(host, 'shared'));
      await linkPackages(
        host,
        packages.map((name) => `shared/${name}`),
      );
      files = await asOnHost(sources, host);
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
