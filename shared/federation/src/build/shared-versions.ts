import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedModules, type SharedModule, type SharedModuleName } from '../shared-modules';

export const workspaceRoot = join(import.meta.dirname, '../../../..');

/** Reads the exact versions of the `catalog:` section of pnpm-workspace.yaml. */
export function readCatalog(yaml: string): ReadonlyMap<string, string> {
  const section = /^catalog:\n((?: {2}.*\n|\n)*)/m.exec(yaml)?.[1] ?? '';
  const entries = section.matchAll(/^ {2}'?([^':\s]+)'?: '?([^'\s]+)'?$/gm);
  return new Map([...entries].map(([, name = '', version = '']) => [name, version]));
}

function installedVersion(name: string, from: string): string | undefined {
  for (let dir = from; dir !== dirname(dir); dir = dirname(dir)) {
    const file = join(dir, 'node_modules', name, 'package.json');
    if (existsSync(file)) {
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    }
  }
  return undefined;
}

/** The npm package that a shared module comes from; none for modules of ours. */
export function packageOf(name: string, module: SharedModule): string | undefined {
  if (module.kind === 'own' || module.kind === 'frame') return undefined;
  return (module.kind === 'package' && module.package) || name;
}

export interface SharedVersionsInput {
  /** Folders whose installed packages have to be those of the catalog. */
  dirs: readonly string[];
  contractVersion: number;
  catalog?: ReadonlyMap<string, string>;
}

/**
 * Version of each shared module: of packages the catalog's, of our own modules the host contract's.
 * @throws {Error} that names each package which the catalog lacks, or which is installed elsewise
 */
export function sharedVersions({
  dirs,
  contractVersion,
  catalog = readCatalog(readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8')),
}: SharedVersionsInput): Record<SharedModuleName, string> {
  const problems = new Set<string>();
  const versions = Object.entries(sharedModules).map(([name, module]) => {
    const packageName = packageOf(name, module);
    if (packageName === undefined) return [name, `${contractVersion}.0.0`];
    const version = catalog.get(packageName);
    if (version === undefined) problems.add(`${packageName} is shared, but not in the catalog`);
    for (const dir of dirs) {
      const installed = installedVersion(packageName, dir);
      if (installed !== undefined && version !== undefined && installed !== version) {
        problems.add(`${packageName} is ${installed} in ${dir}, ${version} in the catalog`);
      }
    }
    return [name, version];
  });
  if (problems.size > 0) {
    throw new Error(`Shared modules do not match:\n  ${[...problems].join('\n  ')}`);
  }
  return Object.fromEntries(versions) as Record<SharedModuleName, string>;
}
