import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join, posix } from 'node:path';
import { workspaceRoot } from '../build/shared-versions';
import { declaredModules, sourceFileOf } from './declared-modules';
import { declarationsFolder } from './files-for-commands';
import { packagePaths } from './package-paths';
import { compileTypes, inTemporaryFolder } from './typescript';

/** `shared/ui/src/core.tsx` → `shared/ui/src/core`. */
export const withoutExtension = (file: string): string => file.replace(/(\.d)?\.tsx?$/, '');

const specifier = /(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\bmodule\s+)(['"])([^'"]+)\2/g;

/** The module of ours that a declaration names, relative to the workspace; none of a package or a sheet. */
function moduleOf(name: string, from: string): string | undefined {
  if (name.endsWith('.css')) return undefined;
  if (name.startsWith('.')) return withoutExtension(posix.join(posix.dirname(from), name));
  return name.startsWith('@advisor/') ? withoutExtension(sourceFileOf(name)) : undefined;
}

/** `antd` of `antd/es/button`. */
const packageOf = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/**
 * A package that cannot be found from there would turn its types into `any`, without a word.
 * @throws {Error}
 */
function assertFound(name: string, file: string): void {
  const folders = [/^[^/]+\/[^/]+/.exec(file)?.[0] ?? '', ''];
  const names = [packageOf(name), `@types/${packageOf(name)}`];
  const isThere = folders.some((folder) =>
    names.some((each) => existsSync(join(workspaceRoot, folder, 'node_modules', each))),
  );
  if (!isThere)
    throw new Error(`${file} declares what is of ${name}, on which its package does not depend`);
}

/** As an import in `from` names it. */
function relativeName(module: string, from: string): string {
  const name = posix.relative(posix.dirname(from), module);
  return name.startsWith('.') ? name : `./${name}`;
}

/** Copies a module's declaration with all that it refers to, each by its place in the folder. */
async function copyDeclarations(emitted: string, to: string, modules: Iterable<string>) {
  const wanted = new Set(modules);
  // Grows while it is gone through.
  for (const module of wanted) {
    const isText = extname(module) === '.json';
    const file = isText ? module : `${module}.d.ts`;
    await mkdir(dirname(join(to, file)), { recursive: true });
    if (isText) {
      await copyFile(join(workspaceRoot, file), join(to, file));
      continue;
    }
    const declaration = await readFile(join(emitted, file), 'utf8');
    const relinked = declaration.replace(
      specifier,
      (whole, before: string, quote: string, name: string) => {
        const target = moduleOf(name, file);
        if (target === undefined) {
          if (!name.endsWith('.css')) assertFound(name, file);
          return whole;
        }
        wanted.add(target);
        return `${before}${quote}${relativeName(target, file)}${quote}`;
      },
    );
    await writeFile(join(to, file), relinked);
  }
}

async function sharedPaths() {
  const shared = join(workspaceRoot, 'shared');
  const folders = (await readdir(shared)).map((name) => join(shared, name));
  const texts = folders.map((folder) => readFile(join(folder, 'package.json'), 'utf8'));
  return packagePaths(
    (await Promise.all(texts)).map((text, index) => [folders[index] ?? '', text]),
  );
}

/**
 * Writes the declarations of what the host shares, complete in themselves but for packages.
 * @param dist the host's build
 * @throws {Error} when one of them has a type that a declaration cannot name
 */
export function writeDeclarations(dist: string): Promise<void> {
  return inTemporaryFolder(async (dir) => {
    const files = declaredModules.map(sourceFileOf);
    const emitted = join(dir, 'emitted');
    const diagnostics = await compileTypes({
      dir,
      files: files.map((file) => join(workspaceRoot, file)),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        // Whoever deploys has the types checked.
        noCheck: true,
        paths: await sharedPaths(),
        rootDir: workspaceRoot,
        outDir: emitted,
      },
    });
    if (diagnostics.length > 0) {
      const lines = diagnostics.map(({ file, line, message }) => `  ${file}:${line} ${message}`);
      throw new Error(`What the host shares cannot be declared:\n${lines.join('\n')}`);
    }
    await copyDeclarations(emitted, join(dist, declarationsFolder), files.map(withoutExtension));
  });
}
