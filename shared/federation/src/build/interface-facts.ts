import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compilation, Dependency, Module } from 'webpack';
import { sharedModules, type SharedModule } from '../shared-modules';
import { packageOfFile } from './single-copy';
import { workspaceRoot } from './shared-versions';

/** Names that are taken from, or provided by, shared modules. */
export type SharedNames = Record<string, string[]>;

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();

/** The shared module that an import is given instead of the module itself. */
export const shareKeyOf = (module: Module | null): string | undefined =>
  module?.type.startsWith('consume-shared')
    ? (module as unknown as { options: { shareKey: string } }).options.shareKey
    : undefined;

/** The name that an import takes of a module; none for whole namespaces. */
export const importedName = (dependency: Dependency): string | undefined =>
  (dependency as { ids?: string[] }).ids?.[0];

/** What a remote's modules import of each shared module, by name. */
export function importedNames({ modules, moduleGraph }: Compilation): SharedNames {
  const names: Record<string, Set<string>> = {};
  for (const module of modules) {
    for (const dependency of module.dependencies) {
      const imported = importedName(dependency);
      const shareKey = shareKeyOf(moduleGraph.getModule(dependency));
      if (imported === undefined || shareKey === undefined) continue;
      (names[shareKey] ??= new Set()).add(imported);
    }
  }
  return Object.fromEntries(Object.entries(names).map(([key, found]) => [key, sorted(found)]));
}

/** Files of ours that a shared module consists of; none of a package. */
function filesOf(name: string, module: SharedModule, dir: string): readonly string[] {
  const { resolve } = createRequire(join(dir, 'package.json'));
  if (module.kind === 'package') return [];
  if (module.kind === 'curated')
    return [join(import.meta.dirname, `../vendor/${module.vendor}.ts`)];
  return (module.kind === 'frame' ? module.modules : [name]).map((file) => resolve(file));
}

/**
 * What the host's modules export, of those shared modules that are ours. One whose exports are not
 * known before it runs is left out.
 */
export function providedNames({ modules, moduleGraph }: Compilation, dir: string): SharedNames {
  const exported = new Map<string, readonly string[]>();
  for (const module of modules) {
    const { resource } = module as { resource?: string };
    const names = resource === undefined ? undefined : moduleGraph.getProvidedExports(module);
    if (resource !== undefined && Array.isArray(names)) exported.set(resource, names);
  }
  return Object.fromEntries(
    Object.entries<SharedModule>(sharedModules).flatMap(([name, module]) => {
      const files = filesOf(name, module, dir);
      const isKnown = files.length > 0 && files.every((file) => exported.has(file));
      return isKnown ? [[name, sorted(files.flatMap((file) => exported.get(file) ?? []))]] : [];
    }),
  );
}

const leaves = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : leaves(value as object, `${prefix}${name}.`),
  );

/** Keys of the texts that the host has for everybody, plural forms as one. */
export function commonTexts(): string[] {
  const file = join(workspaceRoot, 'shared/i18n/src/common.cs.json');
  const keys = leaves(JSON.parse(readFileSync(file, 'utf8')) as object);
  return sorted(keys.map((key) => key.replace(/_(one|few|many|other)$/, '')));
}

/** The fixed part before a placeholder, down to the last dot. */
const templates = /`(?:common:)?((?:\w+\.)+)\$\{[^}]*\}/g;
const literals = /(['"`])(?:common:)?([\w-]+(?:\.[\w-]+)*)\1/g;

/**
 * Which of the texts for everybody a remote's own modules name. A word that only looks like a key
 * counts too: it matters only when a host does not have it.
 */
export function namedTexts({ modules }: Compilation, texts: readonly string[]): string[] {
  const named = new Set<string>();
  for (const module of modules) {
    const { resource } = module as { resource?: string };
    if (resource === undefined || packageOfFile(resource) !== undefined) continue;
    const source = String(module.originalSource()?.source() ?? '');
    for (const [, , literal = ''] of source.matchAll(literals)) named.add(literal);
    for (const [, start = ''] of source.matchAll(templates)) {
      for (const key of texts) if (key.startsWith(start)) named.add(key);
    }
  }
  return texts.filter((key) => named.has(key));
}
