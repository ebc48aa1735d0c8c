import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { workspaceRoot } from '../build/shared-versions';
import { sharedModules, type SharedModule } from '../shared-modules';

// The host's packages have them all; a remote's are only those that it imports itself.
const { resolve } = createRequire(join(workspaceRoot, 'host/package.json'));

/** The file of a module of ours, relative to the workspace. */
export const sourceFileOf = (name: string): string => relative(workspaceRoot, resolve(name));

/**
 * What the host is to remotes, by name: the modules of ours that it shares, and what a remote has to
 * be for it. Packages are left out: they are compared by version, and curated ones by name, too.
 */
export const declaredModules: readonly string[] = [
  '@advisor/shell/remote-module',
  ...Object.entries<SharedModule>(sharedModules).flatMap(([name, module]) => {
    if (module.kind === 'frame') return module.modules;
    return module.kind === 'own' ? [name] : [];
  }),
];
